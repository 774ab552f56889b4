/** A text to send, with the lines that it serves. */
export interface AEnvoyer {
  readonly texte: string;
  readonly lignes: readonly number[];
}

/** What one call may hold: DeepL takes 128 KiB and, by use, fifty texts. */
const MOST_TEXTES = 50;
const MOST_BYTES = 90 * 1024;

export const caracteresDe = (textes: readonly { readonly texte: string }[]): number =>
  textes.reduce((sum, { texte }) => sum + [...texte].length, 0);

/** The same text is sent once, whatever the number of lines. */
export function uniques(textes: readonly { readonly ligne: number; readonly texte: string }[]): AEnvoyer[] {
  const parTexte = new Map<string, number[]>();
  for (const { ligne, texte } of textes) parTexte.set(texte, [...(parTexte.get(texte) ?? []), ligne]);
  return [...parTexte].map(([texte, lignes]) => ({ texte, lignes }));
}

/** Texts by calls, in their order. Those with markup go apart: they are sent in another way. */
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

/** As much of a lot as a budget allows, in its order; null: no limit. */
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
