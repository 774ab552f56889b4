import type { Separateurs } from '@bridge/contract';

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
  const lignes = diese.length === 0 ? undefined : diese.every((texte) => texte.includes('##')) ? '##' : '#';
  // Beside single « # » rows the pipes are single too: an even run is an empty column.
  const colonnes = barre.length === 0 ? undefined : lignes !== '#' && barre.every(barresDoubles) ? '||' : '|';
  const valeurs = barre.some((texte) => /\|[^|]*\p{L}\$\p{L}/u.test(texte)) ? '$' : undefined;
  return {
    ...(lignes === undefined ? {} : { lignes }),
    ...(colonnes === undefined ? {} : { colonnes }),
    ...(valeurs === undefined ? {} : { valeurs }),
  };
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
