import { htmlPropre } from '../../../composition/mots/riche.rules.ts';
import { element, escapeHtml, voidElement } from '../../../platform/html.ts';
import { sourceOf } from '../gabarits/source.ts';
import type { Ecrit } from '../liquide/liquide.ts';
import { adresseDImage } from '../media.rules.ts';
import type { ImageRendue } from '../modele.ts';
import { type Mots, motsEn } from '../mots.ts';
import type { PageDeListe, Source } from '../page.ts';
import { carte } from '../parties/carte.html.ts';
import { ariane, compteur, exportations, pagination, tri } from '../parties/liste.html.ts';
import { moteur } from '../parties/moteur.html.ts';
import { creditDe } from '../parties/photo.html.ts';
import { type Chantier, type Disposition, intercaleDe, jours, listeDElements, variablesDe } from './dessin.elements.ts';

/** Draws a list with its template. */
export function drawListe(chantier: Chantier, page: PageDeListe, source: Source | null): Ecrit {
  const mots = motsEn(page.langue);
  const used = source ?? sourceOf('liste', page.vue === 'agenda' ? 'agenda' : 'grille');
  const titre = (niveau: 1 | 2) => element(`h${niveau}`, { class: 'bridge-titre' }, escapeHtml(page.titre));
  const written = chantier.toile.draw('liste', used, variablesDe(page), {
    ariane: () => ({ page: ariane(page.ariane, mots), fragment: '' }),
    // A page that includes the fragment has a title of its own.
    titre: () => ({ page: titre(1), fragment: titre(2) }),
    introduction: () => riche('bridge-introduction', page.introduction),
    pied: () => riche('bridge-pied', page.textePied),
    image: () =>
      page.image === null
        ? ''
        : element('div', { class: 'bridge-bandeau' }, bandeau(page.image) + creditDe(page.image)),
    moteur: () => moteur(page, mots),
    compteur: () => compteur(page),
    tri: () => tri(page, mots),
    elements: () => elements(chantier, page, mots),
    carte: () => (page.carte === null ? '' : carte(page.carte, mots)),
    pagination: () => pagination(page, mots),
    exports: () => exportations(page, mots),
  });
  return {
    get page() {
      return around(written.page, used, page);
    },
    get fragment() {
      return around(written.fragment, used, page);
    },
  };
}

/** A picture across the page, in a box with its ratio before it is loaded. */
const bandeau = (image: ImageRendue): string =>
  voidElement('img', {
    class: 'bridge-image',
    src: adresseDImage(image, { largeur: 1280, forme: '8/3' }),
    alt: image.alternatif,
    width: 1280,
    height: 480,
  });

/** Marks where the results are; without a place for them in the template, the whole of it is that place. */
function around(html: string, { portee }: Source, { densite }: PageDeListe): string {
  const isMarked = /\sdata-bridge-resultats[\s=>]/.test(html);
  return element(
    'div',
    { class: `${portee} bridge-densite-${densite}`, 'data-bridge-resultats': isMarked ? undefined : '' },
    html,
  );
}

/** Rich text was cleaned when it was saved, and is cleaned again: it may come from an import. */
const riche = (classe: string, html: string) =>
  html.trim() === '' ? '' : element('div', { class: classe }, htmlPropre(html));

function elements(chantier: Chantier, page: PageDeListe, mots: Mots): string {
  if (page.elements.length === 0) return vide(page, mots);
  const base = dispositionDe(page);
  const presentation = { ...base, intercale: intercaleDe(chantier, base) };
  return page.vue === 'agenda' && page.jours.length > 0
    ? jours(chantier, page.jours, page.elements, presentation)
    : listeDElements(chantier, page.elements, presentation);
}

function vide({ vide: said, moteur: asked }: PageDeListe, mots: Mots): string {
  const clear =
    asked === null || asked.actifs.length === 0
      ? ''
      : element(
          'a',
          { class: 'bridge-bouton', href: asked.sansRien, 'data-bridge-lien': '' },
          escapeHtml(mots('toutEffacer')),
        );
  return element('div', { class: 'bridge-vide' }, element('p', {}, escapeHtml(said || mots('aucunResultat'))) + clear);
}

/** The width of photos before layout: the columns of a grid, or a third of a row. */
function dispositionDe({ vue, colonnes, colonnesTablette, colonnesMobile, ratio, focale }: PageDeListe): Disposition {
  const columns = vue === 'grille' ? Math.min(Math.max(colonnes, 1), 6) : vue === 'mixte' || vue === 'carte' ? 2 : 1;
  const small = vue === 'grille' ? { tablette: colonnesTablette, mobile: colonnesMobile } : {};
  const { tablette = null, mobile = null } = small;
  const vw = (chosen: number | null, usual: number) => `${Math.round(100 / (chosen ?? usual))}vw`;
  const sizes =
    columns === 1 && tablette === null && mobile === null
      ? '(min-width: 30rem) 20rem, 100vw'
      : `(min-width: 60rem) ${Math.round(76 / columns)}rem, (min-width: 36rem) ${vw(tablette, 2)}, ${vw(mobile, 1)}`;
  return { niveau: 2, emplacement: { ratio, focale, sizes }, colonnes: columns, ...small, premiers: true };
}
