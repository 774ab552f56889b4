import { element, escapeHtml } from '../../platform/html.ts';
import { sourceOf } from './gabarits/source.ts';
import type { Scene } from './liquide.balises.ts';
import type { ElementRendu } from './modele.ts';
import { motsEn, tousLesMots } from './mots.ts';
import type { PagePublique, Source } from './page.ts';
import * as partie from './parties/element.html.ts';
import { ariane } from './parties/liste.html.ts';
import type { Cadre } from './parties/photo.html.ts';
import type { Toile } from './toile.ts';

/** Photos at the top of a page are fetched at once; the others when they come near. */
const IMMEDIATES = 2;

export interface Chantier {
  readonly toile: Toile;
  readonly page: PagePublique;
  readonly elements: Readonly<Record<string, Source>>;
}

export interface Presentation {
  readonly niveau: 2 | 3;
  readonly cadre: Omit<Cadre, 'immediate'>;
  readonly colonnes: number;
  /** Whether this is what the page shows first. */
  readonly premiers: boolean;
}

/** What every template may read. */
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
export function partiesDeLObjet(page: PagePublique, scene: partie.SceneDElement): Scene['parties'] {
  return {
    ariane: () => ({ page: ariane(page.ariane, scene.mots), fragment: '' }),
    photo: () => partie.photo(scene),
    badges: () => partie.badges(scene),
    titre: () => partie.titre(scene),
    date: () => partie.date(scene),
    feuillet: () => partie.feuillet(scene),
    bouton: () => partie.bouton(scene),
    blocs: () => partie.blocs(scene),
    favori: () => partie.favori(scene),
    etoiles: () => partie.etoiles(scene),
    ouverture: () => partie.ouverture(scene),
  };
}

/** Own names only: the code of a type comes with its objet. */
function sourceDe(elements: Readonly<Record<string, Source>>, type: string): Source {
  if (Object.hasOwn(elements, type)) return elements[type] ?? sourceOf('element', 'vignette');
  return (Object.hasOwn(elements, '') ? elements[''] : undefined) ?? sourceOf('element', 'vignette');
}

/** Objets one after the other, each by the template of its type. */
export function listeDElements(
  { toile, page, elements: sources }: Chantier,
  elements: readonly ElementRendu[],
  { niveau, cadre, colonnes, premiers }: Presentation,
): string {
  if (elements.length === 0) return '';
  const common = variablesDe(page);
  const mots = motsEn(page.langue);
  const items = elements.map((objet, index) => {
    const source = sourceDe(sources, objet.type.code);
    const scene = { objet, mots, niveau, cadre: { ...cadre, immediate: premiers && index < IMMEDIATES } };
    const { page: html } = toile.draw('element', source, { ...common, objet, index }, partiesDeLObjet(page, scene));
    return element('li', { class: `bridge-element ${source.portee}`, 'data-bridge-objet': objet.id }, html);
  });
  return element(
    'ul',
    { class: `bridge-elements bridge-colonnes-${colonnes}`, 'data-bridge-elements': '' },
    items.join(''),
  );
}

/** A list by day: an objet stands under each of its days. */
export function jours(
  chantier: Chantier,
  days: readonly { readonly titre: string; readonly elements: readonly number[] }[],
  elements: readonly ElementRendu[],
  presentation: Presentation,
): string {
  const byId = new Map(elements.map((objet) => [objet.id, objet]));
  return days
    .map(({ titre, elements: ids }, index) => {
      const own = ids.flatMap((id) => byId.get(id) ?? []);
      const inside = listeDElements(chantier, own, { ...presentation, niveau: 3, premiers: index === 0 });
      return inside === ''
        ? ''
        : element('section', { class: 'bridge-jour' }, element('h2', {}, escapeHtml(titre)) + inside);
    })
    .join('');
}
