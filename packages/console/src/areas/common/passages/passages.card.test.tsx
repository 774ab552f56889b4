import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browser } from '../../../api/browser.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { PassagesCard } from './passages.card.tsx';

fakeBrowser();

const PASSAGES = 'GET /api/display/passages';
const ligne = (cle: string, libelle: string, passages: number) => ({
  cle,
  libelle,
  passages,
  secondes: passages * 10,
  interrompus: 0,
  echecs: 0,
});
const total = { passages: 720, secondes: 7_200, interrompus: 2, echecs: 0 };

const show = (lignes: readonly object[], api = {}, manquants: number | null = 3) =>
  showScreen(<PassagesCard title="Passages" de={{ ecran: 4 }} repartitions={['diapositive', 'jour']} />, {
    at: '/guide/index',
    api: {
      [PASSAGES]: () => ({
        data: { total: lignes.length === 0 ? { ...total, passages: 0 } : total, lignes, manquants },
      }),
      ...api,
    },
  });

describe('what screens showed', () => {
  it('is counted by what is asked, over the last days', async () => {
    const { user, sent } = await show([ligne('1 d1', 'Agenda', 500), ligne('1 d2', 'Bienvenue', 220)]);
    const table = within(await screen.findByRole('table', { name: 'Passages par diapositive' }));
    expect(table.getByRole('row', { name: /Agenda 500 1\sh 23\smin/ })).toBeTruthy();
    expect(screen.getByText(/^3 passages que les écrans ont numérotés/)).toBeTruthy();
    expect(Object.fromEntries(sent(PASSAGES)[0]?.query ?? [])).toMatchObject({ par: 'diapositive', ecran: '4' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Compter les passages' }), 'jour');
    expect(await screen.findByRole('img', { name: 'Passages par jour' })).toBeTruthy();
    await waitFor(() => expect(sent(PASSAGES).at(-1)?.query.get('par')).toBe('jour'));
  });

  it('says what is still awaited in French, and nothing where that is not known', async () => {
    const { unmount } = await show([ligne('1 d1', 'Agenda', 500)], {}, 1);
    expect(await screen.findByText('Un passage que les écrans ont numéroté n’est pas encore arrivé.')).toBeTruthy();
    unmount();
    await show([ligne('1 d1', 'Agenda', 500)], {}, null);
    expect(await screen.findByRole('table', { name: 'Passages par diapositive' })).toBeTruthy();
    expect(screen.queryByText(/encore arrivé/)).toBeNull();
  });

  it('says that nothing was, where nothing was', async () => {
    await show([]);
    expect(await screen.findByText(/^Aucun passage sur cette période/)).toBeTruthy();
  });

  it('is kept as a file', async () => {
    const save = vi.spyOn(browser, 'save').mockReturnValue();
    const { user, sent } = await show([ligne('1 d1', 'Agenda', 500)], {
      'GET /api/display/passages/export': () => ({ data: null }),
      'GET /api/display/passages/detail': () => ({ data: null }),
    });
    for (const [choice, file] of [
      ['Ce tableau', 'passages-diapositive.csv'],
      ['Tout, écran par écran et heure par heure', 'passages-detail.csv'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: 'Exporter' }));
      await user.click(await screen.findByRole('menuitem', { name: choice }));
      await waitFor(() => expect(save).toHaveBeenCalledWith(expect.anything(), file));
    }
    const asked = sent('GET /api/display/passages/detail')[0]?.query;
    expect([asked?.get('ecran'), asked?.has('par')]).toEqual(['4', false]);
  });
});
