import type { CodeCibleOuChamp, Ligne, Suggestion } from '@bridge/contract';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { acceptSuggestions, confirmed, isEnBloc, type Row, renameChamp, withCible } from './lignes.rules.ts';

export interface LigneActs {
  readonly setCible: (row: Row, cible: CodeCibleOuChamp | null) => void;
  readonly setLigne: (index: number, ligne: Ligne) => void;
  /** Adds another target to a field, beside those that it has. */
  readonly addLigne: (ligne: Ligne) => void;
  /** Confirms a line found automatically, or all those that need no look of their own. */
  readonly confirm: (index: number | 'toutes') => void;
  readonly accept: (suggestions: readonly Suggestion[]) => void;
  readonly rename: (pairs: readonly { readonly avant: string; readonly apres: string }[]) => void;
  readonly replace: (lignes: readonly Ligne[]) => void;
}

/** The changes of a mapping. These functions stay the same, so that a change draws its own rows, not seven hundred. */
export function useLigneActs(lignes: readonly Ligne[], onChange: (lignes: unknown) => void): LigneActs {
  const latest = useRef(lignes);
  useLayoutEffect(() => {
    latest.current = lignes;
  }, [lignes]);
  return useMemo(() => {
    const change = (next: readonly Ligne[]) => {
      // The ref is updated at once: two changes in one frame both stay.
      latest.current = next;
      onChange(next);
    };
    return {
      setCible: (row, cible) => change(withCible(latest.current, row, cible)),
      setLigne: (index, ligne) => change(latest.current.with(index, confirmed(ligne))),
      confirm: (index) =>
        change(
          latest.current.map((ligne, rank) =>
            (index === 'toutes' ? isEnBloc(ligne) : index === rank) ? confirmed(ligne) : ligne,
          ),
        ),
      addLigne: (ligne) => change([...latest.current, ligne]),
      accept: (suggestions) => change(acceptSuggestions(latest.current, suggestions)),
      rename: (pairs) =>
        change(
          pairs.reduce<readonly Ligne[]>((all, { avant, apres }) => renameChamp(all, avant, apres), latest.current),
        ),
      replace: change,
    };
  }, [onChange]);
}
