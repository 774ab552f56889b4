import { mayAccess, type Viewer } from '../kernel/access.ts';
import { mayVisit, type PlacedPage } from '../kernel/navigation.ts';
import type { Resource } from '../kernel/resource.ts';

/** What somebody may do in one place of the console. */
export interface Right {
  readonly title: string;
  /** The sections that lead there: « Web ». */
  readonly section: string;
  readonly create: boolean;
  readonly edit: boolean;
}

/** Everything that a person may reach, page by page: the same rules as the menu, the guard and the server. */
export function effectiveRights(
  pages: readonly PlacedPage[],
  resources: readonly Pick<Resource, 'id' | 'access'>[],
  viewer: Viewer,
): Right[] {
  const visible = pages.filter((placed) => placed.page.layout === 'shell' && mayVisit(placed, viewer));
  const has = (id: string) => visible.some(({ page }) => page.id === id);
  return visible
    .filter(({ page }) => page.menu.kind === 'entry')
    .map(({ page, sections }) => {
      const stem = page.id.replace(/\.list$/, '');
      const resource = resources.find(({ id }) => id === page.resource);
      return {
        title: page.title,
        section: sections
          .map(({ title }) => title)
          .filter((title) => title !== page.title)
          .join(' / '),
        create: has(`${stem}.create`),
        edit: resource ? mayAccess(resource.access.edit, viewer) : has(`${stem}.edit`),
      };
    });
}
