import { type Moteur, moteur, norme } from '@bridge/contract';
import { type Collees, cellule, type Lue, lignesCollees } from '../coller.rules.ts';

type Synonymes = Moteur['synonymes'][number];

/** Reads a pasted table: each line is a group of words that mean the same, between semicolons, tabs or commas. */
export const synonymesColles = (texte: string, presents: readonly string[], room: number): Collees<Synonymes> =>
  lignesCollees(
    texte,
    groupeDe,
    presents.map((mots) => cleDe(motsDe(mots))),
    room,
  );

/** The group of a line, or null for a single word and for more than a group holds. */
function groupeDe(line: string): Lue<Synonymes> | null {
  const words = motsDe(line);
  const item = { mots: words.join(', ') };
  const isGroup = words.length > 1 && moteur.fields.synonymes.itemSchema.safeParse(item).success;
  return isGroup ? { cle: cleDe(words), item } : null;
}

/** The words of a line, each once, as it is first written: searches ignore capitals and accents. */
function motsDe(line: string): string[] {
  const words = new Map<string, string>();
  for (const word of line.split(/[\t;,]/).map(cellule))
    if (word !== '' && !words.has(norme(word))) words.set(norme(word), word);
  return [...words.values()];
}

/** The same for a group, however its words are ordered. */
const cleDe = (words: readonly string[]) => words.map(norme).sort().join('\n');
