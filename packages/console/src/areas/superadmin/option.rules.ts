import {
  AREAS,
  breadcrumbFor,
  findPage,
  type MenuEntry,
  menuFor,
  modeOf,
  PAGES,
  type Page,
  type Parametres,
  ROLES,
  type Role,
} from '@bridge/contract';

/** The change of a menu entry when an option is switched, computed from the pages themselves. */
export interface MenuEffect {
  readonly path: string;
  /** The path of the entry in the menu: « Réglages › Préférences ». */
  readonly title: string;
  readonly gained: readonly Role[];
  readonly lost: readonly Role[];
}

/** The menu entries that some roles gain or lose. */
export function menuEffects(before: Parametres, after: Parametres, hasScreen: (page: Page) => boolean): MenuEffect[] {
  const [then, now] = [visitorsOf(before, hasScreen), visitorsOf(after, hasScreen)];
  return [...new Map([...then, ...now]).keys()].flatMap((path) => {
    const [was, is] = [then.get(path) ?? [], now.get(path) ?? []];
    const gained = is.filter((role) => !was.includes(role));
    const lost = was.filter((role) => !is.includes(role));
    return gained.length + lost.length > 0 ? [{ path, title: titleOf(path), gained, lost }] : [];
  });
}

/** The destinations of the menu, with the roles that see each. */
function visitorsOf(parametres: Parametres, hasScreen: (page: Page) => boolean): Map<string, Role[]> {
  const found = new Map<string, Role[]>();
  for (const role of ROLES) {
    const viewer = { roles: [role], mode: modeOf(parametres), flags: parametres };
    for (const path of destinations(menuFor(AREAS, viewer, hasScreen)))
      found.set(path, [...(found.get(path) ?? []), role]);
  }
  return found;
}

function destinations(entries: readonly MenuEntry[]): string[] {
  return entries.flatMap(({ path, children }) => (children.length === 0 ? [path] : destinations(children)));
}

function titleOf(path: string): string {
  const placed = findPage(PAGES, path);
  return placed
    ? breadcrumbFor(placed)
        .map(({ title }) => title)
        .join(' › ')
    : path;
}

export interface EffectGroup {
  readonly sense: 'gained' | 'lost';
  readonly roles: readonly Role[];
  readonly titles: readonly string[];
}

/** The effects grouped by roles: those that the same roles gain, or lose, are told together. */
export function groupEffects(effects: readonly MenuEffect[]): EffectGroup[] {
  const groups = new Map<string, EffectGroup>();
  for (const effect of effects) {
    for (const sense of ['gained', 'lost'] as const) {
      const roles = effect[sense];
      if (roles.length === 0) continue;
      const key = `${sense} ${roles.join(' ')}`;
      groups.set(key, { sense, roles, titles: [...(groups.get(key)?.titles ?? []), effect.title] });
    }
  }
  return [...groups.values()];
}

/** The effects of an option besides the menu. */
export function otherEffects(before: Parametres, after: Parametres): string[] {
  const [was, is] = [modeOf(before), modeOf(after)];
  if (was === is) return [];
  return is === 'centralise'
    ? ['Chaque entité suit ses propres préférences\u00a0: logo, couleur, langues et liens.']
    : ['Les préférences des entités ne s’appliquent plus\u00a0: toutes reprennent les valeurs de l’instance.'];
}
