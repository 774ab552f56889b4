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

function walk(avant: unknown, apres: unknown, chemin: string, found: Difference[]): void {
  if (found.length >= MOST || isDeepStrictEqual(avant, apres)) return;
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

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, LONGEST);
}
