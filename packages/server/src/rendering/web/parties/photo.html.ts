import type { Focale } from '../../../catalogue/photos/cadrage.rules.ts';
import { creditNu } from '../../../composition/mots/credit.rules.ts';
import type { PhotoRendue } from '../../../composition/objet-compose.ts';
import { element, escapeHtml, voidElement } from '../../../platform/html.ts';
import { adressePhoto, hauteurPour, type Largeur, RATIO_LIBRE, srcset } from '../../photo.rules.ts';
import { iconeDeType } from './icones.ts';

/** The place that a photo takes in a page. */
export interface Emplacement {
  readonly ratio: string;
  readonly focale: Focale;
  /** The `sizes` of the photo, for browsers to choose a file before layout. */
  readonly sizes: string;
  /** The width in pixels of the file for browsers that choose none. */
  readonly largeur?: Largeur;
  /** Whether the photo is seen at once, and must load without delay. */
  readonly immediate: boolean;
}

/** Photos of which nothing is cut keep the room of a 3:2. */
const ratioMontre = (ratio: string) => (ratio === RATIO_LIBRE ? '3/2' : ratio);

/** A photo in a box with its ratio, kept before the photo is loaded. */
export function imageDe(photo: PhotoRendue, { ratio, focale, sizes, immediate, largeur = 640 }: Emplacement): string {
  return voidElement('img', {
    src: adressePhoto('', photo, { largeur, ratio, focale, format: 'webp' }),
    srcset: srcset('', photo, { ratio, focale, format: 'webp' }),
    sizes,
    width: largeur,
    height: hauteurPour(largeur, ratioMontre(ratio)),
    alt: photo.alternative,
    loading: immediate ? undefined : 'lazy',
    fetchpriority: immediate ? 'high' : undefined,
    decoding: 'async',
  });
}

/** The credit of a photo, wherever it is shown. */
export function creditDe({ credit }: { readonly credit: string | null }): string {
  return credit === null || credit.trim() === ''
    ? ''
    : element('span', { class: 'bridge-credit' }, `©&nbsp;${escapeHtml(creditNu(credit))}`);
}

export const classeDeRatio = (ratio: string): string => `bridge-ratio-${ratioMontre(ratio).replace('/', 'x')}`;

/** The photo of an objet in a list, or the icon of its type without one. */
export function photoDElement(photo: PhotoRendue | null, type: string, emplacement: Emplacement): string {
  const classe = `bridge-photo ${classeDeRatio(emplacement.ratio)}`;
  if (photo === null)
    return element('div', { class: `${classe} bridge-sans-photo`, 'aria-hidden': 'true' }, iconeDeType(type));
  return element('div', { class: classe }, imageDe(photo, emplacement) + creditDe(photo));
}
