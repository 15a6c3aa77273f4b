"""Values of the domain: frozen dataclasses and closed vocabularies, standard library only."""
