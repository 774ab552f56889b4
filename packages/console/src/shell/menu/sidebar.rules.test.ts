import type { MenuEntry } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { toggleSubmenu, trailTo } from './sidebar.rules.ts';

const leaf = (path: string): MenuEntry => ({ title: path, path, children: [] });
const menu: MenuEntry[] = [
  leaf('/guide/index'),
  { title: 'Web', path: '/web', children: [leaf('/web/listes/list'), leaf('/web/maps/list')] },
  {
    title: 'Administration',
    path: '/administration',
    children: [
      leaf('/administration/imports'),
      {
        title: 'Tourinsoft',
        path: '/administration/tourinsoft-v3',
        children: [leaf('/administration/tourinsoft-v3/flux/list')],
      },
    ],
  },
];

describe('the sidebar', () => {
  it('knows the submenus that lead to an entry', () => {
    expect(trailTo(menu, '/guide/index')).toEqual([]);
    expect(trailTo(menu, '/web/maps/list')).toEqual(['/web']);
    expect(trailTo(menu, '/administration/tourinsoft-v3/flux/list')).toEqual([
      '/administration',
      '/administration/tourinsoft-v3',
    ]);
    expect(trailTo(menu, '/unknown')).toEqual([]);
  });

  it('opens one submenu at a time', () => {
    expect(toggleSubmenu(['/web'], ['/administration'])).toEqual(['/administration']);
  });

  it('closes the submenu that was open', () => {
    expect(toggleSubmenu(['/web'], ['/web'])).toEqual([]);
  });

  it('closes what a submenu holds with it, and keeps what is around', () => {
    const inner = ['/administration', '/administration/tourinsoft-v3'];
    expect(toggleSubmenu(inner, ['/administration'])).toEqual([]);
    expect(toggleSubmenu(inner, inner)).toEqual(['/administration']);
    expect(toggleSubmenu(['/administration'], inner)).toEqual(inner);
  });
});
