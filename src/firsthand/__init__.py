"""Memory for LLM agents that cites its sources."""

from __future__ import annotations
