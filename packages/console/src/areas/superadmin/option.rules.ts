import { AREAS, type MenuEntry, menuFor, modeOf, type Page, type Parametres, ROLES, type Role } from '@bridge/contract';

/** What switching an option changes, read from the pages themselves. */
export interface MenuEffect {
  readonly path: string;
  /** « Réglages › Préférences ». */
  readonly title: string;
  readonly gained: readonly Role[];
  readonly lost: readonly Role[];
}

/** Who sees which menu entry differently, role by role. */
export function menuEffects(before: Parametres, after: Parametres, hasScreen: (page: Page) => boolean): MenuEffect[] {
  const [then, now] = [visitorsOf(before, hasScreen), visitorsOf(after, hasScreen)];
  return [...new Map([...then, ...now]).keys()].flatMap((path) => {
    const [was, is] = [then.get(path), now.get(path)];
    const gained = (is?.roles ?? []).filter((role) => !was?.roles.includes(role));
    const lost = (was?.roles ?? []).filter((role) => !is?.roles.includes(role));
    const title = (is ?? was)?.title ?? path;
    return gained.length + lost.length > 0 ? [{ path, title, gained, lost }] : [];
  });
}

interface Destination {
  readonly title: string;
  readonly roles: Role[];
}

function visitorsOf(parametres: Parametres, hasScreen: (page: Page) => boolean): Map<string, Destination> {
  const found = new Map<string, Destination>();
  for (const role of ROLES) {
    const viewer = { roles: [role], mode: modeOf(parametres), flags: parametres };
    for (const { path, title } of destinations(menuFor(AREAS, viewer, hasScreen))) {
      const known = found.get(path) ?? { title, roles: [] };
      found.set(path, { ...known, roles: [...known.roles, role] });
    }
  }
  return found;
}

function destinations(entries: readonly MenuEntry[], above: readonly string[] = []): { path: string; title: string }[] {
  return entries.flatMap(({ path, title, children }) =>
    children.length === 0
      ? [{ path, title: [...above, title].join(' › ') }]
      : destinations(children, [...above, title]),
  );
}

/** What changes besides the menu. */
export function otherEffects(before: Parametres, after: Parametres): string[] {
  const [was, is] = [modeOf(before), modeOf(after)];
  if (was === is) return [];
  return is === 'centralise'
    ? ['Chaque entité suit ses propres préférences\u00a0: logo, couleur, langues et liens.']
    : ['Les préférences des entités ne s’appliquent plus\u00a0: toutes reprennent les valeurs de l’instance.'];
}
