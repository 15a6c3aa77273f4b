"""Identifiers are read from every shape that lists use, and lead to one canonical address."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.catalogue.identity import (
    Identifier,
    arxiv_month,
    base_id,
    canonical_url,
    fold_space,
    fold_title,
    normalise_source,
    paper_id,
    parse_identifier,
    parse_url,
    short_name,
    slug,
    source_sha256,
)


@pytest.mark.parametrize(
    ("url", "identifier"),
    [
        ("https://arxiv.org/abs/2606.24775", Identifier("arxiv", "2606.24775")),
        ("https://arxiv.org/pdf/2606.24775", Identifier("arxiv", "2606.24775")),
        ("https://arxiv.org/pdf/2606.24775v1", Identifier("arxiv", "2606.24775", "1")),
        ("https://arxiv.org/pdf/2606.24775v12.pdf", Identifier("arxiv", "2606.24775", "12")),
        ("http://www.arxiv.org/pdf/2606.24775.pdf/", Identifier("arxiv", "2606.24775")),
        ("https://arxiv.org/html/2606.24775v2", Identifier("arxiv", "2606.24775", "2")),
        ("https://export.arxiv.org/abs/cs/0112017", Identifier("arxiv", "cs/0112017")),
        ("https://arxiv.org/abs/math.GT/0309136", Identifier("arxiv", "math.GT/0309136")),
        ("https://doi.org/10.48550/arXiv.2606.24775", Identifier("arxiv", "2606.24775")),
        ("https://doi.org/10.4208/jml.240708", Identifier("doi", "10.4208/jml.240708")),
        ("https://dl.acm.org/doi/10.1145/3613904.3642450", Identifier("doi", "10.1145/3613904.3642450")),
        ("https://dl.acm.org/doi/pdf/10.1145/3613904.3642450", Identifier("doi", "10.1145/3613904.3642450")),
        ("https://aclanthology.org/2025.naacl-long.435.pdf", Identifier("acl", "2025.naacl-long.435")),
        ("https://aclanthology.org/2025.naacl-long.435/", Identifier("acl", "2025.naacl-long.435")),
        ("https://aclanthology.org/2025.findings-acl.989.pdf", Identifier("acl", "2025.findings-acl.989")),
        ("https://aclanthology.org/D18-1259.pdf", Identifier("acl", "D18-1259")),
        ("https://openreview.net/forum?id=aBc_1", Identifier("openreview", "aBc_1")),
        ("https://openreview.net/pdf?id=aBc_1", Identifier("openreview", "aBc_1")),
        ("https://github.com/getzep/zep", None),
        ("https://arxiv.org/list/cs.CL/recent", None),
        ("https://arxiv.org/abs/2613.24775", None),
        ("https://ieeexplore.ieee.org/document/1", None),
    ],
)
def test_an_address_gives_its_identifier(url, identifier):
    assert identifier == parse_url(url)


@pytest.mark.parametrize(
    ("text", "identifier"),
    [
        ("2606.24775", Identifier("arxiv", "2606.24775")),
        ("arXiv:2606.24775v3", Identifier("arxiv", "2606.24775", "3")),
        ("doi:10.1145/ABC", Identifier("doi", "10.1145/abc")),
        ("10.1145/ABC", Identifier("doi", "10.1145/abc")),
        ("acl:2025.naacl-long.435", Identifier("acl", "2025.naacl-long.435")),
        ("openreview:aBc_1", Identifier("openreview", "aBc_1")),
        ("a title: of something", None),
        ("", None),
    ],
)
def test_an_identifier_is_read_in_every_form(text, identifier):
    assert identifier == parse_identifier(text)


IDENTIFIERS = st.one_of(
    st.builds(
        lambda year, month, number: Identifier("arxiv", f"{year:02d}{month:02d}.{number:05d}"),
        st.integers(7, 60),
        st.integers(1, 12),
        st.integers(0, 99999),
    ),
    st.builds(
        lambda tail: Identifier("doi", f"10.1145/{tail}"), st.from_regex(r"[a-z0-9.]{1,12}", fullmatch=True)
    ),
    st.builds(lambda number: Identifier("acl", f"2025.acl-long.{number}"), st.integers(1, 2000)),
    st.builds(
        lambda tail: Identifier("openreview", tail), st.from_regex(r"[A-Za-z0-9_-]{10}", fullmatch=True)
    ),
)


@given(IDENTIFIERS)
def test_a_canonical_address_leads_back_to_its_identifier(identifier):
    assert identifier == parse_url(canonical_url(identifier))


@given(IDENTIFIERS)
def test_a_paper_id_leads_back_to_its_identifier(identifier):
    assert identifier == parse_identifier(paper_id(identifier, "any"))


@given(st.text(max_size=60))
def test_folding_twice_is_folding_once(text):
    assert fold_space(text) == fold_space(fold_space(text))
    assert fold_title(text) == fold_title(fold_title(text))
    assert slug(text) == slug(slug(text))


@given(st.text(max_size=80))
def test_any_text_is_no_crash(text):
    assert parse_identifier(text) is None or isinstance(parse_identifier(text), Identifier)


def test_a_work_without_identifier_is_named_by_its_title():
    assert paper_id(None, "PersonaVLM — Long-Term") == "other:personavlm-long-term"


def test_a_second_row_keeps_the_base_of_its_id():
    assert base_id("2604.00131~2") == "2604.00131"


@pytest.mark.parametrize(
    ("arxiv", "month"),
    [
        ("2606.24775", (2026, 6)),
        ("cs/0112017", (2001, 12)),
        ("hep-th/9108001", (1991, 8)),
        ("nonsense", None),
    ],
)
def test_the_month_of_an_arxiv_id(arxiv, month):
    assert month == arxiv_month(arxiv)


def test_short_names_stand_before_the_colon():
    assert short_name("M+：Extending") == "m"
    assert short_name("No name here") == ""


def test_source_text_is_compared_without_line_breaks():
    assert normalise_source("remem-\nbering\n  things") == "remembering things"
    assert source_sha256("A  title", "remem-\nbering") == source_sha256("A title", "remembering")
    assert source_sha256("A title", "b") != source_sha256("A title", "c")
