import { describe, expect, it } from 'vitest';
import { NOBODY } from '../kernel/access.ts';
import type { Role } from '../kernel/role.ts';
import { PAGES } from './navigation.ts';
import { READ_ONLY_RESOURCES, RESOURCES, SINGLE_RESOURCES } from './resources.ts';
import { closedRights, effectiveRights } from './rights.ts';

const rightsOf = (...roles: Role[]) => effectiveRights(PAGES, RESOURCES, { roles, mode: 'autonome', flags: {} });

describe('the effective rights of a person', () => {
  it('are those of the menu, with what may be done there', () => {
    const selections = { title: 'Sélections', section: '', flags: [] };
    const user = { ...selections, create: false, edit: true, roles: ['ROLE_WEB_USER'] };
    expect(rightsOf('ROLE_WEB_USER')).toContainEqual(user);
    // Among several roles, those that open the page are named.
    const admin = { ...selections, create: true, edit: true, roles: ['ROLE_WEB_ADMIN'] };
    expect(rightsOf('ROLE_WEB_ADMIN', 'ROLE_ANNONCE_USER')).toContainEqual(admin);
    expect(rightsOf('ROLE_ANNONCE_USER').map(({ title }) => title)).not.toContain('Sélections');
  });

  it('say who may change a record but not create one', () => {
    expect(rightsOf('ROLE_ADMIN')).toContainEqual({
      title: 'Entités',
      section: 'Administration',
      create: false,
      edit: true,
      roles: ['ROLE_ADMIN'],
      flags: [],
    });
  });

  it('tell what an option or the mode keeps closed, and nothing that no role opens', () => {
    const viewer = {
      roles: ['ROLE_ADMIN' as const, 'ROLE_WEB_ADMIN' as const],
      mode: 'centralise' as const,
      flags: {},
    };
    const closed = closedRights(PAGES, viewer);
    expect(closed).toContainEqual({ title: 'Utilisateurs', section: 'Administration', flags: [], byMode: true });
    expect(closed.find(({ title }) => title === 'Annonces')).toMatchObject({
      flags: ['enable_module_ads'],
      byMode: false,
    });
    expect(closed.map(({ title }) => title)).not.toContain('Gestion');
  });
});

describe('pages and resources', () => {
  it('agree on who may come in: every resource that people make has its three pages, with its own access', () => {
    const made = RESOURCES.filter(({ access }) => access.create !== NOBODY);
    expect(made.length).toBeGreaterThan(6);
    for (const { id, path, access } of made) {
      const own = PAGES.filter(({ page }) => page.resource === id).map(({ page }) => page);
      expect(own.map((page) => page.path)).toEqual([`${path}/list`, `${path}/create`, `${path}/edit/:id`]);
      expect(own.map((page) => page.access)).toEqual([access.view, access.create, access.view]);
    }
  });

  it('agree on what imports make: a list and a sheet, and none for the values of a criterion, which are shown with it', () => {
    const brought = RESOURCES.filter(({ access }) => access.create === NOBODY);
    expect(brought.map(({ id }) => id)).toEqual(['objet', 'type', 'critere', 'modalite']);
    for (const { id, path, access } of brought) {
      const own = PAGES.filter(({ page }) => page.resource === id).map(({ page }) => page);
      expect(own.map((page) => page.path)).toEqual(id === 'modalite' ? [] : [`${path}/list`, `${path}/view/:id`]);
      for (const page of own) expect(page.access).toEqual(access.view);
    }
  });

  it('name no resource that is not declared', () => {
    const known = [...RESOURCES, ...READ_ONLY_RESOURCES, ...SINGLE_RESOURCES].map(({ id }) => id);
    for (const { page } of PAGES) if (page.resource) expect(known).toContain(page.resource);
  });
});
