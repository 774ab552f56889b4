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
  /** The room that it takes, for browsers to choose a file before anything is laid out. */
  readonly sizes: string;
  /** Of the file for browsers that choose none, in pixels. */
  readonly largeur?: Largeur;
  /** Those seen at once are not waited for. */
  readonly immediate: boolean;
}

/** Photos of which nothing is cut keep the room of a 3:2. */
const ratioMontre = (ratio: string) => (ratio === RATIO_LIBRE ? '3/2' : ratio);

/** A photo in a box that has its shape before it is there. */
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

/** Who made it, wherever it is shown. */
export function creditDe({ credit }: { readonly credit: string | null }): string {
  return credit === null || credit.trim() === ''
    ? ''
    : element('span', { class: 'bridge-credit' }, `©&nbsp;${escapeHtml(creditNu(credit))}`);
}

export const classeDeRatio = (ratio: string): string => `bridge-ratio-${ratioMontre(ratio).replace('/', 'x')}`;

/** The photo of an objet in a list; a drawing of its type where it has none. */
export function photoDElement(photo: PhotoRendue | null, type: string, emplacement: Emplacement): string {
  const classe = `bridge-photo ${classeDeRatio(emplacement.ratio)}`;
  if (photo === null)
    return element('div', { class: `${classe} bridge-sans-photo`, 'aria-hidden': 'true' }, iconeDeType(type));
  return element('div', { class: classe }, imageDe(photo, emplacement) + creditDe(photo));
}
