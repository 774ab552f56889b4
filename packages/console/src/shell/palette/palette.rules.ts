import {
  breadcrumbFor,
  type communesDuCatalogue,
  type EndpointAnswer,
  ecartAuNom,
  listPath,
  mayVisit,
  objetHead,
  type Page,
  type PlacedPage,
  type searchEverywhere,
  type Viewer,
} from '@bridge/contract';
import { fold, matches } from '../../ui/matches.ts';

/** A page that the palette can lead to. */
export interface Destination {
  readonly path: string;
  readonly title: string;
  /** The sections that hold the page. */
  readonly context: string;
  readonly icon: string | undefined;
}

/** The pages that this person may open as they are: those with a screen, and without an id in their address. */
export function destinationsFor(
  pages: readonly PlacedPage[],
  viewer: Viewer | null,
  hasScreen: (page: Page) => boolean,
): Destination[] {
  return pages
    .filter((placed) => {
      const { page } = placed;
      return page.layout === 'shell' && !page.path.includes(':') && hasScreen(page) && mayVisit(placed, viewer);
    })
    .map((placed) => ({
      path: placed.page.path,
      title: placed.page.title,
      context: breadcrumbFor(placed)
        .slice(0, -1)
        .map((crumb) => crumb.title)
        .join(' / '),
      icon: placed.sections.findLast(({ icon }) => icon !== undefined)?.icon,
    }));
}

interface Named {
  readonly label: string;
  readonly description?: string;
}

/** The most that typed words show of one group: who wants more types more, or opens the list. */
const MOST = { pages: 8, records: 15, lists: 6, communes: 3 };

/** What holds the typed words, those called so first; before the first word, everything. */
export function found<T extends Named>(query: string, all: readonly T[]): T[] {
  return all
    .filter(({ label, description }) => matches(query, [label, description]))
    .sort((a, b) => ecartAuNom(a.label, query) - ecartAuNom(b.label, query))
    .slice(0, query.trim() === '' ? all.length : MOST.pages);
}

type Found = EndpointAnswer<typeof searchEverywhere>;

/** The records to show of those found, the nearest first, then the lists that hold the rest of their kinds. */
export function shownOf({ items, suites }: Found): Found {
  const shown = items.slice(0, MOST.records);
  const kinds = new Set(shown.map(({ ressource }) => ressource));
  const nearest = suites.filter(({ ressource }) => kinds.has(ressource));
  const others = suites.filter(({ ressource }) => !kinds.has(ressource));
  return { items: shown, suites: [...nearest, ...others].slice(0, MOST.lists) };
}

/** The fewest letters of a commune's name that tell it from other words. */
const LEAST_OF_A_NAME = 3;
export const isNameOfCommune = (query: string): boolean => query.trim().length >= LEAST_OF_A_NAME;

type Commune = EndpointAnswer<typeof communesDuCatalogue>['items'][number];

/** The communes whose name begins with the typed words, each with the list of its objets. */
export function communesNamed(query: string, communes: readonly Commune[]) {
  // Fewer words than asked for leave the communes of before: they are no answer to these.
  if (!isNameOfCommune(query)) return [];
  return communes
    .filter(({ nom }) => fold(nom).startsWith(fold(query)))
    .slice(0, MOST.communes)
    .map(({ nom, nombre }) => ({ nom, nombre, path: `${listPath(objetHead)}?commune=${encodeURIComponent(nom)}` }));
}
