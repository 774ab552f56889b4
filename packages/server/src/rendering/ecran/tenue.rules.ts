/** Widths of letters in ems, a little more than most bold faces: a text that fits here fits on televisions. */
const LARGE = /[MWŒÆ@%…—]/u;
const IDEOGRAMME = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u;
const CAPITALE = /\p{Lu}/u;
const ESPACE = 0.3;

function chasse(lettre: string): number {
  if (LARGE.test(lettre)) return 1;
  if (IDEOGRAMME.test(lettre)) return 1.05;
  return CAPITALE.test(lettre) ? 0.74 : 0.6;
}

/** The width of a text on one line, in ems. */
export const largeurDe = (texte: string): number =>
  [...texte].reduce((sum, letter) => sum + (letter === ' ' ? ESPACE : chasse(letter)), 0);

/** How many lines a text takes at a size, in a width; words are kept whole when a line can hold them. */
export function lignesDe(texte: string, corps: number, largeur: number): number {
  const room = largeur / corps;
  return texte.split('\n').reduce((lines, paragraphe) => lines + lignesDeParagraphe(paragraphe, room), 0);
}

function lignesDeParagraphe(paragraphe: string, room: number): number {
  let [lines, filled] = [1, 0];
  for (const word of paragraphe.split(/ +/)) {
    const letters = [...word].map(chasse);
    const width = letters.reduce((sum, one) => sum + one, 0);
    if (filled > 0 && filled + ESPACE + width > room && width <= room) [lines, filled] = [lines + 1, width];
    else {
      // A word that no line can hold is cut where the line ends.
      filled += filled > 0 ? ESPACE : 0;
      for (const letter of letters) {
        if (filled + letter > room) [lines, filled] = [lines + 1, 0];
        filled += letter;
      }
    }
  }
  return lines;
}

export interface Place {
  readonly largeur: number;
  readonly hauteur: number;
}

export interface Mots {
  readonly titre: string;
  readonly texte: string;
}

interface Reglage {
  /** The size of the text, in pixels. */
  readonly corps: number;
  /** How much larger the title is than the text. */
  readonly titre: number;
  /** The heights of lines of the title and of the text, as in the styles. */
  readonly interlignes: readonly [number, number];
  /** Between the two, in ems of the text. */
  readonly entre: number;
  /** The greatest width of the text in pixels, beyond which lines would be hard to read. */
  readonly mesure?: number;
}

/** Whether a title and a text below it hold in a place. */
export function holds({ titre, texte }: Mots, { largeur, hauteur }: Place, reglage: Reglage): boolean {
  const { corps, interlignes, entre, mesure = largeur } = reglage;
  const grand = corps * reglage.titre;
  const lines = titre === '' ? 0 : lignesDe(titre, grand, largeur);
  const below =
    texte === '' ? 0 : lignesDe(texte, corps, Math.min(largeur, mesure)) * corps * interlignes[1] + corps * entre;
  return lines * grand * interlignes[0] + below <= hauteur;
}

/** The largest of some sizes at which words fit, or the last size when none does. */
export function corpsQuiTient(
  mots: Mots,
  place: Place,
  reglage: Omit<Reglage, 'corps'>,
  corps: readonly number[],
): { readonly corps: number; readonly isHeld: boolean } {
  const found = corps.find((one) => holds(mots, place, { ...reglage, corps: one }));
  return { corps: found ?? corps.at(-1) ?? 0, isHeld: found !== undefined };
}

/** Sizes from the largest to the smallest, a little smaller each time. */
export function tailles(plusGrand: number, plusPetit: number): number[] {
  const sizes: number[] = [];
  for (let one = plusGrand; one > plusPetit; one *= 0.94) sizes.push(Math.round(one));
  return [...new Set([...sizes, Math.round(plusPetit)])];
}
