import { type Access, type Flag, type Mode, mayAccess, type Viewer } from '../kernel/access.ts';
import { mayVisit, type PlacedPage } from '../kernel/pages/navigation.ts';
import type { Resource } from '../kernel/resource/resource.ts';
import type { Role } from '../kernel/role.ts';

/** What a person may do on one page of the console, and by which roles. */
export interface Right {
  readonly title: string;
  /** The sections that lead to the page: « Web ». */
  readonly section: string;
  readonly create: boolean;
  readonly edit: boolean;
  /** The roles held that open the place; empty where everybody who is signed in may come. */
  readonly roles: readonly Role[];
  /** The options of the instance that the page needs. */
  readonly flags: readonly Flag[];
}

type Governed = Pick<Resource, 'id' | 'access'>;

/** Everything that a person may reach, page by page: the same rules as the menu, the guard and the server. */
export function effectiveRights(pages: readonly PlacedPage[], resources: readonly Governed[], viewer: Viewer): Right[] {
  const visible = pages.filter((placed) => placed.page.layout === 'shell' && mayVisit(placed, viewer));
  const has = (id: string) => visible.some(({ page }) => page.id === id);
  return visible
    .filter(({ page }) => page.menu.kind === 'entry')
    .map((placed) => {
      const { page } = placed;
      const stem = page.id.replace(/\.list$/, '');
      const resource = resources.find(({ id }) => id === page.resource);
      return {
        title: page.title,
        section: sectionOf(placed),
        create: has(`${stem}.create`),
        edit: resource ? mayAccess(resource.access.edit, viewer) : has(`${stem}.edit`),
        roles: rolesThatOpen(page.access, viewer),
        flags: page.access.kind === 'roles' ? page.access.flags : [],
      };
    });
}

const sectionOf = ({ page, sections }: PlacedPage) =>
  sections
    .map(({ title }) => title)
    .filter((title) => title !== page.title)
    .join(' / ');

/** The roles held that give the access. */
export function rolesThatOpen(access: Access, { roles, mode }: Pick<Viewer, 'roles' | 'mode'>): Role[] {
  return access.kind === 'roles' ? roles.filter((role) => access.roles[mode].includes(role)) : [];
}

/** A page that a person's roles would open if an option were on, or the instance in another mode. */
export interface Closed {
  readonly title: string;
  readonly section: string;
  /** The options that are off. */
  readonly flags: readonly Flag[];
  /** Whether the roles open the page only in the other mode. */
  readonly byMode: boolean;
}

export function closedRights(pages: readonly PlacedPage[], viewer: Viewer): Closed[] {
  const other: Mode = viewer.mode === 'autonome' ? 'centralise' : 'autonome';
  return pages.flatMap((placed) => {
    const { page } = placed;
    if (page.layout !== 'shell' || page.menu.kind !== 'entry' || page.access.kind !== 'roles') return [];
    if (mayVisit(placed, viewer)) return [];
    const isOpenIn = (mode: Mode) => rolesThatOpen(page.access, { roles: viewer.roles, mode }).length > 0;
    const flags = page.access.flags.filter((flag) => !viewer.flags[flag]);
    const byMode = !isOpenIn(viewer.mode) && isOpenIn(other);
    if (!byMode && !isOpenIn(viewer.mode)) return [];
    return [{ title: page.title, section: sectionOf(placed), flags, byMode }];
  });
}

export const VERBES_DE_DROIT = [
  { value: 'view', label: 'voir' },
  { value: 'create', label: 'créer' },
  { value: 'edit', label: 'modifier' },
  { value: 'remove', label: 'supprimer' },
] as const;
export type VerbeDeDroit = (typeof VERBES_DE_DROIT)[number]['value'];
