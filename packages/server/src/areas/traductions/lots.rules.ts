/** A text to send, with the lines that it serves. */
export interface AEnvoyer {
  readonly texte: string;
  readonly lignes: readonly number[];
}

/** The limits of one call: DeepL takes 128 KiB and, by usage, fifty texts. */
const MOST_TEXTES = 50;
const MOST_BYTES = 90 * 1024;

export const caracteresDe = (textes: readonly { readonly texte: string }[]): number =>
  textes.reduce((sum, { texte }) => sum + [...texte].length, 0);

/** Sends an equal text once, however many lines have it. */
export function uniques(textes: readonly { readonly ligne: number; readonly texte: string }[]): AEnvoyer[] {
  const parTexte = new Map<string, number[]>();
  for (const { ligne, texte } of textes) parTexte.set(texte, [...(parTexte.get(texte) ?? []), ligne]);
  return [...parTexte].map(([texte, lignes]) => ({ texte, lignes }));
}

/** Texts grouped by call, in order. Texts with markup have calls of their own, since they are sent in another way. */
export function lotsDe(textes: readonly AEnvoyer[]): AEnvoyer[][] {
  const lots: AEnvoyer[][] = [];
  let bytes = 0;
  for (const one of textes) {
    const size = Buffer.byteLength(one.texte);
    const last = lots.at(-1);
    const isMarked = one.texte.includes('<');
    if (last && last.length < MOST_TEXTES && bytes + size <= MOST_BYTES && last[0]?.texte.includes('<') === isMarked) {
      last.push(one);
      bytes += size;
    } else {
      lots.push([one]);
      bytes = size;
    }
  }
  return lots;
}

/** The part of a lot within a budget, in order; null for no limit. */
export function within(lot: readonly AEnvoyer[], reste: number | null): AEnvoyer[] {
  if (reste === null) return [...lot];
  let left = reste;
  return lot.filter(({ texte }) => {
    const size = [...texte].length;
    if (size > left) return false;
    left -= size;
    return true;
  });
}
