import { fold } from '../ui/matches.ts';
import { type Bloc, motsDe, type PageDuManuel, textesDe } from './page.ts';

/** A part of a page: its title and its words. */
interface Partie {
  readonly page: string;
  readonly titrePage: string;
  readonly ancre: string | null;
  readonly titre: string;
  readonly mots: string;
}

export interface Trouvaille extends Pick<Partie, 'page' | 'titrePage' | 'ancre' | 'titre'> {
  /** The words around the first word found. */
  readonly extrait: string;
}

const MOST_FOUND = 12;
const AROUND = 60;

const LITTLE_WORD =
  /^(?:a|au|aux|avec|c|ce|ces|comment|d|dans|de|des|du|en|est|et|il|j|je|l|la|le|les|ma|mes|mon|n|on|ou|par|pour|qu|que|quelle?|s|sa|se|ses|son|sur|une?)$/;

/** The parts that hold every typed word, accents, capitals and little words aside; titles and whole phrases first. */
export function searchManuel(pages: readonly PageDuManuel[], query: string, most = MOST_FOUND): Trouvaille[] {
  const phrase = flat(query);
  const typed = phrase.split(' ').filter(Boolean);
  const telling = typed.filter((word) => !LITTLE_WORD.test(word));
  const words = telling.length > 0 ? telling : typed;
  if (words.length === 0) return [];
  return pages
    .flatMap(partiesOf)
    .map((partie) => ({ partie, rang: rankOf(partie, words, phrase) }))
    .filter(({ rang }) => rang > 0)
    .sort((one, other) => other.rang - one.rang)
    .slice(0, most)
    .map(({ partie: { mots, ...partie } }) => ({ ...partie, extrait: excerptOf(mots, words, phrase) }));
}

/** The folded text, in which every kind of space and apostrophe is one space. */
const flat = (text: string) => fold(text).replace(/[\s’']+/g, ' ');

function partiesOf(page: PageDuManuel): Partie[] {
  const parties: { ancre: string | null; titre: string; blocs: Bloc[] }[] = [
    { ancre: null, titre: page.titre, blocs: [] },
  ];
  for (const bloc of page.blocs) {
    if (bloc.bloc === 'titre') parties.push({ ancre: bloc.ancre, titre: motsDe(bloc.texte), blocs: [] });
    else parties.at(-1)?.blocs.push(bloc);
  }
  return parties.map(({ ancre, titre, blocs }) => ({
    page: page.nom,
    titrePage: page.titre,
    ancre,
    titre,
    mots: blocs.flatMap(textesDe).map(motsDe).join(' '),
  }));
}

/**
 * The score of a part; zero if a word is missing. A word in the title counts ten times one in the text, and one in the
 * title of the page three times; the whole phrase counts more than any of its words.
 */
function rankOf({ titre, titrePage, mots }: Partie, words: readonly string[], phrase: string): number {
  const [title, page, text] = [flat(titre), flat(titrePage), flat(mots)];
  const weigh = (said: string) =>
    (title.includes(said) ? 10 : 0) + (page.includes(said) ? 3 : 0) + (text.includes(said) ? 1 : 0);
  const ranks = words.map(weigh);
  if (ranks.includes(0)) return 0;
  const asTyped = words.length > 1 || words[0] !== phrase ? weigh(phrase) * 30 : 0;
  return ranks.reduce((sum, rank) => sum + rank, asTyped);
}

function excerptOf(mots: string, words: readonly string[], phrase: string): string {
  const folded = flat(mots);
  const asTyped = folded.includes(phrase) ? [phrase] : words;
  const found = asTyped.map((word) => folded.indexOf(word)).filter((index) => index >= 0);
  // Folding may shorten a text by a sign or two: the excerpt then starts a little off.
  const first = Math.max(0, (found.length > 0 ? Math.min(...found) : 0) - AROUND);
  const start = first === 0 ? 0 : mots.indexOf(' ', first) + 1;
  const cut = mots.slice(start, start + AROUND * 3);
  const whole = start + cut.length >= mots.length ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), 1));
  return `${start > 0 ? '… ' : ''}${whole}${start + cut.length < mots.length ? ' …' : ''}`;
}
