import { LANGUES_CHOIX, type Ligne, SEUIL_DE_CONFIANCE, type Suggestion } from '@bridge/contract';

/** The settings of a line in a few words: « # | · 2 étapes · obligatoire ». */
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

/** How sure a suggestion is, and why; below the threshold, people decide. */
export function confianceWords({ confiance, raison }: Pick<Suggestion, 'confiance' | 'raison'>): string {
  const part = Math.round(confiance * 100);
  return confiance < SEUIL_DE_CONFIANCE
    ? `À vous de dire (sûr à ${part}\u00a0% seulement). ${raison}`
    : `Sûr à ${part}\u00a0%. ${raison}`;
}

export const langueLabel = (code: string): string => LANGUES_CHOIX.find(({ value }) => value === code)?.label ?? code;
