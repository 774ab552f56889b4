import type { Role } from './role.ts';

/** Spec §2: the parameters that switch parts of the menu on. */
export const FLAGS = [
  'enable_module_ads',
  'enable_import_apidae',
  'enable_import_tourinsoft',
  'enable_import_lei',
  'enable_import_datatourisme',
  'activer_trad_deepl',
] as const;
export type Flag = (typeof FLAGS)[number];

/** The names of the options, wherever they are switched or missed. */
export const FLAG_LABELS: Readonly<Record<Flag, string>> = {
  enable_module_ads: 'Module d’annonces',
  enable_import_tourinsoft: 'Import Tourinsoft',
  enable_import_lei: 'Import LEI',
  enable_import_apidae: 'Import Apidae',
  enable_import_datatourisme: 'Import DATAtourisme',
  activer_trad_deepl: 'Traduction automatique',
};

/** Spec §6: `centralise` when single sign-on or multi-entity is on, `autonome` otherwise. */
export const MODES = ['autonome', 'centralise'] as const;
export type Mode = (typeof MODES)[number];

export function modeOf(parameters: { sso_active: boolean; mode_multi_entites: boolean }): Mode {
  return parameters.sso_active || parameters.mode_multi_entites ? 'centralise' : 'autonome';
}

/** Who may reach a page, an endpoint or a verb of a resource, as data for menu, routes, server and documents. */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'session' }
  | {
      readonly kind: 'roles';
      readonly roles: Readonly<Record<Mode, readonly Role[]>>;
      readonly flags: readonly Flag[];
    };

export const PUBLIC = { kind: 'public' } as const satisfies Access;
export const SESSION = { kind: 'session' } as const satisfies Access;

export function forRoles(roles: readonly Role[], ...flags: Flag[]): Access {
  return byMode({ autonome: roles, centralise: roles }, ...flags);
}

/** The access of nobody: records are made by the product itself. */
export const NOBODY = forRoles([]);

export function byMode(roles: Readonly<Record<Mode, readonly Role[]>>, ...flags: Flag[]): Access {
  return { kind: 'roles', roles, flags };
}

/** The access of people whom one of the given ones lets in, for a menu section with areas of their own access. */
export function anyOf(accesses: readonly Access[]): Access {
  if (accesses.some((access) => access.kind === 'public')) return PUBLIC;
  if (accesses.some((access) => access.kind === 'session')) return SESSION;
  const rolesIn = (mode: Mode) => [
    ...new Set(accesses.flatMap((access) => (access.kind === 'roles' ? access.roles[mode] : []))),
  ];
  return byMode({ autonome: rolesIn('autonome'), centralise: rolesIn('centralise') });
}

/** The facts of a person that access depends on. */
export interface Viewer {
  readonly roles: readonly Role[];
  readonly mode: Mode;
  readonly flags: Readonly<Partial<Record<Flag, unknown>>>;
}

/** Spec §6, the visibility rule: one of the roles, and all required parameters. `null` has no session. */
export function mayAccess(access: Access, viewer: Viewer | null): boolean {
  if (access.kind === 'public') return true;
  if (viewer === null) return false;
  if (access.kind === 'session') return true;
  return (
    viewer.roles.some((role) => access.roles[viewer.mode].includes(role)) &&
    access.flags.every((flag) => Boolean(viewer.flags[flag]))
  );
}
