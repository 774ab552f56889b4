import type { Langue } from '@bridge/contract';
import { folded } from '../../clean/texte.rules.ts';

/** Small words that hold a language together, and that the others hardly use. */
const OUTILS: Readonly<Partial<Record<Langue, ReadonlySet<string>>>> = {
  fr: new Set(
    'le la les des du une et est dans pour avec sur vous votre au aux qui que nos ce cette par sont ou'.split(' '),
  ),
  en: new Set('the and of to in is for with you your on at this are from our by an its which has'.split(' ')),
  de: new Set('der die das und ist im mit fur sie von zu den ein eine auf bei ihr sind wird nach'.split(' ')),
  es: new Set('el los las y en del para con una es su por se lo sus al este esta como desde'.split(' ')),
  it: new Set('il gli di e che per con una nel della dei sono alla del le si da un questo dal'.split(' ')),
  nl: new Set('de het een en van in is op met voor te u uw zijn aan bij door naar deze ook'.split(' ')),
};
const FEWEST = 6;

/** The language of sentences; undefined where they are too short to tell. */
export function langueDe(textes: readonly string[]): Langue | undefined {
  const words = textes.flatMap((texte) => folded(texte).split(' '));
  const counts = Object.entries(OUTILS).map(([langue, outils]) => ({
    langue: langue as Langue, // a key of the table above
    nombre: words.reduce((sum, word) => sum + (outils.has(word) ? 1 : 0), 0),
  }));
  const [first, second] = counts.sort((a, b) => b.nombre - a.nombre);
  if (first === undefined || first.nombre < FEWEST || first.nombre < 1.5 * (second?.nombre ?? 0)) return undefined;
  return first.langue;
}
