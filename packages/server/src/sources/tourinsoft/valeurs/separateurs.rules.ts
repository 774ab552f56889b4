import type { Separateurs } from '@bridge/contract';
import { readTexte } from './lectures.rules.ts';

/** A « # » inside an address is an anchor unless another address follows it. */
const AVANT_UNE_ADRESSE = /#{1,2}(?=\s*(?:https?:|www\.|[\w-]+(?:\.[\w-]+)+(?:[/|#]|\s*$)|$))/i;

/** Pipes by runs: « a||b||||c » is written with double ones, « a|b||c » with single ones. */
const barresDoubles = (texte: string): boolean => {
  const suites = texte.match(/\|+/g) ?? [];
  return suites.length > 0 && suites.every((suite) => suite.length % 2 === 0);
};

/** The separators that a field uses, as far as its values show; what does not show is left out. */
export function guessSeparateurs(textes: readonly string[]): Separateurs {
  const utiles = textes.filter((texte) => texte.includes('#') || texte.includes('|') || texte.includes('$'));
  const diese = utiles.filter((texte) => texte.includes('#'));
  const barre = utiles.filter((texte) => texte.includes('|'));
  const liste = barre.length === 0 ? guessListe(textes) : undefined;
  const lignes = diese.length === 0 ? liste : diese.every((texte) => texte.includes('##')) ? '##' : '#';
  // Beside single « # » rows the pipes are single too: an even run is an empty column.
  const colonnes = barre.length === 0 ? undefined : lignes !== '#' && barre.every(barresDoubles) ? '||' : '|';
  const valeurs = barre.some((texte) => /\|[^|]*\p{L}\$\p{L}/u.test(texte)) ? '$' : undefined;
  return {
    ...(lignes === undefined ? {} : { lignes }),
    ...(colonnes === undefined ? {} : { colonnes }),
    ...(valeurs === undefined ? {} : { valeurs }),
  };
}

/** What people write between the words of a list. */
const DE_LISTE = [';', ',', ' / ', '/', '\n', '•', '+'] as const;
const FEWEST_LISTS = 3;
const LONGEST_WORD = 60;
const USUAL_WORD = 40;
const MOST_WORDS = 80;
const MARKUP = /[<&]/;

/** « A », « B » and « A;B »: what each list is made of also stands alone. */
function isOfStanding(signe: string, textes: readonly string[], seuls: ReadonlySet<string>): boolean {
  const listes = textes.filter((texte) => texte.includes(signe)).map((texte) => texte.split(signe));
  return (
    listes.length > 0 && listes.every((mots) => mots.every((mot) => /\p{L}{2}/u.test(mot) && seuls.has(mot.trim())))
  );
}

/**
 * What separates the words of values that are lists without the signs of the trade: the same few words come again in them, in any number
 * and any order. Sentences and addresses have commas too, and their parts do not come again.
 */
export function guessListe(bruts: readonly string[]): string | undefined {
  const textes = bruts.map((texte) => (MARKUP.test(texte) ? readTexte(texte) : texte));
  const seuls = new Set(textes.map((texte) => texte.trim()));
  return DE_LISTE.find((signe) => {
    if (isOfStanding(signe, textes, seuls)) return true;
    const coupes = textes.map((texte) =>
      texte
        .split(signe)
        .map((mot) => mot.trim())
        .filter(Boolean),
    );
    const listes = coupes.filter(({ length }) => length > 1);
    if (listes.length < FEWEST_LISTS || listes.length * 5 < textes.length) return false;
    const mots = coupes.flat();
    const spoken = mots.filter((mot) => /\p{L}{2}/u.test(mot)).length;
    if (mots.some((mot) => mot.length > LONGEST_WORD) || spoken < 0.95 * mots.length) return false;
    const fois = new Map<string, number>();
    for (const mot of mots) fois.set(mot, (fois.get(mot) ?? 0) + 1);
    const again = mots.filter((mot) => (fois.get(mot) ?? 0) > 1).length;
    const letters = mots.reduce((sum, { length }) => sum + length, 0);
    // « Nancy, France » has two parts, and each its place: it is no list.
    const sizes = new Set(coupes.map(({ length }) => length));
    return (
      sizes.size > 1 &&
      fois.size <= MOST_WORDS &&
      again >= 0.7 * mots.length &&
      fois.size * 2 <= mots.length &&
      letters <= USUAL_WORD * mots.length
    );
  });
}

const nonVide = (texte: string): boolean => texte.replaceAll('|', '').trim() !== '';

/** In rows that start with a label, a « # » without label behind it belongs to the value. */
const AVANT_UN_LIBELLE = /#{1,2}(?=[^#|]*\|)/;

/** What the values are, where that says which separators are no separators. */
export type NatureDesLignes = 'adresses' | 'contacts' | 'autres';

/** Cuts a string into its rows, or into its values. Addresses keep their anchors. */
export function cutLignes(texte: string, separateur: string | undefined, nature: NatureDesLignes = 'autres'): string[] {
  if (separateur !== undefined && separateur !== '#') return texte.split(separateur).filter(nonVide);
  const motif =
    nature === 'autres'
      ? null
      : nature === 'contacts' && texte.includes('|')
        ? AVANT_UN_LIBELLE
        : /:\/\/|www\./.test(texte)
          ? AVANT_UNE_ADRESSE
          : null;
  if (motif !== null) return texte.split(motif).filter(nonVide);
  return texte.split(separateur ?? (texte.includes('##') ? '##' : '#')).filter(nonVide);
}

/** Cuts a row into its columns, empty ones included. */
export function cutColonnes(ligne: string, separateur: string | undefined): string[] {
  return ligne.split(separateur ?? (barresDoubles(ligne) ? '||' : '|')).map((colonne) => colonne.trim());
}
