import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLAGS, type Flag, MODES, type Mode } from '../kernel/access.ts';
import { findPage, type MenuEntry, mayVisit, menuFor } from '../kernel/pages/navigation.ts';
import { ROLES, type Role } from '../kernel/role.ts';
import { AREAS, PAGES } from './navigation.ts';

/**
 * Spec §6 written a second time, by hand and in another form, so that a slip in the declarations cannot hide.
 * One letter a role: S super admin, R regional admin, A admin, then admins and users of web (W w), editions (E e),
 * diaporamas (D d) and announcements (N n).
 */
const LETTERS: Readonly<Record<Role, string>> = {
  ROLE_SUPER_ADMIN: 'S',
  ROLE_ADMIN_REGION: 'R',
  ROLE_ADMIN: 'A',
  ROLE_WEB_ADMIN: 'W',
  ROLE_WEB_USER: 'w',
  ROLE_EDITION_ADMIN: 'E',
  ROLE_EDITION_USER: 'e',
  ROLE_DIAPORAMA_ADMIN: 'D',
  ROLE_DIAPORAMA_USER: 'd',
  ROLE_ANNONCE_ADMIN: 'N',
  ROLE_ANNONCE_USER: 'n',
};
const EVERYBODY = 'SRAWwEeDdNn';

interface Row {
  readonly area: string;
  /** The roles that see the area on its own, and under single sign-on or multi-entity when they differ. */
  readonly view: string;
  readonly centralised?: string;
  /** The roles that create, when they are fewer. */
  readonly create?: string;
  readonly flags?: readonly Flag[];
  /** The pages below the area; list, create and edit/{id} unless said. */
  readonly pages?: readonly string[];
  /** Reached from elsewhere than the menu. */
  readonly isHidden?: true;
}

const READ_ONLY = ['/list', '/view/1'];
const SINGLE = [''];

