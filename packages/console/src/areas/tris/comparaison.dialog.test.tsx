import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import ComparaisonDialog from './comparaison.dialog.tsx';

fakeBrowser();

const ligne = (id: number, nom: string, a: object | null, b: object | null) => ({
  id,
  nom,
  typeBridge: 'restaurant',
  commune: '',
  a,
  b,
});

describe('two profiles side by side', () => {
  it('show the rank of each objet in both, and how it moves', async () => {
    await showScreen(<ComparaisonDialog a={1} b={2} onClose={() => undefined} />, {
      at: '/tris/scoring',
      api: {
        'GET /api/tris/scoring/comparaison': () => ({
          data: {
            a: { id: 1, nom: 'Qualité', total: 2 },
            b: { id: 2, nom: 'Fraîcheur', total: 1 },
            items: [
              ligne(5, 'Auberge', { rang: 1, score: 42.5 }, { rang: 4, score: 10 }),
              ligne(6, 'Bistrot', { rang: 2, score: 3 }, null),
            ],
          },
        }),
      },
    });
    const table = within(await screen.findByRole('table', { name: 'Qualité et Fraîcheur' }));
    expect(table.getByText('1er (42,5)')).toBeTruthy();
    expect(table.getByText('perd 3 rangs')).toBeTruthy();
    expect(table.getByText('dans un seul')).toBeTruthy();
  });

  it('can be asked for again when they could not be read', async () => {
    let fails = true;
    const empty = { a: { id: 1, nom: 'Qualité', total: 0 }, b: { id: 2, nom: 'Fraîcheur', total: 0 }, items: [] };
    const { user } = await showScreen(<ComparaisonDialog a={1} b={2} onClose={() => undefined} />, {
      at: '/tris/scoring',
      api: {
        'GET /api/tris/scoring/comparaison': () => (fails ? { status: 500, code: 50_000 } : { data: empty }),
      },
    });
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    fails = false;
    await user.click(again);
    expect(await screen.findByText('Aucun des deux profils n’a encore de score.')).toBeTruthy();
  });
});
