import type { ParLangue } from './langue.rules.ts';

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|tiff?|bmp|heic|svg)$/i;
/** Letters of scripts that write several words without a space. */
const UNSPACED = /[^\p{Script=Latin}\p{M}\p{ASCII}]/u;
const SLUG = /^[a-z]+(?:-[a-z]+){2,}$/;

/**
 * Whether a text is the name of a file: « 10445.jpg », « DSC_0123 », « sologne-gites-lanigaudiere-7 ».
 * A name of a place, « Saint-Malo », is none.
 */
export function isNomDeFichier(texte: string): boolean {
  const written = texte.trim();
  if (PICTURE.test(written)) return true;
  if (/\s/.test(written) || UNSPACED.test(written)) return false;
  return /[\d_]/.test(written) || SLUG.test(written);
}

/** The languages in which the title or the caption of a photo says something of what it shows. */
export function textesDeMedia(textes: ParLangue = {}): ParLangue {
  return Object.fromEntries(Object.entries(textes).filter(([, texte]) => texte && !isNomDeFichier(texte)));
}
