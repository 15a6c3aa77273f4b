"""The data model round-trips through TOML byte for byte, and bad files are reported with their key."""

from __future__ import annotations

import dataclasses
from datetime import UTC, date, datetime

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from firsthand.catalogue import files
from firsthand.catalogue.codec import InvalidTable, from_table, to_table
from firsthand.catalogue.layout import ENTRY_FOLDERS, RECORD_FOLDERS, entry_path
from firsthand.catalogue.ledger import Answer, Decision
from firsthand.catalogue.model import Paper
from firsthand.catalogue.settings import Settings
from firsthand.catalogue.taxonomy import Taxonomy
from firsthand.catalogue.tree import load, write_entry, write_head, write_record
from firsthand.catalogue.vocabulary import DecisionKind, Question
from firsthand.errors import InvalidInput, NotFound

KINDS = [*ENTRY_FOLDERS.values(), *RECORD_FOLDERS.values(), Settings]

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
MOMENTS = st.datetimes(timezones=st.just(UTC), min_value=datetime(1990, 1, 1))  # noqa: DTZ001 - bounds are naive

st.register_type_strategy(str, TEXT)
st.register_type_strategy(datetime, MOMENTS)
st.register_type_strategy(float, st.floats(allow_nan=False))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@given(data=st.data())
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_record_round_trips_byte_for_byte(kind, data):
    value = data.draw(st.from_type(kind))
    text = files.dumps(to_table(value))
    again = from_table(kind, files.loads(text))
    assert value == again
    assert text == files.dumps(to_table(again))


def test_taxonomy_round_trips():
    text = (
        '[facets.scope]\n[facets.scope.name]\nen = "Scope"\nzh = "范围"\n\n'
        '[[facets.scope.values]]\nkey = "long_term"\n\n[facets.scope.values.name]\nen = "Long"\n'
    )
    taxonomy = from_table(Taxonomy, files.loads(text))
    assert taxonomy == from_table(Taxonomy, files.loads(files.dumps(to_table(taxonomy))))


def test_a_list_is_written_one_item_a_line():
    paper = Paper(id="2606.00001", title="A", section="survey", tags=("one", "two"))
    assert 'tags = [\n  "one",\n  "two",\n]\n' in files.dumps(to_table(paper))


def test_defaults_are_left_out():
    assert to_table(Paper(id="2606.00001", title="A", section="survey")) == {
        "id": "2606.00001",
        "title": "A",
        "section": "survey",
    }


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ('id = "1"\ntitle = 5\nsection = "s"\n', [("title", "expected text, not int 5")]),
        ('id = "1"\ntitle = "t"\n', [("section", "key section is missing")]),
        ('id = "1"\ntitle = "t"\nsection = "s"\ntitel = "x"\n', [("", "unknown key titel")]),
        (
            'id = "1"\ntitle = "t"\nsection = "s"\norigin = "new"\n',
            [("origin", "expected one of legacy, found, not 'new'")],
        ),
        (
            'id = "1"\ntitle = "t"\nsection = "s"\nlisted = "2026-01-01"\n',
            [("listed", "expected a date, not str '2026-01-01'")],
        ),
        (
            'id = "1"\ntitle = "t"\nsection = "s"\n[[links]]\nkind = "paper"\nurl = 3\n',
            [("links[0].url", "expected text, not int 3")],
        ),
    ],
)
def test_a_wrong_table_names_every_bad_key(text, faults):
    with pytest.raises(InvalidTable) as raised:
        from_table(Paper, files.loads(text))
    assert faults == [tuple(fault) for fault in raised.value.faults]


def test_two_faults_are_reported_together():
    with pytest.raises(InvalidTable) as raised:
        from_table(Paper, {"id": 1, "title": "t", "section": "s", "colour": "red"})
    assert {"id", ""} == {fault.key for fault in raised.value.faults}


