import { valuesAt } from '../../sources/import/lecture/champs.rules.ts';
import { jsonValue } from '../../sources/reading/json/json-value.ts';
import { parseXml } from '../../sources/reading/xml/xml-parse.ts';

const MOST_NEIGHBOURS = 40;

export interface Essai {
  readonly valeurs: string[];
  /** The names at the last step of the path that exists, when nothing was found. */
  readonly voisins: string[];
}

/** Reads a path in a record as received, by the very code that imports use. */
export function tryPath(brut: string, chemin: string, multiple: boolean): Essai {
  const record = recordOf(brut);
  const found = valuesAt([{ code: 'essai', chemin, multiple }], record).essai;
  const valeurs = found === undefined ? [] : Array.isArray(found) ? found : [String(found)];
  return { valeurs, voisins: valeurs.length > 0 ? [] : neighbours(record, chemin.split('.')) };
}

function recordOf(brut: string): unknown {
  if (brut.trimStart().startsWith('<')) return parseXml(brut);
  const read = jsonValue(brut);
  return read.ok ? read.valeur : null;
}

/** The names that may follow the longest part of a path that leads somewhere. */
function neighbours(record: unknown, parts: readonly string[]): string[] {
  let here = [record];
  for (const part of parts) {
    const next = here.flatMap((value) => stepsOf(value).flatMap(([name, inner]) => (name === part ? [inner] : [])));
    if (!next.some((value) => stepsOf(value).length > 0)) break;
    here = next;
  }
  return [...new Set(here.flatMap((value) => stepsOf(value).map(([name]) => name)))].sort().slice(0, MOST_NEIGHBOURS);
}

function stepsOf(value: unknown): (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.flatMap(stepsOf);
  if (typeof value !== 'object' || value === null) return [];
  if ('enfants' in value && Array.isArray(value.enfants))
    return value.enfants.flatMap((enfant: unknown) =>
      typeof enfant === 'object' && enfant !== null && 'nom' in enfant ? [[String(enfant.nom), enfant] as const] : [],
    );
  return Object.entries(value);
}
