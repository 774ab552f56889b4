import { element, escapeHtml, voidElement } from '../../../platform/html.ts';
import { adresseDImage } from '../media.rules.ts';
import type { AnnonceRendue, FilmRendu, IframeRendue, PlaceRendue, VisuelRendu } from '../page.ts';

/** Draws the objet of an annonce like the elements of the list; null when the annonce shows no objet. */
export type DrawElement = (annonce: AnnonceRendue) => string | null;

/** One repetition of a place: the annonces shown first and, once for the page, all others that it may show. */
export function tour(place: PlaceRendue, rang: number, drawElement: DrawElement): string {
  const { montrees, simultanees, annonces, lieu } = place;
  const turns = (n: number) => montrees.slice(n * simultanees, (n + 1) * simultanees).filter((id) => id !== null);
  const boxes = turns(rang).map((id) => {
    const shown = annonces.find(({ pretendante }) => pretendante.id === id);
    return element(
      'div',
      { class: 'bridge-annonce', 'data-bridge-annonce': id, 'data-bridge-espace': lieu.espace },
      shown === undefined ? '' : inside(shown, drawElement) + pixel(shown),
    );
  });
  const isFirst = boxes.length > 0 && Array.from({ length: rang }, (_, n) => turns(n).length).every((n) => n === 0);
  return boxes.join('') + (isFirst ? reserve(place, drawElement) : '');
}

/** All that may be shown in a place while the page is kept, for the script that chooses again. */
function reserve({ annonces, lieu }: PlaceRendue, drawElement: DrawElement): string {
  const templates = annonces.map((one) =>
    element('template', { 'data-bridge-choix': one.pretendante.id }, inside(one, drawElement)),
  );
  const donnees = JSON.stringify({ ...lieu, pretendantes: annonces.map(({ pretendante }) => pretendante) });
  return element(
    'div',
    { hidden: '', 'data-bridge-place': lieu.espace, 'data-bridge-donnees': donnees },
    templates.join(''),
  );
}

/** The image that counts a view without scripts. */
const pixel = ({ pixel: src }: AnnonceRendue) =>
  element('noscript', {}, voidElement('img', { src, alt: '', width: 1, height: 1 }));

export function inside(annonce: AnnonceRendue, drawElement: DrawElement): string {
  const drawn = annonce.element === null ? null : drawElement(annonce);
  if (drawn !== null) return drawn + element('p', { class: 'bridge-annonce-mention' }, why(annonce));
  const { mention, clic, titre, accroche, bouton, visuels, iframe, film } = annonce;
  const said = [
    titre === '' ? '' : element('strong', { class: 'bridge-annonce-titre' }, escapeHtml(titre)),
    accroche === '' ? '' : element('span', {}, escapeHtml(accroche)),
    bouton === '' ? '' : element('span', { class: 'bridge-bouton bridge-bouton-discret' }, escapeHtml(bouton)),
  ].join('');
  // A film without words leads somewhere by its mention.
  const words = said === '' && film !== null ? escapeHtml(mention) : said;
  const link = element(
    'a',
    { class: 'bridge-annonce-lien', href: clic, rel: 'sponsored nofollow noopener', target: '_blank' },
    picture(visuels) + (words === '' ? '' : element('span', { class: 'bridge-annonce-texte' }, words)),
  );
  return (
    element('p', { class: 'bridge-annonce-mention' }, `${escapeHtml(mention)} · ${why(annonce)}`) +
    (iframe === null ? '' : frame(iframe, mention)) +
    (film === null ? '' : player(film)) +
    // A creation that runs in a frame opens its address itself.
    (iframe !== null && words === '' ? '' : link)
  );
}

/** The link « pourquoi », which is not the advertiser's: the script that counts clicks leaves it alone. */
const why = ({ pourquoi: { href, mot } }: AnnonceRendue) =>
  element('a', { href, rel: 'nofollow noopener', target: '_blank', 'data-bridge-pourquoi': '' }, escapeHtml(mot));

/**
 * The frame of a creation, without an origin: it reads nothing of the page or the visitor, and has no network. A script
 * fills the frame once it is seen, with the jeton for its click; without a script, the frame is filled at once.
 */
function frame({ src, largeur, hauteur, isEssai }: IframeRendue, mention: string): string {
  const attributes = {
    ...{ class: 'bridge-annonce-cadre', width: largeur, height: hauteur, title: mention },
    ...{ sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox', referrerpolicy: 'no-referrer' },
    ...{ loading: 'lazy', scrolling: 'no', style: `aspect-ratio:${largeur}/${hauteur}` },
  };
  // In a preview, no script is there to fill the frame.
  if (isEssai) return element('iframe', { ...attributes, src }, '');
  return (
    element('iframe', { ...attributes, 'data-bridge-cadre': src }, '') +
    element('noscript', {}, element('iframe', { ...attributes, src }, ''))
  );
}

/** A film without sound, in a box with its ratio. A script plays it when seen, unless the visitor wants less motion. */
const player = ({ src, affiche, largeur, hauteur, description }: FilmRendu) =>
  element(
    'video',
    {
      ...{ class: 'bridge-annonce-film', src, width: largeur, height: hauteur, 'aria-label': description },
      ...{
        muted: '',
        playsinline: '',
        loop: '',
        controls: '',
        preload: affiche === '' ? 'metadata' : 'none',
        'data-bridge-film': '',
      },
      ...(affiche === '' ? {} : { poster: affiche }),
    },
    '',
  );

/** A picture in a box with its ratio, kept before the picture is loaded. */
function picture(visuels: readonly VisuelRendu[]): string {
  const last = visuels[visuels.length - 1];
  if (last === undefined) return '';
  const adresse = ({ image, forme }: VisuelRendu) => adresseDImage(image, { largeur: 1280, forme });
  const sources = visuels.slice(0, -1).map((one) =>
    voidElement('source', {
      media: `(max-width: ${one.jusquA}px)`,
      srcset: adresse(one),
      width: one.largeur,
      height: one.hauteur,
    }),
  );
  const img = voidElement('img', {
    src: adresse(last),
    alt: last.image.alternatif,
    width: last.largeur,
    height: last.hauteur,
    loading: 'lazy',
    decoding: 'async',
  });
  return element('picture', {}, sources.join('') + img);
}
