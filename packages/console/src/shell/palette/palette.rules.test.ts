import { PAGES, type Viewer } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { destinationsFor, found } from './palette.rules.ts';

const viewer = (role: Viewer['roles'][number]): Viewer => ({ roles: [role], mode: 'autonome', flags: {} });
const pathsFor = (role: Viewer['roles'][number], hasScreen = (_: { id: string }) => true) =>
  destinationsFor(PAGES, viewer(role), hasScreen).map(({ path }) => path);

describe('the palette', () => {
  it('leads only where the person may go', () => {
    expect(pathsFor('ROLE_SUPER_ADMIN')).toContain('/superadmin/gestion');
    expect(pathsFor('ROLE_WEB_USER')).not.toContain('/superadmin/gestion');
    expect(pathsFor('ROLE_WEB_USER')).not.toContain('/tris/create');
  });

  it('leaves out what needs an id, what has no screen and what stands outside the shell', () => {
    const paths = pathsFor('ROLE_SUPER_ADMIN', ({ id }) => id !== 'blocs.list');
    expect(paths).not.toContain('/blocs/list');
    expect(paths).not.toContain('/login');
    expect(paths.filter((path) => path.includes(':'))).toEqual([]);
  });

  it('brings first what is called by the words, then what begins with them', () => {
    const named = ['Modèles de listes', 'Listes et cartes', 'Listes'].map((label) => ({ label }));
    expect(found('LISTES', named).map(({ label }) => label)).toEqual([
      'Listes',
      'Listes et cartes',
      'Modèles de listes',
    ]);
    expect(found('écran', named)).toEqual([]);
  });
});
