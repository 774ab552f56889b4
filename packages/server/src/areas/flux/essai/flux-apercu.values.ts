import type { ApercuFiche } from '@bridge/contract';

type Valeur = ApercuFiche['fiches'][number]['apres'][number];

const MOST = 400;
const LONGEST = 2_000;

/** The values of a document one by one, with their paths, without empty ones. */
export function valuesIn(document: unknown): Valeur[] {
  const found: Valeur[] = [];
  walk(document, '', found);
  return found;
}

function walk(value: unknown, chemin: string, found: Valeur[]): void {
  if (found.length >= MOST || value === null || value === undefined || value === '') return;
  if (typeof value !== 'object') {
    found.push({ chemin, valeur: String(value).slice(0, LONGEST) });
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const below = Array.isArray(value) ? `${chemin}[${key}]` : chemin === '' ? key : `${chemin}.${key}`;
    walk(inner, below, found);
  }
}
