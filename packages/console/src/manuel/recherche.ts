import { fold } from '../ui/matches.ts';
import { type Bloc, motsDe, type PageDuManuel, textesDe } from './page.ts';

/** A part of a page: its title and what is said under it. */
interface Partie {
  readonly page: string;
  readonly titrePage: string;
  readonly ancre: string | null;
  readonly titre: string;
  readonly mots: string;
}

export interface Trouvaille extends Pick<Partie, 'page' | 'titrePage' | 'ancre' | 'titre'> {
  /** The words around the first that was found. */
  readonly extrait: string;
}

const MOST_FOUND = 12;
const AROUND = 60;

/** Parts where every word typed is, accents and capitals aside; those whose title says it first. */
export function chercher(pages: readonly PageDuManuel[], query: string, most = MOST_FOUND): Trouvaille[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return pages
    .flatMap(partiesOf)
    .map((partie) => ({ partie, rang: rankOf(partie, words) }))
    .filter(({ rang }) => rang > 0)
    .sort((one, other) => other.rang - one.rang)
    .slice(0, most)
    .map(({ partie: { mots, ...partie } }) => ({ ...partie, extrait: excerptOf(mots, words) }));
}

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

/** Zero: a word is missing. A word of the title counts ten times one of the text, and one of the page's title three times. */
function rankOf({ titre, titrePage, mots }: Partie, words: readonly string[]): number {
  const [title, page, text] = [fold(titre), fold(titrePage), fold(mots)];
  const ranks = words.map(
    (word) => (title.includes(word) ? 10 : 0) + (page.includes(word) ? 3 : 0) + (text.includes(word) ? 1 : 0),
  );
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0);
}

function excerptOf(mots: string, words: readonly string[]): string {
  const folded = fold(mots);
  const found = words.map((word) => folded.indexOf(word)).filter((index) => index >= 0);
  // Folding may shorten a text by a sign or two: an excerpt is not worth more.
  const first = Math.max(0, (found.length > 0 ? Math.min(...found) : 0) - AROUND);
  const start = first === 0 ? 0 : mots.indexOf(' ', first) + 1;
  const cut = mots.slice(start, start + AROUND * 3);
  const whole = start + cut.length >= mots.length ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), 1));
  return `${start > 0 ? '… ' : ''}${whole}${start + cut.length < mots.length ? ' …' : ''}`;
}
