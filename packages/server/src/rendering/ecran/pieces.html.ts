import { creditNu } from '../../composition/mots/credit.rules.ts';
import { element, escapeHtml, voidElement } from '../../platform/html.ts';
import type { Ecran, ImageDEcran } from './contenu.ts';
import { tailleDeTitre } from './seul.rules.ts';

/** The pieces of slides: titles, paragraphs, photos and films. Texts are escaped here. */

/** The part of the width that a title over a map may take, with its margins. */
const SUR_LA_CARTE = 0.5;

/** A title. With `ecran`, one that would be cut is written smaller; without, it was cut before. */
export function heading(titre: string, ecran?: Ecran, over?: 'carte'): string {
  if (titre === '') return '';
  const size = ecran && tailleDeTitre(titre, ecran, over && SUR_LA_CARTE);
  const name = over === 'carte' ? 'diapo-titre diapo-carte' : 'diapo-titre';
  const style = size ? `font-size:${size}px;-webkit-line-clamp:none` : undefined;
  return element('h1', { class: name, style }, escapeHtml(titre));
}

export const paragraph = (name: string, texte: string) =>
  texte === '' ? '' : element('p', { class: name }, escapeHtml(texte));

export function picture(image: ImageDEcran | null, { adresse }: Ecran, cadrage?: string): string {
  const source = image && adresse(image.source);
  if (image === null || source === null) return '';
  return figure(voidElement('img', { src: source, alt: image.alternative }), image, cadrage);
}

/** A film without sound, which the code that shows it starts and stops. */
export function film(video: ImageDEcran, { adresse }: Ecran, cadrage: string): string {
  const source = adresse(video.source);
  if (source === null) return '';
  const attributes = {
    src: source,
    muted: '',
    autoplay: '',
    loop: '',
    playsinline: '',
    'aria-label': video.alternative,
  };
  return figure(element('video', attributes, ''), video, cadrage);
}

function figure(inner: string, { credit }: ImageDEcran, cadrage?: string): string {
  const named = creditNu(credit ?? '');
  const said = named === '' ? '' : element('figcaption', { class: 'diapo-credit' }, escapeHtml(`© ${named}`));
  return element('figure', { class: 'diapo-photo', 'data-cadrage': cadrage }, inner + said);
}
