import { breadcrumbFor, ecartAuNom, mayVisit, type Page, type PlacedPage, type Viewer } from '@bridge/contract';
import { matches } from '../../ui/matches.ts';

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

/** What holds the typed words, those called so first. */
export function found<T extends Named>(query: string, all: readonly T[]): T[] {
  return all
    .filter(({ label, description }) => matches(query, [label, description]))
    .sort((a, b) => ecartAuNom(a.label, query) - ecartAuNom(b.label, query));
}
