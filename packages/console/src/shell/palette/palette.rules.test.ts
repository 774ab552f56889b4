import { PAGES, type Viewer } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { communesNamed, destinationsFor, found, shownOf } from './palette.rules.ts';

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

  it('shows a few of what little words find, and the lists of the rest', () => {
    const many = Array.from({ length: 60 }, (_, id) => ({ label: `Le ${id}` }));
    expect([found('le', many).length, found('', many).length]).toEqual([8, 60]);
    const item = (id: number, ressource: string) => ({
      ...{ id, ressource, nature: '', icone: '', titre: 'Le', chemin: '' },
    });
    const suite = (ressource: string) => ({ ressource, nature: '', icone: '', chemin: `/${ressource}?q=le` });
    const items = Array.from({ length: 60 }, (_, id) => item(id, `r${Math.floor(id / 3)}`));
    const shown = shownOf({ items, suites: [suite('r19'), suite('r1')] });
    expect(shown.items).toHaveLength(15);
    expect(shown.suites.map(({ ressource }) => ressource)).toEqual(['r1', 'r19']);
  });

  it('offers the communes called so, with their objets', () => {
    const commune = (nom: string) => ({ nom, insee: '', nombre: 3, lat: null, lon: null });
    const communes = ['Le Château', 'Châtel & Fils'].map(commune);
    expect(communesNamed('chate ', communes)).toEqual([
      { nom: 'Châtel & Fils', nombre: 3, path: '/catalogue/list?commune=Ch%C3%A2tel%20%26%20Fils' },
    ]);
    for (const short of ['', ' ch ']) expect(communesNamed(short, communes)).toEqual([]);
  });
});
