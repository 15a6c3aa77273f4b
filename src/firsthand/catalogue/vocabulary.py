"""The closed vocabularies of a catalogue: every value that a file may hold where the set is fixed.

Facet values, tags, sections and tasks are closed too, but by the catalogue's own ``taxonomy.toml`` and
``catalogue.toml``, so that a maintainer extends them without touching code.
"""

from __future__ import annotations

from enum import StrEnum


class Language(StrEnum):
    """The two languages in which everything readable is kept."""

    EN = "en"
    ZH = "zh"


class EntryKind(StrEnum):
    """What an entry is; each kind has its own directory."""

    PAPER = "paper"
    PROJECT = "project"
    BENCHMARK = "benchmark"
    MEDIA = "media"
    PRACTICE = "practice"
    CONCEPT = "concept"


class Origin(StrEnum):
    """How a paper came in. ``legacy`` was listed before screening and is neither approved nor expelled."""

    LEGACY = "legacy"
    FOUND = "found"


class State(StrEnum):
    """Where a paper stands; derived from its origin, its decisions and the releases."""

    LEGACY = "legacy"
    FOUND = "found"
    GATED = "gated"
    TRIAGED_OUT = "triaged_out"
    HOLD = "hold"
    PROPOSED = "proposed"
    INCLUDED = "included"
    EXCLUDED = "excluded"
    PUBLISHED = "published"
    RETIRED = "retired"


class DecisionKind(StrEnum):
    """What a decision file records; the last one of a paper gives its state."""

    GATE = "gate"
    TRIAGE_OUT = "triage_out"
    HOLD = "hold"
    PROPOSE = "propose"
    INCLUDE = "include"
    EXCLUDE = "exclude"
    RETIRE = "retire"
    REOPEN = "reopen"


class Track(StrEnum):
    """The line of research that a screened paper belongs to."""

    AGENT_MEMORY = "agent_memory"
    LLM_MEMORY = "llm_memory"
    PROCEDURAL_MEMORY = "procedural_memory"
    MEMORY_EVALUATION = "memory_evaluation"
    MEMORY_SECURITY = "memory_security"
    MEMORY_SURVEY = "memory_survey"


class Question(StrEnum):
    """What an inclusion must answer with a quote; F1 to F4 only for procedural memory."""

    USER = "user"
    CONTENT = "content"
    MECHANISM = "mechanism"
    CONTRIBUTION = "contribution"
    VALIDATION = "validation"
    F1_EXPERIENCE = "f1"
    F2_PERSISTENT = "f2"
    F3_REUSED = "f3"
    F4_MAINTAINED = "f4"


class ExclusionCode(StrEnum):
    """Why a work is out; one is required for every exclusion."""

    GATE_FAILED = "X0"
    VISION_OR_LOWLEVEL_ROBOTICS = "X1"
    HARDWARE_OR_KV_EFFICIENCY = "X2"
    GENERIC_RAG_LONGCONTEXT_TOOLROUTING = "X3"
    TRANSFER_CLAIM_ONLY = "X4"
    SKILL_OR_PROMPT_WITHOUT_LIFECYCLE = "X5"
    NOT_LANGUAGE_MODEL = "X6"
    MEMORY_INCIDENTAL = "X7"
    DUPLICATE_OR_SUPERSEDED = "X8"
    WITHDRAWN_OR_RETRACTED = "X9"


class Extent(StrEnum):
    """How far a reading went."""

    TITLE = "title"
    ABSTRACT = "abstract"
    SECTIONS = "sections"
    FULL_TEXT = "full_text"
    ARTEFACT = "artefact"


class Level(StrEnum):
    """The evidence level of a paper. It is computed from human readings and stored nowhere."""

    E0 = "E0"
    E1 = "E1"
    E2 = "E2"
    E3 = "E3"
    E4 = "E4"
    E5 = "E5"


class ClaimStrength(StrEnum):
    """How a reported figure is supported."""

    CONCEPTUAL = "conceptual"
    AUTHOR_REPORTED = "author_reported"
    CONTROLLED = "controlled"
    INDEPENDENT_REPLICATION = "independent_replication"


class LinkKind(StrEnum):
    """What a link leads to."""

    PAPER = "paper"
    CODE = "code"
    DATA = "data"
    MODEL = "model"
    SITE = "site"
    VIDEO = "video"


class RelationKind(StrEnum):
    """How one entry stands to another; read as ``this <kind> target``."""

    VERSION_OF = "version_of"
    SUPERSEDES = "supersedes"
    DUPLICATE_OF = "duplicate_of"
    EVALUATES = "evaluates"
    IMPLEMENTS = "implements"
    PRESENTS = "presents"
    USES = "uses"


class SourceKind(StrEnum):
    """Where an official record was taken from."""

    ARXIV = "arxiv"
    CROSSREF = "crossref"
    SEMANTIC_SCHOLAR = "semantic_scholar"
    OPENALEX = "openalex"
    OPENREVIEW = "openreview"
    ACL = "acl"
    PUBLISHER = "publisher"
    FILE = "file"


class PracticeKind(StrEnum):
    """What a practice entry is."""

    REPORT = "report"
    POST_MORTEM = "post_mortem"
    HOW_TO = "how_to"


class Audience(StrEnum):
    """For whom a reading path is ordered."""

    NEWCOMERS = "newcomers"
    ENGINEERS = "engineers"
    RESEARCHERS = "researchers"


class TrialOutcome(StrEnum):
    """What came of trying a project."""

    WORKED = "worked"
    PARTLY = "partly"
    FAILED = "failed"
    NOT_TRIED = "not_tried"


class ReviewDecision(StrEnum):
    """The decisions that another list's screening records use."""

    INCLUDE = "include"
    EXCLUDE = "exclude"
    HOLD = "hold"
