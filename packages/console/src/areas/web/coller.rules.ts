/** What a line of a pasted table stands for, and what tells it from the others. */
export interface Lue<T> {
  readonly cle: string;
  readonly item: T;
}

export interface Collees<T> {
  readonly ajouts: readonly T[];
  /** Numbers of the lines that stand for nothing, from 1. */
  readonly illisibles: readonly number[];
  /** Count of the lines that are there already. */
  readonly connus: number;
  /** Count of the lines beyond the limit. */
  readonly enTrop: number;
  /** The lines left out, as they were written. */
  readonly restantes: readonly string[];
}

/** Reads a pasted table line by line; `known` are the keys of what is there already. */
export function lignesCollees<T>(
  texte: string,
  read: (line: string) => Lue<T> | null,
  known: Iterable<string>,
  room: number,
): Collees<T> {
  const present = new Set(known);
  const ajouts: T[] = [];
  const illisibles: number[] = [];
  const restantes: string[] = [];
  let connus = 0;
  let enTrop = 0;
  for (const [rank, line] of texte.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const lue = read(line);
    if (lue !== null && !present.has(lue.cle) && ajouts.length < room) {
      present.add(lue.cle);
      ajouts.push(lue.item);
      continue;
    }
    restantes.push(line);
    if (lue === null) illisibles.push(rank + 1);
    else if (present.has(lue.cle)) connus += 1;
    else enTrop += 1;
  }
  return { ajouts, illisibles, connus, enTrop, restantes };
}

/** A cell as people wrote it, without the quotes that a spreadsheet puts around it. */
export const cellule = (part: string): string => part.trim().replace(/^"|"$/g, '').trim();

const NOMMEES = 10;

/** The numbers of lines: « 3, 5 »; when many, the first ones and the count of the others. */
export function lignesEnMots(lignes: readonly number[]): string {
  const named = lignes.slice(0, NOMMEES).join(', ');
  const rest = lignes.length - NOMMEES;
  if (rest <= 0) return named;
  return rest > 1 ? `${named} et ${rest} autres` : `${named} et une autre`;
}
