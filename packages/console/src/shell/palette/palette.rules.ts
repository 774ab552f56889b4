import { breadcrumbFor, mayVisit, type Page, type PlacedPage, type Viewer } from '@bridge/contract';

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
