import type { Langue } from '@bridge/contract';
import type { Focale } from '../../../catalogue/photos/cadrage.rules.ts';
import { creditNu } from '../../../composition/mots/credit.rules.ts';
import type { PhotoRendue } from '../../../composition/objet-compose.ts';
import { element, escapeHtml, voidElement } from '../../../platform/html.ts';
import { adressePhoto, hauteurPour, type Largeur, RATIO_LIBRE, srcset } from '../../photo.rules.ts';
import { type MotWeb, motSur } from '../mots.ts';
import { icone, iconeDeType } from './icones.ts';

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

/** The words around photos that are leafed through. */
interface Feuilletage {
  readonly nom: string;
  readonly langue: Langue;
  readonly emplacement: Emplacement;
}

/** Photos shown one at a time: only the first without a script, and no file before its photo is asked for. */
export function diaporama(photos: readonly PhotoRendue[], { nom, langue, emplacement }: Feuilletage): string {
  const vues = photos.map((photo, rang) =>
    element(
      'span',
      { class: 'bridge-vue', 'data-bridge-vue': rang + 1, hidden: rang === 0 ? undefined : '' },
      imageDe(photo, { ...emplacement, immediate: emplacement.immediate && rang === 0 }) + creditDe(photo),
    ),
  );
  const bouton = (sens: 1 | -1, words: MotWeb) =>
    element(
      'button',
      {
        type: 'button',
        class: `bridge-feuilleter bridge-feuilleter-${sens === 1 ? 'suivante' : 'precedente'}`,
        'data-bridge-feuilleter': sens,
        'aria-label': motSur(langue, words, nom),
        hidden: '',
      },
      icone('vers'),
    );
  // The rank and the photo are said when they change: there is nothing to say at first.
  const rang = element('span', { class: 'bridge-rang', 'data-bridge-rang': '', role: 'status' }, '');
  return element(
    'div',
    { class: `bridge-photo bridge-diaporama ${classeDeRatio(emplacement.ratio)}`, 'data-bridge-diaporama': '' },
    vues.join('') + bouton(-1, 'photoPrecedente') + bouton(1, 'photoSuivante') + rang,
  );
}
