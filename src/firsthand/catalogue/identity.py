"""Who is who among works: identifiers, canonical links, folded titles, hashed sources.

Formats: arXiv identifiers as in https://info.arxiv.org/help/arxiv_identifier.html (new form since 0704,
old form ``archive/YYMMNNN``), DOI names as in ISO 26324 (``10.`` prefix, compared without case), ACL
Anthology ids as in https://aclanthology.org/info/ids/, OpenReview forum ids as their addresses hold them.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from dataclasses import dataclass
from typing import Literal, TypeAlias
from urllib.parse import parse_qs, unquote, urlsplit

from firsthand.catalogue.model import Ids, Link, Paper
from firsthand.catalogue.vocabulary import LinkKind

IdKind: TypeAlias = Literal["arxiv", "doi", "acl", "openreview"]

_ARXIV_NEW = re.compile(r"(?P<id>\d{2}(?:0[1-9]|1[0-2])\.\d{4,5})(?:v(?P<version>\d+))?", re.ASCII)
_ARXIV_OLD = re.compile(
    r"(?P<id>[a-z-]+(?:\.[A-Z]{2})?/\d{2}(?:0[1-9]|1[0-2])\d{3})(?:v(?P<version>\d+))?", re.ASCII
)
_DOI = re.compile(r"10\.\d{4,9}/\S+", re.ASCII)
_ACL = re.compile(
    r"(?:[A-Z]\d{2}-\d{4,5}|\d{4}\.[a-z0-9]+-[a-z0-9]+\.\d+|\d{4}\.[a-z0-9]+-\d+\.\d+)", re.ASCII
)
_ARXIV_DOI = "10.48550/arxiv."
_SPACE = re.compile(r"\s+")
_NOT_WORD = re.compile(r"[^\w]+|_+")
_LINE_HYPHEN = re.compile(r"(?<=\w)-\s*\n\s*(?=[a-z])")
_UNSAFE = re.compile(r"[^A-Za-z0-9.~-]+")


@dataclass(frozen=True, slots=True)
class Identifier:
    """An identifier in canonical form; ``version`` is the arXiv version that was named, without ``v``."""

    kind: IdKind
    value: str
    version: str = ""


def parse_arxiv(text: str) -> Identifier | None:
    """The arXiv identifier that the whole text is (``arXiv:`` in front and ``.pdf`` behind allowed), or None."""
    text = text.strip()
    if text[:6].lower() == "arxiv:":
        text = text[6:].strip()
    text = text.removesuffix(".pdf")
    match = _ARXIV_NEW.fullmatch(text) or _ARXIV_OLD.fullmatch(text)
    return Identifier("arxiv", match["id"], match["version"] or "") if match else None


def parse_doi(text: str) -> Identifier | None:
    """The DOI that the whole text is, in lower case, or None; arXiv's own DOIs become arXiv identifiers."""
    text = text.strip()
    for prefix in ("https://doi.org/", "http://doi.org/", "https://dx.doi.org/", "http://dx.doi.org/"):
        if text.lower().startswith(prefix):
            text = unquote(text[len(prefix) :])
    if text[:4].lower() == "doi:":
        text = text[4:].strip()
    if not _DOI.fullmatch(text):
        return None
    doi = text.lower()
    if doi.startswith(_ARXIV_DOI):
        return parse_arxiv(doi[len(_ARXIV_DOI) :])
    return Identifier("doi", doi)


def parse_acl(text: str) -> Identifier | None:
    """The ACL Anthology id that the whole text is, or None."""
    return Identifier("acl", text) if _ACL.fullmatch(text) else None


def parse_url(url: str) -> Identifier | None:
    """The identifier that an address leads to, or None when it names no paper of the four kinds."""
    parts = urlsplit(url.strip())
    host = (parts.hostname or "").removeprefix("www.")
    path = unquote(parts.path).strip("/")
    if host == "arxiv.org" or host.endswith(".arxiv.org"):
        head, _, rest = path.partition("/")
        return parse_arxiv(rest.strip("/")) if head in {"abs", "pdf", "html", "format", "ps"} else None
    if host == "aclanthology.org":
        return parse_acl(path.removesuffix(".pdf").strip("/"))
    if host == "openreview.net":
        forum = parse_qs(parts.query).get("id", [""])[0]
        return Identifier("openreview", forum) if forum else None
    if host in {"doi.org", "dx.doi.org"}:
        return parse_doi(path)
    position = path.find("10.")
    if "doi" in path.split("/")[:1] and position >= 0:
        return parse_doi(path[position:])
    return None


