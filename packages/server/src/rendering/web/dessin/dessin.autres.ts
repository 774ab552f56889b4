import { element, escapeHtml, voidElement } from '../../../platform/html.ts';
import type { Ecrit } from '../liquide/liquide.ts';
import { adresseDImage } from '../media.rules.ts';
import type { ImageRendue } from '../modele.ts';
import { motsEn } from '../mots.ts';
import type { PageDAccueil, PageDeCarte, PageDeMessage, PageDeTexte } from '../page.ts';
import { carte } from '../parties/carte.html.ts';
import { icone } from '../parties/icones.ts';
import { ariane } from '../parties/liste.html.ts';
import { creditDe } from '../parties/photo.html.ts';
import { type Chantier, type Disposition, listeDElements } from './dessin.elements.ts';

/** The pages that have no template. */

const PRESENTATION: Disposition = {
  niveau: 2,
  emplacement: { ratio: '4/3', focale: 'sujet', sizes: '(min-width: 60rem) 25rem, (min-width: 36rem) 50vw, 100vw' },
  colonnes: 3,
  premiers: false,
};

/** A page that includes a fragment has a title of its own: that of the fragment is below it. */
const titreDe = (titre: string, niveau: 1 | 2 = 1) =>
  element(`h${niveau}`, { class: 'bridge-titre' }, escapeHtml(titre));

const enteteDe = (inside: string) => element('header', { class: 'bridge-entete' }, inside);

/** The map, and the same as a list. */
export function drawCarte(chantier: Chantier, page: PageDeCarte): Ecrit {
  const mots = motsEn(page.langue);
  const beside = page.carte.listeLiee === 'cote';
  const list = listeDElements(chantier, page.elements, { ...PRESENTATION, colonnes: beside ? 1 : 3 });
  const body = element(
    'div',
    { class: `bridge-avec-carte ${beside ? 'bridge-vue-mixte' : 'bridge-vue-carte'}` },
    carte(page.carte, mots) + element('div', { class: 'bridge-twin' }, list),
  );
  return {
    page: enteteDe(ariane(page.ariane, mots) + titreDe(page.titre)) + body,
    fragment: enteteDe(titreDe(page.titre, 2)) + body,
  };
}

const vignette = (image: ImageRendue): string =>
  voidElement('img', {
    src: adresseDImage(image, { largeur: 640, forme: '16/9' }),
    alt: image.alternatif,
    width: 640,
    height: 360,
    loading: 'lazy',
    decoding: 'async',
  });

export function drawAccueil(page: PageDAccueil): Ecrit {
  // Beside lists with photos, a list without one gets a drawing instead of an empty card.
  const isIllustrated = page.listes.some(({ image }) => image !== null);
  const bandeau = ({ image, genre }: PageDAccueil['listes'][number]) => {
    if (image !== null) return element('div', { class: 'bridge-bandeau' }, vignette(image) + creditDe(image));
    const drawing = icone(genre === 'carte' ? 'itineraire' : 'etincelle');
    return isIllustrated
      ? element('div', { class: `bridge-bandeau bridge-sans-photo bridge-sans-photo-${genre}` }, drawing)
      : '';
  };
  const items = page.listes.map(({ libelle, href, description, ...entree }) =>
    element(
      'li',
      { class: 'bridge-element bridge-entree' },
      bandeau({ libelle, href, description, ...entree }) +
        element(
          'div',
          { class: 'bridge-entree-texte' },
          element('h2', { class: 'bridge-nom' }, element('a', { class: 'bridge-lien', href }, escapeHtml(libelle))) +
            (description === '' ? '' : element('p', {}, escapeHtml(description))) +
            icone('vers'),
        ),
    ),
  );
  const list = items.length === 0 ? '' : element('ul', { class: 'bridge-elements bridge-colonnes-3' }, items.join(''));
  const html = enteteDe(titreDe(page.site.titre)) + list;
  return { page: html, fragment: list };
}

export function drawTexte({ ariane: path, langue, titre, html }: PageDeTexte): Ecrit {
  const text = element('div', { class: 'bridge-texte' }, html);
  return {
    page: enteteDe(ariane(path, motsEn(langue)) + titreDe(titre)) + text,
    fragment: enteteDe(titreDe(titre, 2)) + text,
  };
}

export function drawMessage(chantier: Chantier, page: PageDeMessage): Ecrit {
  const others = listeDElements(chantier, page.alternatives, PRESENTATION);
  const back = element('a', { class: 'bridge-bouton', href: page.site.accueil }, escapeHtml(page.site.titre));
  const text = page.texte === '' ? '' : element('p', {}, escapeHtml(page.texte));
  const said = (niveau: 1 | 2) =>
    element('div', { class: 'bridge-message' }, titreDe(page.titre, niveau) + text + back) + others;
  return { page: said(1), fragment: said(2) };
}
