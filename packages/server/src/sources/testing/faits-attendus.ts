import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DocumentObjet } from '@bridge/contract';

/** Real answers lie beside the project, never in it: what reads them is skipped where they are not. */
export function samplesOf(systeme: string): string | null {
  const found = [
    resolve(import.meta.dirname, '../../../../../../shared/samples', systeme),
    resolve('../shared/samples', systeme),
  ].find((folder) => existsSync(folder));
  return found ?? null;
}

/** A fact as a small reader of the raw record works it out, and what the catalogue holds. */
export type Fait = readonly [nom: string, attendu: unknown, obtenu: unknown];

/** As texts are compared: what typography and spaces change is no other fact. */
export const plat = (text: unknown): string =>
  typeof text === 'string'
    ? text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()
    : text === undefined || text === null
      ? ''
      : String(text);

/** Records all of whose facts are in their place, and what differs in the others. */
export function compare(records: readonly (readonly Fait[])[]): {
  readonly entieres: number;
  readonly ecarts: readonly string[];
} {
  const ecarts: string[] = [];
  let entieres = 0;
  for (const faits of records) {
    const wrong = faits.filter(([, attendu, obtenu]) => JSON.stringify(attendu) !== JSON.stringify(obtenu));
    if (wrong.length === 0) entieres += 1;
    for (const [nom, attendu, obtenu] of wrong)
      ecarts.push(`${nom}: ${JSON.stringify(attendu)} ≠ ${JSON.stringify(obtenu)}`);
  }
  return { entieres: records.length === 0 ? 0 : entieres / records.length, ecarts: ecarts.slice(0, 20) };
}

export const digitsOf = (text: string): string =>
  text
    .replace(/\D/g, '')
    .replace(/^(?:0033|33)0?/, '')
    .replace(/^0/, '');
export const contactsDe = ({ contacts }: DocumentObjet, ...genres: readonly string[]): string[] =>
  contacts.filter(({ genre }) => genres.includes(genre)).map(({ valeur }) => valeur);