def parse_identifier(text: str) -> Identifier | None:
    """The identifier in a text of any accepted form: address, arXiv id, DOI, ACL id, or a paper's own id."""
    text = text.strip()
    if "://" in text:
        return parse_url(text)
    head, _, rest = text.partition(":")
    if head.lower() == "acl" and rest:
        return parse_acl(rest)
    if head.lower() == "openreview" and rest:
        return Identifier("openreview", rest)
    return parse_arxiv(text) or parse_doi(text) or parse_acl(text)


def canonical_url(identifier: Identifier) -> str:
    """The one address under which a work is linked: abstract page, DOI resolver, Anthology or forum page."""
    match identifier.kind:
        case "arxiv":
            return f"https://arxiv.org/abs/{identifier.value}"
        case "doi":
            return f"https://doi.org/{identifier.value}"
        case "acl":
            return f"https://aclanthology.org/{identifier.value}/"
        case "openreview":
            return f"https://openreview.net/forum?id={identifier.value}"


def paper_id(identifier: Identifier | None, title: str) -> str:
    """The id of a paper: a bare arXiv id, ``kind:value`` for other identifiers, ``other:<title>`` for none."""
    if identifier is None:
        return f"other:{slug(title)}"
    return identifier.value if identifier.kind == "arxiv" else f"{identifier.kind}:{identifier.value}"


def ids_of(identifier: Identifier | None) -> Ids:
    """The ``ids`` table that holds one identifier."""
    match identifier:
        case Identifier(kind="arxiv", value=value):
            return Ids(arxiv=value)
        case Identifier(kind="doi", value=value):
            return Ids(doi=value)
        case Identifier(kind="acl", value=value):
            return Ids(acl=value)
        case Identifier(kind="openreview", value=value):
            return Ids(openreview=value)
        case _:
            return Ids()


def identifiers(paper: Paper) -> tuple[Identifier, ...]:
    """All identifiers of a paper, from its ``ids`` table."""
    pairs: tuple[tuple[IdKind, str], ...] = (
        ("arxiv", paper.ids.arxiv),
        ("doi", paper.ids.doi),
        ("acl", paper.ids.acl),
        ("openreview", paper.ids.openreview),
    )
    return tuple(Identifier(kind, value) for kind, value in pairs if value)


def base_id(entry_id: str) -> str:
    """A paper's id without the ``~2`` that keeps two rows with the same identifier apart."""
    return entry_id.partition("~")[0]


def arxiv_month(arxiv_id: str) -> tuple[int, int] | None:
    """Year and month in which an arXiv identifier was given out, or None for another text."""
    parsed = parse_arxiv(arxiv_id)
    if parsed is None:
        return None
    digits = parsed.value.rpartition("/")[2]
    year = int(digits[:2])
    # Identifiers begin in 1991; two digits from 91 on belong to the last century.
    return (1900 if year >= 91 else 2000) + year, int(digits[2:4])


def paper_link(paper: Paper) -> Link | None:
    """The link to the paper itself, or None when it has only others."""
    return next((link for link in paper.links if link.kind is LinkKind.PAPER), None)


def fold_space(text: str) -> str:
    """The text with every run of white space as one blank and none at the ends."""
    return _SPACE.sub(" ", text).strip()


def fold_title(title: str) -> str:
    """A title for comparing: compatibility form, no case, words only, one blank between them."""
    return _NOT_WORD.sub(" ", unicodedata.normalize("NFKC", title).casefold()).strip()


def slug(text: str) -> str:
    """A name made of lower-case letters, digits and hyphens (Chinese characters stay), for ids and files."""
    return "-".join(fold_title(text).split()) or "untitled"


def short_name(title: str) -> str:
    """What stands before the first colon of a title, folded; empty when there is none."""
    head, colon, _ = unicodedata.normalize("NFKC", title).partition(":")
    return fold_title(head) if colon else ""


def file_stem(entry_id: str) -> str:
    """An id as a file name: what is not a letter, digit, dot, tilde or hyphen becomes an underscore."""
    return _UNSAFE.sub("_", entry_id)


def normalise_source(text: str) -> str:
    """Source text as quotes are compared with it: NFKC, line-break hyphens joined, white space folded.

    LaTeX is left alone, so a quote with a formula must repeat it as the source has it.
    """
    return fold_space(_LINE_HYPHEN.sub("", unicodedata.normalize("NFKC", text)))


def source_sha256(title: str, abstract: str) -> str:
    """The hash of a stored source: SHA-256 of the normalised title and abstract, one line each."""
    joined = f"{normalise_source(title)}\n{normalise_source(abstract)}"
    return hashlib.sha256(joined.encode()).hexdigest()