def test_writing_the_same_again_changes_nothing(tmp_path):
    path = tmp_path / "a.toml"
    assert files.write(path, {"a": "b"})
    assert not files.write(path, {"a": "b"})


@pytest.fixture
def root(tmp_path):
    write_head(tmp_path, Settings(name=dataclasses.replace(NAME)), Taxonomy())
    return tmp_path


NAME = from_table(Settings, {"name": {"en": "List", "zh": "列表"}}).name


def test_a_tree_loads_what_was_written(root):
    paper = Paper(id="2606.24775", title="A", section="survey")
    decision = Decision(
        paper=paper.id,
        decision=DecisionKind.INCLUDE,
        policy="2026-10-23",
        by="human:alice",
        at=datetime(2026, 12, 1, 9, 30, tzinfo=UTC),
        answers={Question.CONTENT: Answer(en="stored records", quote="records")},
    )
    write_entry(root, paper)
    place = write_record(root, "2606.24775-01", decision)
    tree = load(root)
    assert str(place) == "decisions/2026/12/2606.24775-01.toml"
    assert {"2606.24775": paper} == tree.papers
    assert (("2606.24775-01", decision),) == tree.decisions_of("2606.24775")
    assert tree.faults == ()


@pytest.mark.parametrize(
    ("entry_id", "path"),
    [
        ("2606.24775", "papers/2606/2606.24775.toml"),
        ("2606.24775~2", "papers/2606/2606.24775~2.toml"),
        ("cs/0112017", "papers/0112/cs_0112017.toml"),
        ("doi:10.1145/3613904.3642450", "papers/doi/10.1145_3613904.3642450.toml"),
        ("acl:2025.naacl-long.435", "papers/acl/2025.naacl-long.435.toml"),
        ("openreview:aBc_1", "papers/openreview/aBc_1.toml"),
        ("other:记忆-a", "papers/other/记忆-a.toml"),
    ],
)
def test_every_kind_of_id_has_its_place(entry_id, path):
    assert path == str(entry_path(Paper(id=entry_id, title="t", section="s")))


def test_faults_name_file_and_key(root):
    (root / "papers/2606").mkdir(parents=True)
    (root / "papers/2606/2606.00001.toml").write_text("id = ", encoding="utf-8")
    (root / "papers/2606/2606.00002.toml").write_text(
        'id = "2606.00002"\ntitle = 1\nsection = "s"\n', encoding="utf-8"
    )
    good = 'title = "t"\nsection = "s"\n'
    (root / "papers/2606/2606.00003.toml").write_text(f'id = "2606.00004"\n{good}', encoding="utf-8")
    (root / "papers/2606/2606.00004.toml").write_text(f'id = "2606.00004"\n{good}', encoding="utf-8")
    tree = load(root)
    assert [(fault.code, fault.file, fault.key) for fault in tree.faults] == [
        ("F01", "papers/2606/2606.00001.toml", ""),
        ("F02", "papers/2606/2606.00002.toml", "title"),
        ("F03", "papers/2606/2606.00003.toml", "id"),
        ("F04", "papers/2606/2606.00004.toml", "id"),
    ]
    assert list(tree.papers) == ["2606.00004"]


def test_a_directory_without_a_head_is_no_catalogue(tmp_path):
    with pytest.raises(NotFound, match="catalogue init"):
        load(tmp_path)


def test_a_broken_head_is_refused(tmp_path):
    (tmp_path / "catalogue.toml").write_text("name = 3\n", encoding="utf-8")
    with pytest.raises(InvalidInput, match="name"):
        load(tmp_path)


def test_an_unknown_entry_is_not_found(root):
    with pytest.raises(NotFound, match="nothing"):
        load(root).entry("nothing")


def test_dates_are_native():
    paper = Paper(id="2606.00001", title="A", section="survey", listed=date(2026, 6, 1))
    assert "listed = 2026-06-01\n" in files.dumps(to_table(paper))
