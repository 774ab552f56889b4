import { type DepotListe, PARAMETRES_INITIAUX } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer, Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { warningOf } from './depot.actions.tsx';
import DepotsScreen from './depots.screen.tsx';

fakeBrowser();

const LIST = 'GET /api/administration/depots';
const REMOVE = 'POST /api/administration/depots/7/supprimer';

const depot = (changes: Partial<DepotListe> = {}): DepotListe => ({
  id: 7,
  fichier: 'hotels.xml',
  nom: 'val/hotels.xml',
  taille: 2_400_000,
  flux: [],
  lu: false,
  deposeLe: '2026-11-14T09:00:00.000Z',
  deposePar: 3,
  entiteId: 1,
  ...changes,
});
const LU = { ressource: 'fluxLei', id: 5, nom: 'Hôtels du Val' };

function open(items: readonly DepotListe[], api: Readonly<Record<string, (sent: Sent) => Answer>> = {}) {
  return showScreen(<DepotsScreen />, {
    at: '/administration/depots',
    isStyled: true,
    parameters: { ...PARAMETRES_INITIAUX, enable_import_lei: true },
    api: {
      [LIST]: () => ({
        data: {
          items,
          total: items.length,
          names: { utilisateur: { 3: 'Camille Durand' }, entite: { 1: 'Office du Val' } },
        },
      }),
      'GET /api/vues': () => ({ data: { items: [] } }),
      'GET /api/administration/depots/place': () => ({ data: { poids: 2_400_000, octets: 5_000_000_000 } }),
      ...api,
    },
  });
}

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);

async function remove(page: Awaited<ReturnType<typeof open>>): Promise<void> {
  await page.user.click(await screen.findByRole('button', { name: 'Supprimer hotels.xml' }));
}

describe('the files that were put down', () => {
  it('say what they weigh, who reads them and who put them down', async () => {
    await open([depot({ flux: [LU] }), depot({ id: 8, fichier: 'perdu.xml', deposePar: null })]);
    const read = await rowOf('hotels.xml');
    expect(read.getByText(/^2,4\sMo$/)).toBeDefined();
    expect(read.getByRole('link', { name: 'Hôtels du Val' }).getAttribute('href')).toBe('/administration/lei/edit/5');
    expect(read.getByText('Camille Durand')).toBeDefined();
    const found = await rowOf('perdu.xml');
    expect(found.getByText('Aucun')).toBeDefined();
    expect(found.getByText('Trouvé sur le serveur')).toBeDefined();
    expect(await screen.findByText(/^2,4\sMo sur 5\sGo$/)).toBeDefined();
  });

  it('are removed once somebody agreed, in a red button, and it is said', async () => {
    const page = await open([depot()], { [REMOVE]: () => ({ data: null }) });
    await remove(page);
    const box = within(await screen.findByRole('dialog', { name: /^Supprimer «\shotels\.xml\s»/ }));
    expect(box.getByText(/^Aucun flux ne le lit\./)).toBeDefined();
    const agree = box.getByRole('button', { name: 'Supprimer' });
    expect(agree.style.getPropertyValue('--button-bg')).toContain('red');
    await page.user.click(agree);
    expect(await screen.findByText(/^Fichier «\shotels\.xml\s» supprimé$/)).toBeDefined();
    expect(page.sent(REMOVE)[0]?.body).toEqual({ malgreLesFlux: false });
    await waitFor(() => expect(page.sent(LIST).length).toBeGreaterThan(1));
  });

  it('stay where they are for who keeps them, and nothing is said', async () => {
    const page = await open([depot({ flux: [LU] })]);
    await remove(page);
    const box = within(await screen.findByRole('dialog'));
    expect(box.getByText(/son prochain import échouera/)).toBeDefined();
    await page.user.click(box.getByText('Garder'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.sent(REMOVE)).toEqual([]);
    expect(screen.queryByText(/supprimé$/)).toBeNull();
  });

  it('that feeds read are removed in spite of them, by who was told', async () => {
    const page = await open([depot({ flux: [LU] })], { [REMOVE]: () => ({ data: null }) });
    await remove(page);
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(page.sent(REMOVE)[0]?.body).toEqual({ malgreLesFlux: true }));
  });
});

it('a file that several feeds read warns of each', () => {
  expect(warningOf([LU, { nom: 'Agenda' }], 1_000)).toMatch(
    /^Les flux «\sHôtels du Val\s» et «\sAgenda\s» le lisent\s: leur prochain import échouera\./,
  );
});
