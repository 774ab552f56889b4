import { FicheRefusee } from '../source.ts';

/** Five times what the fullest of known records holds. Facts are compared with one another: the time that takes grows with its square. */
const MOST_VALUES = 10_000;
/** What separates the values of one text. */
const SEPARATORS = /[#|]/g;
/** A point of a track is one value among those of its line, which is one value. */
const LONGEST_POINT = 4;

/** Throws FicheRefusee where a record holds more values than any offer has. */
export function refuseDemesuree(valeur: unknown): void {
  if (spent(valeur, MOST_VALUES) < 0) throw new FicheRefusee('Fiche démesurée\u00a0: plus de 10\u202f000 valeurs.', '');
}

/** Counts the values inside of a value, and returns how many more are allowed; below zero, there are too many. */
function spent(valeur: unknown, allowed: number): number {
  if (typeof valeur === 'string') return allowed - 1 - (valeur.match(SEPARATORS)?.length ?? 0);
  if (typeof valeur !== 'object' || valeur === null) return allowed - 1;
  const values: readonly unknown[] = Array.isArray(valeur) ? valeur : Object.values(valeur);
  if (isPoint(values)) return allowed;
  let left = allowed - 1;
  for (const one of values) {
    left = spent(one, left);
    if (left < 0) break;
  }
  return left;
}

const isPoint = (values: readonly unknown[]): boolean =>
  values.length > 0 && values.length <= LONGEST_POINT && values.every((one) => typeof one === 'number');
