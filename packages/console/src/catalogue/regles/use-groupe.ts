import type { Groupe, Regle } from '@bridge/contract';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { added, duplicated, inserted, moved, removed, withRegle } from './arbre.rules.ts';
import { focusSoon, useRegleContext } from './regle.context.ts';

interface Options {
  readonly id: string;
  readonly groupe: Groupe;
  readonly onChange: (next: Groupe) => void;
}

interface Gone {
  readonly regle: Regle;
  readonly rang: number;
}

/** The actions on the lines of a group, by key. The functions never change while the group is shown. */
export interface GroupeActs {
  join(lien: Groupe['lien']): void;
  add(regle: Regle): void;
  edit(cle: string, next: Regle): void;
  move(cle: string, pas: -1 | 1): void;
  duplicate(cle: string): void;
  remove(cle: string): void;
  undo(): void;
}

export function useGroupe({ id, groupe, onChange }: Options) {
  const { prefix, cles } = useRegleContext();
  /** The line removed last, as long as it can come back. */
  const [gone, setGone] = useState<Gone | null>(null);

  // A ref to the state keeps the actions the same while the group changes, so that typing draws one line alone.
  const latest = useRef({ groupe, gone, onChange });
  useLayoutEffect(() => {
    latest.current = { groupe, gone, onChange };
  });

  const acts = useMemo<GroupeActs>(() => {
    const idOf = (regle: Regle) => `${prefix}-${cles.cleDe(regle)}`;
    const change = (next: Groupe, taken: Gone | null = null) => {
      const now = latest.current;
      cles.passOn(now.groupe, next);
      // The ref is updated at once: a second change may come before this one is drawn.
      latest.current = { ...now, groupe: next, gone: taken };
      setGone(taken);
      now.onChange(next);
    };
    /** Acts on a line by its key, unless the line has gone. */
    const at = (cle: string, act: (now: Groupe, rang: number, regle: Regle) => void) => {
      const now = latest.current.groupe;
      const rang = now.regles.findIndex((regle) => cles.cleDe(regle) === cle);
      const regle = now.regles[rang];
      if (regle) act(now, rang, regle);
    };
    const standOn = (regle: Regle) => focusSoon(`${idOf(regle)}-value`, `${idOf(regle)}-lien`, `${idOf(regle)}-remove`);
    return {
      join: (lien) => change({ ...latest.current.groupe, lien }),
      add: (regle) => {
        change(added(latest.current.groupe, regle));
        standOn(regle);
      },
      edit: (cle, next) =>
        at(cle, (now, rang, regle) => {
          cles.passOn(regle, next);
          change(withRegle(now, rang, next));
        }),
      move: (cle, pas) =>
        at(cle, (now, rang, regle) => {
          change(moved(now, rang, pas));
          focusSoon(`${idOf(regle)}-menu`);
        }),
      duplicate: (cle) =>
        at(cle, (now, rang) => {
          const next = duplicated(now, rang);
          change(next);
          const copy = next.regles[rang + 1];
          if (copy) standOn(copy);
        }),
      remove: (cle) =>
        at(cle, (now, rang, regle) => {
          change(removed(now, rang), { regle, rang });
          focusSoon(`${id}-undo`);
        }),
      undo: () => {
        const { groupe: now, gone: last } = latest.current;
        if (!last) return;
        change(inserted(now, last.rang, last.regle));
        focusSoon(`${idOf(last.regle)}-remove`);
      },
    };
  }, [id, prefix, cles]);

  return { gone, acts };
}
