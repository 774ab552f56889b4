import type { Access } from './access.ts';

/** One screen of the console, declared as data. Routes, menu, breadcrumb, titles, tabs and rights derive from it. */
export interface Page {
  readonly kind: 'page';
  /** Stable name that the console maps to a screen: `selections.list`. */
  readonly id: string;
  /** Letter for letter as in spec §2; `:id` stands for digits. */
  readonly path: string;
  readonly title: string;
  readonly access: Access;
  /** Shown in the menu, or hidden and highlighting the entry of another path. */
  readonly menu: { readonly kind: 'entry' } | { readonly kind: 'hidden'; readonly active?: string };
  /** Kept alive in its tab. A page that is not cached starts anew at each visit. */
  readonly cache: boolean;
  /** A fixed tab, which survives « Tout fermer ». */
  readonly affix: boolean;
  /** Id of the resource that the page lists or edits, where the generic screens serve. */
  readonly resource?: string;
  /** `shell`: inside the menu and tabs. `bare`: alone on the screen (sign-in, errors). */
  readonly layout: 'shell' | 'bare';
}

export interface Section {
  readonly kind: 'section';
  readonly path: string;
  readonly title: string;
  /** Name of the icon that the noun keeps in menu, tabs, search and references. */
  readonly icon?: string;
  readonly access: Access;
  readonly children: readonly (Section | Page)[];
}

export type Node = Section | Page;

type PageOptions = Pick<Page, 'id' | 'path' | 'title' | 'access'> & Partial<Omit<Page, 'kind'>>;

export function page(options: PageOptions): Page {
  return { kind: 'page', menu: { kind: 'entry' }, cache: true, affix: false, layout: 'shell', ...options };
}

export function section(options: Omit<Section, 'kind'>): Section {
  return { kind: 'section', ...options };
}

interface SubArea {
  /** Dotted name and path of the sub-area: `web.listes`, `/web/listes`. */
  readonly id: string;
  readonly path: string;
  /** « Listes », then « une liste » with its article, from which the other titles are made. */
  readonly many: string;
  readonly one: string;
  readonly access: Access;
  readonly icon?: string;
  /** Id of the resource behind the pages, once it is declared. */
  readonly resource?: string;
}

/** The three pages of most sub-areas: list, create, edit/{id}. */
export function recordPages({ create, ...area }: SubArea & { readonly create?: Access }): Section {
  const { id, path, one, access } = area;
  const own = resourceOf(area);
  return listAnd(area, (menu) => [
    page({ id: `${id}.create`, path: `${path}/create`, title: `Créer ${one}`, access: create ?? access, menu, ...own }),
    page({ id: `${id}.edit`, path: `${path}/edit/:id`, title: `Modifier ${one}`, access, menu, ...own }),
  ]);
}

/** The two pages of a sub-area that is only read: list, view/{id}. */
export function readOnlyPages(area: SubArea): Section {
  const { id, path, one, access } = area;
  return listAnd(area, (menu) => [
    page({ id: `${id}.view`, path: `${path}/view/:id`, title: `Consulter ${one}`, access, menu, ...resourceOf(area) }),
  ]);
}

/** The list, never served stale (spec §2), and pages hidden from the menu that highlight it. */
function listAnd({ id, path, many, access, icon, resource }: SubArea, others: (menu: Page['menu']) => Page[]): Section {
  const list = `${path}/list`;
  return section({
    path,
    title: many,
    ...(icon ? { icon } : {}),
    access,
    children: [
      page({ id: `${id}.list`, path: list, title: many, access, cache: false, ...resourceOf({ resource }) }),
      ...others({ kind: 'hidden', active: list }),
    ],
  });
}

function resourceOf({ resource }: { readonly resource?: string | undefined }): Pick<Page, 'resource'> {
  return resource === undefined ? {} : { resource };
}