const TABLE: readonly Row[] = [
  { area: '/guide', view: EVERYBODY, pages: ['/index'] },
  // Not in the spec: all that starts and ends, of what each role sees.
  { area: '/calendrier', view: EVERYBODY, pages: ['/index'] },
  { area: '/profile', view: EVERYBODY, pages: ['/index'] },
  // Ours: the manual.
  { area: '/aide', view: EVERYBODY, pages: ['/index'], isHidden: true },
  // Not in the spec: the records that everything else is made of. The roles that show blocs of them read them.
  { area: '/catalogue', view: 'SRAWwEeDd', pages: READ_ONLY },
  // Not in the spec: the quality of records.
  { area: '/catalogue/qualite', view: 'SRAWwEeDd', pages: SINGLE },
  { area: '/selections', view: 'SRAWwEeD', create: 'SAWED' },
  { area: '/blocs', view: 'SRAWwEeDd', create: 'SAWED' },
  { area: '/tris', view: 'SRAWwEeDd', create: 'SAWED' },
  { area: '/tris/scoring', view: 'SRAWwEeDd', create: 'SAWED' },
  { area: '/editions/modeles', view: 'SAEe', create: 'SAE' },
  { area: '/editions/modeleRubriqueDynamiques', view: 'SAEe', create: 'SAE' },
  { area: '/editions/planifications', view: 'SAEe', create: 'SAE' },
  { area: '/editions/legendes', view: 'SAEe' },
  // Ours: addresses that several planifications send to.
  { area: '/editions/listesDestinataires', view: 'SAEe', create: 'SAE' },
  // Not in the spec: the documents of models.
  { area: '/editions/generations', view: 'SAEe', pages: ['/list'] },
  { area: '/web/listes', view: 'SAWw', create: 'SAW' },
  { area: '/web/listModels', view: 'SAWw', create: 'SAW' },
  { area: '/web/fiches', view: 'SAWw', create: 'SAW' },
  { area: '/web/moteurs', view: 'SAWw', create: 'SAW' },
  { area: '/web/filtres', view: 'SAWw', create: 'SAW' },
  { area: '/web/maps', view: 'SAW' },
  { area: '/web/sites', view: 'SAW' },
  // Ours: a draft as a whole page.
  { area: '/web/apercu', view: 'SAWw', pages: SINGLE, isHidden: true },
  { area: '/annonces/annonce', view: 'SNnWwEeDd', flags: ['enable_module_ads'] },
  { area: '/annonces/annonceur', view: 'SNnWwEeDd', flags: ['enable_module_ads'] },
  { area: '/annonces/space', view: 'SNnWw', flags: ['enable_module_ads'] },
  { area: '/annonces/tagAnnonce', view: 'SNnWwEeDd', flags: ['enable_module_ads'] },
  { area: '/annonces/format', view: 'S', flags: ['enable_module_ads'] },
  { area: '/mediatheque', view: 'SRAWwEeDd', create: 'SAWED' },
  // Not in the spec: incomplete médias, one after the other.
  { area: '/mediatheque', view: 'SAWED', pages: ['/completer'], isHidden: true },
  { area: '/display/diaporamas', view: 'SADd' },
  // Not in the spec: where diaporamas play, and the messages shown over them.
  { area: '/display/ecrans', view: 'SADd' },
  { area: '/display/urgences', view: 'SADd' },
  { area: '/reglages/parametres', view: 'SRWEDA', centralised: 'SR', pages: SINGLE },
  { area: '/reglages/preferences', view: '', centralised: 'WEDA', pages: SINGLE },
  { area: '/reglages/deeplTranslationConfig', view: 'SAWDE', flags: ['activer_trad_deepl'] },
  // Ours: the ledger behind the configurations of translation.
  { area: '/reglages/traductions', view: 'SAWDE', pages: SINGLE },
  { area: '/reglages/apidaeWriteConfiguration', view: 'SAWDE', flags: ['enable_import_apidae'] },
  // Not in the spec: what is sent to Apidae.
  { area: '/reglages/apidaeEcritures', view: 'SAWDE', flags: ['enable_import_apidae'], pages: ['/list'] },
  { area: '/reglages/apidaeTranslationConfig', view: 'SAWDE', flags: ['enable_import_apidae'] },
  { area: '/reglages/tags', view: 'SRWEDA', centralised: 'SR' },
  { area: '/reglages/mediatags', view: 'SRWEDA', centralised: 'SR' },
  { area: '/administration/utilisateurs', view: 'SRWEDA', centralised: 'SR' },
  // Not in the spec, which names entities by their calls only.
  { area: '/administration/entites', view: 'SRWEDA', centralised: 'SR', create: 'S' },
  // Not in the spec: who may do what.
  { area: '/administration/droits', view: 'SRWEDA', centralised: 'SR', pages: SINGLE },
  { area: '/administration/criteres', view: 'SRWEDA', centralised: 'SR', pages: READ_ONLY },
  { area: '/administration/types', view: 'SRWEDA', centralised: 'SR', pages: READ_ONLY },
  {
    area: '/administration/tourinsoft-v3/flux',
    view: 'SRWEDA',
    centralised: 'SR',
    flags: ['enable_import_tourinsoft'],
  },
  {
    area: '/administration/tourinsoft-v3/mapping',
    view: 'SRWEDA',
    centralised: 'SR',
    flags: ['enable_import_tourinsoft'],
  },
  { area: '/administration/lei', view: 'SRWEDA', centralised: 'SR', flags: ['enable_import_lei'] },
  { area: '/administration/apidae', view: 'SRWEDA', centralised: 'SR', flags: ['enable_import_apidae'] },
  // Ours: the fourth system.
  { area: '/administration/datatourisme', view: 'SRWEDA', centralised: 'SR', flags: ['enable_import_datatourisme'] },
  { area: '/administration/imports', view: 'SRWEDA', centralised: 'SR', pages: SINGLE },
  // Ours: the files that feeds read.
  { area: '/administration/depots', view: 'SRWEDA', centralised: 'SR', pages: SINGLE },
  { area: '/administration/taches', view: 'SRWEDA', centralised: 'SR', pages: ['/list'] },
  ...['editiontemplates', 'contentsPageTemplates', 'coverTemplates', 'notesPageTemplates', 'listes/templates'].map(
    superAdminOnly,
  ),
  ...['listes/items/templates', 'bridgeComponents', 'diaporama_template', 'customcodes', 'mapTemplates'].map(
    superAdminOnly,
  ),
  ...['mapPopupTemplates', 'datafields'].map(superAdminOnly),
  // Not in the spec, which has single sign-on and no page for its providers.
  superAdminOnly('fournisseurs'),
  // Not in the spec: programs that act in nobody's name.
  superAdminOnly('comptes-de-service'),
  { area: '/superadmin/fiches/templates', view: 'SAW' },
  { area: '/superadmin/gestion', view: 'S', pages: SINGLE },
];

