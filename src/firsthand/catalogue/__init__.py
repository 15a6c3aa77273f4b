"""The catalogue: a curated, bilingual, living knowledge base kept as one TOML file per fact.

A catalogue is a directory. Nothing in it is rendered: README pages, sites, counts and news are derived
from these files, so that two languages or a number and what it counts cannot drift apart.

::

    catalogue.toml                       name, sections, tasks, current policy, waivers
    taxonomy.toml                        facets with closed values (en/zh), tags and their aliases
    policy/2026-10-23.toml               scope rules, questions, exclusion codes, gate
    papers/2606/2606.24775.toml          one work; also papers/doi/, papers/acl/, papers/openreview/, papers/other/
    projects/getzep--zep.toml            one repository, with its evidence card
    benchmarks/locomo.toml               one benchmark
    media/youtube-k3fuwwewgfc.toml       one talk or video
    practices/….toml                     a report, post-mortem or how-to
    concepts/….toml                      one idea in both languages, linked to works and to the engine's verbs
    paths/newcomers.toml                 one ordered reading path
    sources/2606.24775.v1.toml           official title and abstract with a hash (append-only)
    readings/2026/12/….toml              who read what, how far (append-only)
    decisions/2026/12/2606.24775-01.toml what was decided on which evidence (append-only)
    searches/2026-10-06.toml             one search window
    releases/2026-10-23.toml             counts and ids of one release
    results/….toml                       one reported figure with its quote
    reviews/….toml                       a screening record of another list: history, never evidence
    imports/….toml                       what an imported README said, with line numbers

Where to start reading:

- ``vocabulary`` the closed vocabularies; ``model`` the entries; ``ledger`` the append-only records;
  ``settings`` the head of a catalogue, its policies and imports;
- ``layout`` which file holds what; ``codec`` dataclass <-> table; ``files`` table <-> TOML text;
- ``tree`` loads a directory into a ``Tree`` (with typed faults) and writes one entry;
- ``identity`` ids, canonical links, folded titles; ``taxonomy`` facets and tags;
- ``level`` the evidence level, computed from reading events;
- ``readme_import`` READMEs in; ``exchange`` BibTeX, RIS, CSL-JSON, JSONL and review records in;
- ``check`` the rules, ``cli`` the commands.

Needs the extra ``catalogue``; the engine is not used here.
"""
