import type { Access } from '../access.ts';
import { aOf } from '../words/french.ts';
import { type Head, listPath, type ReadOnlyHead } from './head.ts';

/** A page of the console as data: routes, menu, breadcrumb, titles, tabs and rights derive from it. */
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
  /** Whether it is kept alive in its tab; otherwise it starts anew at each visit. */
  readonly cache: boolean;
  /** A fixed tab, which survives « Tout fermer ». */
  readonly affix: boolean;
  /** Id of the resource that the page lists or edits, where the generic screens serve. */
  readonly resource?: string;
  /** The place in the manual, « web#moteurs »; by default that of its sections. */
  readonly aide?: string;
  /** `shell`: inside the menu and tabs. `bare`: alone on the screen (sign-in, errors). */
  readonly layout: 'shell' | 'bare';
}

export interface Section {
  readonly kind: 'section';
  readonly path: string;
  readonly title: string;
  /** Name of the icon that the noun keeps in menu, tabs, search and references. */
  readonly icon?: string;
  /** The place in the manual about its pages. */
  readonly aide?: string;
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

/** The words of the pages, where the menu says another thing than the noun of the resource. */
interface Words {
  /** « Listes »: the title of the section and of its list. */
  readonly many?: string;
  /** « une liste », with its article, for the other titles. */
  readonly one?: string;
}

/** The three pages of most resources: list, create, edit/{id}. Readers see the record where others edit it. */
export function recordPages(head: Head, words: Words = {}): Section {
  const { access } = head;
  const one = words.one ?? aOf(head.noun);
  return pagesOf(head, words, [
    { kind: 'create', path: 'create', title: `Créer ${one}`, access: access.create },
    { kind: 'edit', path: 'edit/:id', title: `Modifier ${one}`, access: access.view },
  ]);
}

/** The two pages of a resource that is only read: list, view/{id}. */
export function readOnlyPages(head: Head, words: Words = {}): Section {
  const title = `Consulter ${words.one ?? aOf(head.noun)}`;
  return pagesOf(head, words, [{ kind: 'view', path: 'view/:id', title, access: head.access.view }]);
}

interface RecordPage extends Pick<Page, 'path' | 'title' | 'access'> {
  readonly kind: 'create' | 'edit' | 'view';
}

/** The one page of a list whose lines have none: it is never stale (spec §2). */
export function listPage(head: ReadOnlyHead): Page {
  const { id: resource, path, noun, aide, access } = head;
  const list = { id: `${pageId(path)}.list`, path: listPath(head), title: noun.many, access: access.view, resource };
  return page({ ...list, cache: false, ...(aide ? { aide } : {}) });
}

/** « /editions/modeles » → « editions.modeles ». */
const pageId = (path: string) => path.slice(1).replaceAll('/', '.');

/** The list, never stale (spec §2), and hidden pages that highlight it in the menu. */
function pagesOf({ id: resource, path, noun, icon, aide, access }: Head, words: Words, others: RecordPage[]): Section {
  const id = pageId(path);
  const list = listPath({ path });
  const title = words.many ?? noun.many;
  const menu = { kind: 'hidden', active: list } as const;
  return section({
    path,
    title,
    icon,
    ...(aide ? { aide } : {}),
    access: access.view,
    children: [
      page({ id: `${id}.list`, path: list, title, access: access.view, cache: false, resource }),
      ...others.map(({ kind, path: end, ...other }) =>
        page({ ...other, id: `${id}.${kind}`, path: `${path}/${end}`, menu, resource }),
      ),
    ],
  });
}
