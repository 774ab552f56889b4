import { element, escapeHtml } from '../../../platform/html.ts';
import { sourceOf } from '../gabarits/source.ts';
import type { Palette } from '../liquide/liquide.balises.ts';
import type { ElementRendu } from '../modele.ts';
import { motsEn, tousLesMots } from '../mots.ts';
import type { AnnonceRendue, PagePublique, PlaceRendue, Source } from '../page.ts';
import { tour } from '../parties/annonce.html.ts';
import * as partie from '../parties/element.html.ts';
import { ariane } from '../parties/liste.html.ts';
import type { Emplacement } from '../parties/photo.html.ts';
import type { Toile } from '../toile.ts';

/** How many photos at the top of a page are fetched at once; the others are fetched as they come near. */
const IMMEDIATES = 2;

export interface Chantier {
  readonly toile: Toile;
  readonly page: PagePublique;
  readonly elements: Readonly<Record<string, Source>>;
}

export interface Disposition {
  readonly niveau: 2 | 3;
  readonly emplacement: Omit<Emplacement, 'immediate'>;
  readonly colonnes: number;
  /** The columns on tablets and phones, where somebody chose them. */
  readonly tablette?: number | null;
  readonly mobile?: number | null;
  /** Whether these elements are the first thing that the page shows. */
  readonly premiers: boolean;
  /** The HTML inserted after so many elements. */
  readonly intercale?: (rang: number) => string;
}

/** The variables of every template. */
export function variablesDe(page: PagePublique): Record<string, unknown> {
  return {
    site: page.site,
    langue: page.langue,
    langues: page.langues,
    mots: tousLesMots(page.langue),
    ...(page.genre === 'liste' ? { liste: page, total: page.total } : {}),
    ...(page.genre === 'fiche' ? { fiche: page, objet: page.objet, photos: page.photos } : {}),
    ...(page.genre === 'carte' ? { carte: page.carte, total: page.total } : {}),
  };
}

/** The parts of an objet, wherever it is shown. */
export function partiesDeLObjet(page: PagePublique, drawn: partie.ElementADessiner): Palette['parties'] {
  return {
    ariane: () => ({ page: ariane(page.ariane, drawn.mots), fragment: '' }),
    photo: () => partie.photo(drawn),
    badges: () => partie.badges(drawn),
    titre: () => partie.titre(drawn),
    date: () => partie.date(drawn),
    feuillet: () => partie.feuillet(drawn),
    bouton: () => partie.bouton(drawn),
    blocs: () => partie.blocs(drawn),
    favori: () => partie.favori(drawn),
    etoiles: () => partie.etoiles(drawn),
    ouverture: () => partie.ouverture(drawn),
  };
}

/** Only own names are looked up: the code of a type comes with the data of the objet. */
function sourceDe(elements: Readonly<Record<string, Source>>, type: string): Source {
  if (Object.hasOwn(elements, type)) return elements[type] ?? sourceOf('element', 'vignette');
  return (Object.hasOwn(elements, '') ? elements[''] : undefined) ?? sourceOf('element', 'vignette');
}

/** Objets one after the other, each by the template of its type. */
export function listeDElements(
  { toile, page, elements: sources }: Chantier,
  elements: readonly ElementRendu[],
  { niveau, emplacement, premiers, intercale, ...columns }: Disposition,
): string {
  if (elements.length === 0) return '';
  const common = variablesDe(page);
  const { langue } = page;
  const mots = motsEn(langue);
  const items = elements.map((objet, index) => {
    const source = sourceDe(sources, objet.type.code);
    const immediate = premiers && index < IMMEDIATES;
    const drawn = { objet, langue, mots, niveau, emplacement: { ...emplacement, immediate } };
    const { page: html } = toile.draw('element', source, { ...common, objet, index }, partiesDeLObjet(page, drawn));
    return (
      element('li', { class: `bridge-element ${source.portee}`, 'data-bridge-objet': objet.id }, html) +
      (intercale?.(index + 1) ?? '')
    );
  });
  return element('ul', { class: classesDe(columns), 'data-bridge-elements': '' }, items.join(''));
}

function classesDe({ colonnes, tablette, mobile }: Pick<Disposition, 'colonnes' | 'tablette' | 'mobile'>): string {
  const chosen = [tablette ? `bridge-tablette-${tablette}` : '', mobile ? `bridge-mobile-${mobile}` : ''];
  return ['bridge-elements', `bridge-colonnes-${colonnes}`, ...chosen].filter(Boolean).join(' ');
}

/** A list by day: an objet is repeated under each of its days. */
export function jours(
  chantier: Chantier,
  days: readonly { readonly titre: string; readonly elements: readonly number[] }[],
  elements: readonly ElementRendu[],
  disposition: Disposition,
): string {
  const byId = new Map(elements.map((objet) => [objet.id, objet]));
  let before = 0;
  return days
    .map(({ titre, elements: ids }, index) => {
      const own = ids.flatMap((id) => byId.get(id) ?? []);
      const already = before;
      before += own.length;
      const inside = listeDElements(chantier, own, {
        ...disposition,
        niveau: 3,
        premiers: index === 0,
        intercale: (rang) => disposition.intercale?.(already + rang) ?? '',
      });
      return inside === ''
        ? ''
        : element('section', { class: 'bridge-jour' }, element('h2', {}, escapeHtml(titre)) + inside);
    })
    .join('');
}

/** An annonce that stands for a fiche, as the elements of the page are drawn. */
export function elementDAnnonce(
  chantier: Chantier,
  { niveau, emplacement }: Pick<Disposition, 'niveau' | 'emplacement'>,
) {
  const { toile, page, elements } = chantier;
  return ({ element: objet, source: own }: AnnonceRendue): string | null => {
    if (objet === null) return null;
    const source = own ?? sourceDe(elements, objet.type.code);
    const { langue } = page;
    const drawn = { objet, langue, mots: motsEn(langue), niveau, emplacement: { ...emplacement, immediate: false } };
    const { page: html } = toile.draw(
      'element',
      source,
      { ...variablesDe(page), objet, index: 0 },
      partiesDeLObjet(page, drawn),
    );
    return element('div', { class: `bridge-element ${source.portee}` }, html);
  };
}

/** The annonces inserted between the elements of a list, counted over all its days. */
export function intercaleDe(chantier: Chantier, disposition: Omit<Disposition, 'intercale'>): (rang: number) => string {
  const places = (chantier.page.annonces ?? []).filter(({ emplacement }) => emplacement === 'entre-elements');
  const draw = elementDAnnonce(chantier, disposition);
  const one = (place: PlaceRendue, rang: number) =>
    place.apres.flatMap((apres, fois) => {
      const drawn = apres === rang ? tour(place, fois, draw) : '';
      return drawn === '' ? [] : [element('li', { class: 'bridge-intercalaire' }, drawn)];
    });
  return (rang) => places.flatMap((place) => one(place, rang)).join('');
}
