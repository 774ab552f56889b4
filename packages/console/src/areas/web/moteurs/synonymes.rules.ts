import { type Moteur, norme } from '@bridge/contract';

type Synonymes = Moteur['synonymes'][number];

interface Colles {
  readonly ajouts: readonly Synonymes[];
  /** Numbers of the lines that make no group, from 1: a single word, or more than a group holds. */
  readonly illisibles: readonly number[];
  /** Count of the groups that are there already. */
  readonly connus: number;
  /** Count of the groups beyond the limit. */
  readonly enTrop: number;
  /** The lines left out, as they were written. */
  readonly restantes: readonly string[];
}

const LONGEST = 300;

/** Reads a pasted table: each line is a group of words that mean the same, between semicolons, tabs or commas. */
export function synonymesColles(texte: string, presents: readonly string[], room: number): Colles {
  const known = new Set(presents.map((mots) => groupe(motsDe(mots))));
  const ajouts: Synonymes[] = [];
  const illisibles: number[] = [];
  const restantes: string[] = [];
  let connus = 0;
  let enTrop = 0;
  for (const [rank, line] of texte.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const words = motsDe(line);
    const mots = words.join(', ');
    const isRead = words.length > 1 && mots.length <= LONGEST;
    const cle = groupe(words);
    if (isRead && !known.has(cle) && ajouts.length < room) {
      known.add(cle);
      ajouts.push({ mots });
      continue;
    }
    restantes.push(line);
    if (!isRead) illisibles.push(rank + 1);
    else if (known.has(cle)) connus += 1;
    else enTrop += 1;
  }
  return { ajouts, illisibles, connus, enTrop, restantes };
}

/** The words of a line, each once: searches ignore capitals and accents. */
function motsDe(line: string): string[] {
  const words = line.split(/[\t;,]/).map((word) => word.trim().replace(/^"|"$/g, '').trim());
  return [...new Map(words.filter((word) => word !== '').map((word) => [norme(word), word])).values()];
}

/** The same group, however its words are ordered. */
const groupe = (words: readonly string[]) => words.map(norme).sort().join('\n');
