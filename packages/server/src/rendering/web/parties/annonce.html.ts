import { element, escapeHtml, voidElement } from '../../../platform/html.ts';
import { adresseDImage } from '../media.rules.ts';
import type { AnnonceRendue, FilmRendu, IframeRendue, PlaceRendue, VisuelRendu } from '../page.ts';

/** How an annonce is drawn by itself: a picture, or words in a box. What stands for a fiche is drawn by the list. */
export type DrawElement = (annonce: AnnonceRendue) => string | null;

/** One turn of a place: what is shown at first, and, once for the whole page, all that may be. Nothing where nobody has it. */
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

/** One that was seen by who runs no script. */
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
  // A film leads somewhere by its words.
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
    // What runs in a frame opens its own address.
    (iframe !== null && words === '' ? '' : link)
  );
}

/** A link that is none of the advertiser’s: the script that counts leaves it alone. */
const why = ({ pourquoi: { href, mot } }: AnnonceRendue) =>
  element('a', { href, rel: 'nofollow noopener', target: '_blank', 'data-bridge-pourquoi': '' }, escapeHtml(mot));

/**
 * Of no origin: it reads nothing of the page, of the visitor, of the network. The script fills it once it is seen, with the jeton that its click
 * takes along; without a script, it is there at once.
 */
function frame({ src, largeur, hauteur, isEssai }: IframeRendue, mention: string): string {
  const attributes = {
    ...{ class: 'bridge-annonce-cadre', width: largeur, height: hauteur, title: mention },
    ...{ sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox', referrerpolicy: 'no-referrer' },
    ...{ loading: 'lazy', scrolling: 'no', style: `aspect-ratio:${largeur}/${hauteur}` },
  };
  // Tried, no script is there to fill it.
  if (isEssai) return element('iframe', { ...attributes, src }, '');
  return (
    element('iframe', { ...attributes, 'data-bridge-cadre': src }, '') +
    element('noscript', {}, element('iframe', { ...attributes, src }, ''))
  );
}

/** Without a sound, in a box that has its shape; a script plays it where it is seen, unless the visitor wants less motion. */
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

/** In a box that has its shape before the picture is there. */
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
