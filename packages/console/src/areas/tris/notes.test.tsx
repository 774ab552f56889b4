import { scoring, tri } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import EssaiNote from './essai.note.tsx';
import SimulationNote from './simulation.note.tsx';
import { showBeside } from './testing/show-beside.tsx';

vi.setConfig({ testTimeout: 60_000 });
fakeBrowser();

describe('before it is saved', () => {
  it('a tri can be tried', async () => {
    await showBeside(<EssaiNote />, { resource: tri, record: null, api: {} });
    expect(screen.getByRole('combobox', { name: 'Sélection' })).toBeTruthy();
  });

  it('a profile can be simulated, compared with nothing', async () => {
    const call = 'POST /api/tris/scoring/simulation';
    const nothing = { nombre: 0, items: [] };
    const { user, sent } = await showBeside(<SimulationNote />, {
      resource: scoring,
      record: null,
      api: {
        [call]: () => ({
          data: {
            total: 0,
            coupe: false,
            barres: [],
            statistiques: null,
            meilleurs: [],
            derniers: [],
            mouvements: nothing,
          },
        }),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Simuler' }));
    expect(await screen.findByText('Aucun objet ne recevrait de score.')).toBeTruthy();
    expect(sent(call)[0]?.body).toMatchObject({ profil: null });
  });
});

describe('once it is saved', () => {
  it('that is done beside its form', async () => {
    await showBeside(<EssaiNote />, { resource: tri, record: { id: 1, version: 1, cles: [] }, api: {} });
    expect(screen.queryByRole('combobox', { name: 'Sélection' })).toBeNull();
  });
});