function superAdminOnly(name: string): Row {
  return { area: `/superadmin/${name}`, view: 'S' };
}

const pathsOf = ({ area, pages = ['/list', '/create', '/edit/1'] }: Row) => pages.map((page) => `${area}${page}`);

function allowed(row: Row, path: string, role: Role, mode: Mode, flags: ReadonlySet<Flag>): boolean {
  const view = mode === 'centralise' ? (row.centralised ?? row.view) : row.view;
  const roles = path.endsWith('/create') ? (row.create ?? view) : view;
  return roles.includes(LETTERS[role]) && (row.flags ?? []).every((flag) => flags.has(flag));
}

const subsets = Array.from(
  { length: 2 ** FLAGS.length },
  (_, bits) => new Set(FLAGS.filter((_, index) => bits & (1 << index))),
);
const viewerOf = (roles: readonly Role[], mode: Mode, flags: ReadonlySet<Flag>) => ({
  roles,
  mode,
  flags: Object.fromEntries([...flags].map((flag) => [flag, true])),
});

/** Every role, in both modes, with every combination of flags. */
function* situations() {
  for (const role of ROLES) for (const mode of MODES) for (const flags of subsets) yield { role, mode, flags };
}

describe('the permission table', () => {
  it('names every page of the console, and no other', () => {
    const declared = PAGES.filter(({ page }) => page.access.kind !== 'public').map(({ page }) =>
      page.path.replace(':id', '1'),
    );
    expect(declared.sort()).toEqual(TABLE.flatMap(pathsOf).sort());
  });

  it('decides who may visit each page, for every role, mode and combination of flags', () => {
    const wrong: string[] = [];
    const pages = TABLE.flatMap((row) => pathsOf(row).map((path) => ({ row, path, found: findPage(PAGES, path) })));
    for (const { role, mode, flags } of situations()) {
      const viewer = viewerOf([role], mode, flags);
      for (const { row, path, found } of pages) {
        const expected = allowed(row, path, role, mode, flags);
        if (!found || mayVisit(found, viewer) !== expected)
          wrong.push(`${role} ${mode} [${[...flags]}] ${path}: expected ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('decides the menu, which leads to lists and single pages only', () => {
    const leaves = (entries: readonly MenuEntry[]): string[] =>
      entries.flatMap(({ path, children }) => (children.length > 0 ? leaves(children) : [path]));
    for (const { role, mode, flags } of situations()) {
      const expected = TABLE.filter(({ area, isHidden }) => area !== '/profile' && !isHidden).flatMap((row) => {
        const [entry = ''] = pathsOf(row);
        return allowed(row, entry, role, mode, flags) ? [entry] : [];
      });
      const shown = leaves(menuFor(AREAS, viewerOf([role], mode, flags), () => true));
      expect(`${role} ${mode} ${shown.sort()}`).toBe(`${role} ${mode} ${expected.sort()}`);
    }
  });

  it('gives who holds several roles what each of them gives, and no more', () => {
    fc.assert(
      fc.property(
        fc.subarray([...ROLES]),
        fc.constantFrom(...MODES),
        fc.constantFrom(...subsets),
        (roles, mode, flags) => {
          for (const placed of PAGES) {
            const each = roles.some((role) => mayVisit(placed, viewerOf([role], mode, flags)));
            const isPublic = mayVisit(placed, null);
            const forAnyone = placed.page.access.kind === 'session';
            expect(mayVisit(placed, viewerOf(roles, mode, flags))).toBe(each || isPublic || forAnyone);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('lets a visitor without session see the public pages alone', () => {
    const open = PAGES.filter((placed) => mayVisit(placed, null)).map(({ page }) => page.path);
    expect(open).toEqual([
      '/login',
      '/login-tourinsoft',
      '/login-bridge',
      '/auth-redirect',
      '/register',
      '/forgot-password',
      '/forgot-password-post/:token',
      '/404',
      '/401',
      '/redirect/*',
    ]);
  });
});
