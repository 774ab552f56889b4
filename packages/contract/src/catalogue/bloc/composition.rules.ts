import { isChampDeBloc } from './champs.ts';

/** A text of a bloc with places for values: « {commune}, à {altitude} ». Plain replacement: nothing is ever computed. */
export type Morceau =
  | { readonly genre: 'texte'; readonly texte: string }
  | { readonly genre: 'champ'; readonly champ: string };

const PLACE = /\{([a-zA-Z]+(?::[a-z0-9-]{1,100})?)\}/g;
const AJOUTE = /^champ:[a-z0-9-]{1,100}$/;

/** The pieces of a composed text. Braces around anything but a field stay as they are. */
export function morceauxDe(texte: string): Morceau[] {
  const morceaux: Morceau[] = [];
  let from = 0;
  for (const found of texte.matchAll(PLACE)) {
    const champ = found[1] ?? '';
    if (!isChamp(champ)) continue;
    if (found.index > from) morceaux.push({ genre: 'texte', texte: texte.slice(from, found.index) });
    morceaux.push({ genre: 'champ', champ });
    from = found.index + found[0].length;
  }
  if (from < texte.length) morceaux.push({ genre: 'texte', texte: texte.slice(from) });
  return morceaux;
}

/** Words between braces that name no field: misspelt, most of the time. */
export function placesInconnues(texte: string): string[] {
  return [...texte.matchAll(/\{([^{}]{1,120})\}/g)].map((found) => found[1] ?? '').filter((champ) => !isChamp(champ));
}

function isChamp(champ: string): boolean {
  return isChampDeBloc(champ) || AJOUTE.test(champ);
}
