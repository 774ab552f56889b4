import { mayAccess, type Viewer } from '../access.ts';
import type { Node, Page, Section } from './page.ts';

export const PRODUCT_TITLE = 'Bridge';

/** A page with the sections around it, outermost first. */
export interface PlacedPage {
  readonly page: Page;
  readonly sections: readonly Section[];
  readonly pattern: RegExp;
}

export function placePages(nodes: readonly Node[], sections: readonly Section[] = []): PlacedPage[] {
  return nodes.flatMap((node) =>
    node.kind === 'page'
      ? [{ page: node, sections, pattern: pathPattern(node.path) }]
      : placePages(node.children, [...sections, node]),
  );
}

/** Spec §2: route ids are digits only. */
function pathPattern(path: string): RegExp {
  const source = path
    .split('/')
    .map((part) =>
      part === ':id' ? '\\d+' : part === ':token' ? '[^/]+' : part === '*' ? '.*' : part.replace(/[.-]/g, '\\$&'),
    )
    .join('/');
  return new RegExp(`^${source}$`);
}

export function findPage(pages: readonly PlacedPage[], path: string): PlacedPage | undefined {
  return pages.find(({ pattern }) => pattern.test(path));
}

/** The visibility rule applies to sections too: a person outside a section sees none of its pages. */
export function mayVisit({ page, sections }: PlacedPage, viewer: Viewer | null): boolean {
  return [...sections, page].every(({ access }) => mayAccess(access, viewer));
}

export interface MenuEntry {
  readonly title: string;
  readonly icon?: string;
  /** The address of the entry; for a submenu, the path of its section. */
  readonly path: string;
  readonly children: readonly MenuEntry[];
}

/** The menu of a person. `hasScreen` leaves out pages that are declared and not built yet. */
export function menuFor(
  nodes: readonly Node[],
  viewer: Viewer | null,
  hasScreen: (page: Page) => boolean,
): MenuEntry[] {
  return nodes.flatMap((node): MenuEntry[] => {
    if (!mayAccess(node.access, viewer)) return [];
    if (node.kind === 'page') {
      return node.menu.kind === 'entry' && hasScreen(node)
        ? [{ title: node.title, path: node.path, children: [] }]
        : [];
    }
    const children = menuFor(node.children, viewer, hasScreen);
    const [only, ...others] = children;
    if (!only) return [];
    const own = { title: node.title, ...(node.icon ? { icon: node.icon } : {}) };
    // A section with one page is a link to it: nobody opens a submenu for a single choice. Where others see more of
    // the section, the link says which page it is.
    if (others.length === 0 && only.children.length === 0)
      return [{ ...only, ...own, ...(entriesIn(node.children, hasScreen) > 1 && { title: only.title }) }];
    return [{ ...own, path: node.path, children }];
  });
}

/** The count of the entries of a menu, whoever sees them. */
function entriesIn(nodes: readonly Node[], hasScreen: (page: Page) => boolean): number {
  return nodes.reduce((sum, node) => {
    if (node.kind === 'section') return sum + entriesIn(node.children, hasScreen);
    return sum + Number(node.menu.kind === 'entry' && hasScreen(node));
  }, 0);
}

/** The menu entry to highlight: edit pages highlight their list. */
export function activeMenuPath(page: Page): string {
  return page.menu.kind === 'hidden' ? (page.menu.active ?? page.path) : page.path;
}

/** The place in the manual about a page: « web#moteurs ». */
export function aideOf({ page, sections }: PlacedPage): string | undefined {
  return page.aide ?? sections.findLast(({ aide }) => aide !== undefined)?.aide;
}

export interface Crumb {
  readonly title: string;
  /** Absent on the page itself and on sections, which are no destination. */
  readonly path?: string;
}

export function breadcrumbFor({ page, sections }: PlacedPage): Crumb[] {
  const list = page.menu.kind === 'hidden' ? page.menu.active : undefined;
  const crumbs = sections.map(
    ({ path, title }): Crumb => (list === `${path}/list` ? { title, path: list } : { title }),
  );
  const last = crumbs.at(-1);
  return last?.title === page.title ? crumbs : [...crumbs, { title: page.title }];
}

/** Spec §2: the route title, a dash and the product title, or the only one of them. */
export function documentTitle(routeTitle: string | undefined, productTitle = PRODUCT_TITLE): string {
  return [routeTitle, productTitle].filter(Boolean).join(' - ');
}
