import { LANGUES_CHOIX, type Ligne } from '@bridge/contract';

/** What a line has beside its target, in a few words: « # | · 2 étapes · obligatoire ». */
export function reglagesWords({
  separateurs,
  colonnes,
  transformations = [],
  obligatoire,
  defaut,
  intitule,
}: Ligne): string {
  const marks = Object.values(separateurs ?? {}).join(' ');
  const columns = colonnes === undefined ? 0 : Object.keys(colonnes).length;
  const steps = transformations.length;
  return [
    ...(intitule === undefined ? [] : [intitule]),
    ...(marks === '' ? [] : [marks]),
    ...(columns === 0 ? [] : [`${columns} ${columns > 1 ? 'colonnes' : 'colonne'}`]),
    ...(steps === 0 ? [] : [`${steps} ${steps > 1 ? 'étapes' : 'étape'}`]),
    ...(defaut === undefined ? [] : ['par défaut']),
    ...(obligatoire ? ['obligatoire'] : []),
  ].join(' · ');
}

export const langueLabel = (code: string): string => LANGUES_CHOIX.find(({ value }) => value === code)?.label ?? code;
