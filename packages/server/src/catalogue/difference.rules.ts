import { isDeepStrictEqual } from 'node:util';
import type { Difference } from '@bridge/contract';

const MOST = 200;
const LONGEST = 2_000;

/** The differences between two documents, value by value, by their paths. */
export function differencesBetween(avant: unknown, apres: unknown): Difference[] {
  const found: Difference[] = [];
  walk(avant ?? {}, apres ?? {}, '', found);
  return found.slice(0, MOST);
}

function walk(one: unknown, other: unknown, chemin: string, found: Difference[]): void {
  if (found.length >= MOST || isDeepStrictEqual(one, other)) return;
  // What is new or gone is told value by value too: people read words, not the code of a whole period.
  const avant = isAbsent(one) ? emptyOf(other) : one;
  const apres = isAbsent(other) ? emptyOf(one) : other;
  if (isBranch(avant) && isBranch(apres) && Array.isArray(avant) === Array.isArray(apres)) {
    for (const key of new Set([...Object.keys(avant), ...Object.keys(apres)])) {
      const inner = Array.isArray(avant) ? `${chemin}[${key}]` : chemin === '' ? key : `${chemin}.${key}`;
      walk(ownOf(avant, key), ownOf(apres, key), inner, found);
    }
    return;
  }
  found.push({ chemin, avant: shown(avant), apres: shown(apres) });
}

/** The value of an own key: properties that every object inherits are no values of a document. */
function ownOf(branch: object, key: string): unknown {
  return Object.hasOwn(branch, key) ? Reflect.get(branch, key) : undefined;
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** A branch of the same kind without anything; nothing where the other has nothing either. */
function emptyOf(other: unknown): unknown {
  if (!isBranch(other) || Object.keys(other).length === 0) return undefined;
  return Array.isArray(other) ? [] : {};
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, LONGEST);
}
