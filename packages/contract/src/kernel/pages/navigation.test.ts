import { describe, expect, it } from 'vitest';
import { AREAS, PAGES } from '../../areas/navigation.ts';
import { activeMenuPath, breadcrumbFor, documentTitle, findPage, menuFor } from './navigation.ts';

const superAdmin = { roles: ['ROLE_SUPER_ADMIN'], mode: 'autonome', flags: { enable_module_ads: true } } as const;

const at = (path: string) => {
  const found = findPage(PAGES, path);
  if (!found) throw new Error(`no page at ${path}`);
  return found;
};

describe('paths', () => {
  it('take digits only as ids', () => {
    expect(findPage(PAGES, '/web/listes/edit/12')?.page.id).toBe('web.listes.edit');
    for (const id of ['abc', '1a', '-1', '1.5', '', '1/2', '%31', '１'])
      expect(findPage(PAGES, `/web/listes/edit/${id}`)).toBeUndefined();
  });

  it('are known letter for letter', () => {
    for (const path of ['/Selections/list', '/selections', '/selections/list/', '/web/listes', '/nowhere']) {
      expect(findPage(PAGES, path)).toBeUndefined();
    }
  });

  it('are each declared once, under one id', () => {
    expect(new Set(PAGES.map(({ page }) => page.path)).size).toBe(PAGES.length);
    expect(new Set(PAGES.map(({ page }) => page.id)).size).toBe(PAGES.length);
  });
});

describe('the menu', () => {
  it('hides what has no screen yet, and the sections that are left empty', () => {
    const entries = menuFor(
      AREAS,
      superAdmin,
      ({ id }) => id === 'session.guide' || id === 'web.listes.list' || id === 'web.sites.list',
    );
    expect(entries.map(({ title, path }) => [title, path])).toEqual([
      ['Guide', '/guide/index'],
      ['Web', '/web'],
    ]);
    expect(entries[1]?.children.map(({ title, path }) => [title, path])).toEqual([
      ['Listes', '/web/listes/list'],
      ['Sites', '/web/sites/list'],
    ]);
  });

  it('turns a section with one destination into a link to it', () => {
    const entries = menuFor(AREAS, superAdmin, ({ id }) => id === 'display.diaporamas.list');
    expect(entries).toMatchObject([{ title: 'Affichage', path: '/display/diaporamas/list', children: [] }]);
  });

  it('names the one page that a person sees of a section where others see more', () => {
    const webAdmin = { ...superAdmin, roles: ['ROLE_WEB_ADMIN'] } as const;
    const entries = menuFor(AREAS, webAdmin, () => true);
    expect(entries.map(({ title }) => title)).toContain('Gabarits de fiche');
    expect(entries.map(({ title }) => title)).not.toContain('Super administration');
    expect(entries.find(({ path }) => path === '/mediatheque/list')?.title).toBe('Médiathèque');
  });

  it('highlights the list from its create and edit pages', () => {
    expect(activeMenuPath(at('/web/listes/edit/3').page)).toBe('/web/listes/list');
    expect(activeMenuPath(at('/tris/scoring/create').page)).toBe('/tris/scoring/list');
    expect(activeMenuPath(at('/guide/index').page)).toBe('/guide/index');
  });
});

describe('breadcrumb and title', () => {
  it('lead from the section to the page, through its list', () => {
    expect(breadcrumbFor(at('/web/listes/edit/3'))).toEqual([
      { title: 'Web' },
      { title: 'Listes', path: '/web/listes/list' },
      { title: 'Modifier une liste' },
    ]);
    expect(breadcrumbFor(at('/web/listes/list'))).toEqual([{ title: 'Web' }, { title: 'Listes' }]);
    expect(breadcrumbFor(at('/guide/index'))).toEqual([{ title: 'Guide' }]);
  });

  it('put a dash between route and product, and show whichever there is', () => {
    expect(documentTitle('Listes')).toBe('Listes - Bridge');
    expect(documentTitle(undefined)).toBe('Bridge');
    expect(documentTitle('Listes', '')).toBe('Listes');
  });
});
