import type { Groupe } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { SANS_VOCABULAIRE, vocabulaireQuery } from '../catalogue.queries.ts';
import { createCles } from './arbre.rules.ts';
import { GroupeEditor } from './groupe-editor.tsx';
import { RegleContext } from './regle.context.ts';
import { RegleRead } from './regle-read.tsx';
import { sujetsOfferts } from './sujets.ts';

interface Props {
  readonly value: Groupe;
  readonly onChange: (next: Groupe) => void;
  readonly readOnly?: boolean;
  /** The name of the editor for screen readers. */
  readonly label: string;
  /** The errors by path inside the tree: « regles.0.valeurs ». */
  readonly errors?: ReadonlyMap<string, string>;
  /** Id of the element that takes the focus when a link leads to the editor. */
  readonly id?: string;
}

const NO_ERROR: ReadonlyMap<string, string> = new Map();

/** The editor of rules: groups of conditions that read as sentences. An unfinished condition says what it lacks. */
export function RegleEditor({ value, onChange, readOnly = false, label, errors: said = NO_ERROR, id }: Props) {
  const errors = useUnchanged(said);
  const own = useId();
  const prefix = id ?? own;
  const [cles] = useState(createCles);
  const { data = SANS_VOCABULAIRE } = useQuery({ ...vocabulaireQuery, enabled: !readOnly });
  const sujets = useMemo(() => sujetsOfferts(data), [data]);
  const context = useMemo(() => ({ prefix, cles, sujets, errors }), [prefix, cles, sujets, errors]);
  if (readOnly) return <RegleRead id={prefix} regles={value} label={label} />;
  return (
    <RegleContext value={context}>
      <GroupeEditor id={prefix} groupe={value} onChange={onChange} path="" depth={1} label={label} />
    </RegleContext>
  );
}

/** The same map as long as it says the same: forms make a new one at each key, which would draw every line again. */
function useUnchanged(errors: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const [kept, setKept] = useState(errors);
  if (kept === errors || saysTheSame(kept, errors)) return kept;
  setKept(errors);
  return errors;
}

function saysTheSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);
}
