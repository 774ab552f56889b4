import type { PhotoRendue } from '../../../composition/objet-compose.ts';
import { element, escapeHtml } from '../../../platform/html.ts';
import { adressePhoto } from '../../photo.rules.ts';
import type { Mots } from '../mots.ts';
import type { ActionRendue, PageDeFiche } from '../page.ts';
import { iconeDAction } from './icones.ts';
import { classeDeRatio, creditDe, type Emplacement, imageDe } from './photo.html.ts';

/** The parts of a fiche. */

const VUES = 5;
/** The width of the first photo: alone, that of the page, which is 75rem at most; beside others, half of it. */
const SEULE = '(min-width: 75rem) 75rem, 100vw';
const GRANDE = '(min-width: 75rem) 37.5rem, (min-width: 48rem) 50vw, 88vw';
const PETITE = '(min-width: 75rem) 19rem, (min-width: 48rem) 25vw, 88vw';
const LARGE = 1280;

type Place = Pick<Emplacement, 'sizes' | 'immediate' | 'largeur'>;
const AUTRE: Place = { sizes: PETITE, immediate: false };

/** The gallery: its first photos at once, the others when asked for. Each opens in full without a script. */
export function galerie(photos: readonly PhotoRendue[], mots: Mots): string {
  if (photos.length === 0) return '';
  const [seen, folded] = [photos.slice(0, VUES), photos.slice(VUES)];
  const first = element(
    'ul',
    { class: `bridge-galerie bridge-galerie-${seen.length}`, 'data-bridge-galerie': '', 'aria-label': mots('photos') },
    seen
      .map((photo, index) =>
        figure(
          photo,
          nomDe(index, mots),
          index > 0 ? AUTRE : { sizes: seen.length === 1 ? SEULE : GRANDE, immediate: true, largeur: LARGE },
        ),
      )
      .join(''),
  );
  if (folded.length === 0) return first;
  const rest = element(
    'ul',
    { class: 'bridge-galerie bridge-galerie-suite', 'data-bridge-galerie': '', 'aria-label': mots('photos') },
    folded.map((photo, index) => figure(photo, nomDe(VUES + index, mots), AUTRE)).join(''),
  );
  const more = `${escapeHtml(mots('photos'))} ${element('span', { class: 'bridge-nombre' }, `+${folded.length}`)}`;
  return first + element('details', { class: 'bridge-plus' }, element('summary', {}, more) + rest);
}

const nomDe = (index: number, mots: Mots) => `${mots('photo')} ${index + 1}`;

/** A photo with a link. Without an alternative text of its own, `nom` says where the link leads. */
function figure(photo: PhotoRendue, nom: string, place: Place): string {
  const ratio = '3/2';
  const image = imageDe(photo, { ratio, focale: 'sujet', ...place });
  const href = adressePhoto('', photo, { largeur: 1920, ratio: 'libre', focale: 'centre', format: 'webp' });
  const words = [
    photo.legende === null || photo.legende === ''
      ? ''
      : element('span', { class: 'bridge-legende' }, escapeHtml(photo.legende)),
    creditDe(photo),
  ].join('');
  return element(
    'li',
    {},
    element(
      'figure',
      { class: `bridge-photo ${classeDeRatio(ratio)}` },
      element('a', { href, 'aria-label': photo.alternative.trim() === '' ? nom : undefined }, image) +
        (words === '' ? '' : element('figcaption', {}, words)),
    ),
  );
}

const SCRIPTS: Readonly<Record<string, string>> = { partager: 'partager', carnet: 'favori', imprimer: 'imprimer' };

export function actions({ actions: offered, objet }: PageDeFiche, mots: Mots): string {
  if (offered.length === 0) return '';
  const items = offered.map((action) => element('li', {}, actionDe(action, objet.id)));
  return element('ul', { class: 'bridge-actions', 'aria-label': mots('actions') }, items.join(''));
}

function actionDe({ genre, libelle, href, script }: ActionRendue, objet: number): string {
  const inside = iconeDAction(genre) + element('span', {}, escapeHtml(libelle));
  const classe = `bridge-bouton${genre === 'reserver' ? '' : ' bridge-bouton-discret'}`;
  // A robot that followed the link would have a document drawn for nobody.
  const rel = genre === 'pdf' ? 'nofollow noopener' : /^https?:/.test(href) ? 'noopener' : undefined;
  if (!script) return element('a', { class: classe, href, rel }, inside);
  const hook = SCRIPTS[genre];
  return element(
    'button',
    {
      type: 'button',
      class: classe,
      ...(hook === undefined ? {} : { [`data-bridge-${hook}`]: hook === 'favori' ? objet : '' }),
      ...(hook === 'favori' ? { 'aria-pressed': 'false' } : {}),
      hidden: '',
    },
    inside,
  );
}

export function zone({ zones }: PageDeFiche, nom: string): string {
  const blocs = Object.entries(zones).find(([code]) => code === nom)?.[1] ?? [];
  return blocs.length === 0
    ? ''
    : element('div', { class: `bridge-zone bridge-zone-${nom}` }, blocs.map(({ html }) => html).join(''));
}

export function source({ source: said, signaler }: PageDeFiche, mots: Mots): string {
  const parts = [
    ...(said === null ? [] : [element('span', {}, `${escapeHtml(mots('source'))}&nbsp;: ${escapeHtml(said)}`)]),
    ...(signaler === null
      ? []
      : [element('a', { href: signaler, rel: 'nofollow' }, escapeHtml(mots('signalerErreur')))]),
  ];
  return parts.length === 0 ? '' : element('p', { class: 'bridge-source' }, parts.join(' '));
}

/** Other objets below a title; `inside` is the HTML of their list. */
export const suggestions = (titre: string, inside: string): string =>
  inside === ''
    ? ''
    : element('section', { class: 'bridge-suggestions' }, element('h2', {}, escapeHtml(titre)) + inside);
