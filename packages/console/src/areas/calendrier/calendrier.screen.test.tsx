import type { Echeance } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import CalendrierScreen from './calendrier.screen.tsx';

fakeBrowser();

const JOUR = new Date().toISOString().slice(0, 10);
const dates = (count: number, changes: Partial<Echeance>): Echeance[] =>
  Array.from({ length: count }, (_, rank) => ({
    canal: 'web',
    quoi: 'debut',
    jour: JOUR,
    heure: null,
    nature: 'Liste',
    nom: `${changes.ressource ?? 'liste'} ${rank + 1}`,
    ressource: 'listeWeb',
    id: rank + 1,
    entiteId: 4,
    chemin: null,
    ...changes,
  }));

const show = (at = '/calendrier/index') =>
  showScreen(<CalendrierScreen />, {
    at,
    api: {
      'GET /api/calendrier': () => ({
        data: {
          items: [...dates(6, { heure: '06:05' }), ...dates(2, { ressource: 'moteur' })],
          entites: [],
          jour: JOUR,
        },
      }),
      'GET /api/calendrier/abonnement': () => ({ data: { creeLe: null, luLe: null } }),
    },
  });

describe('the calendar', () => {
  it('leads from what a cell does not hold to the whole of that day', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'et 2 de plus' }));
    expect(await screen.findByText('liste 6')).toBeTruthy();
    expect(screen.getAllByText('6 h 05')).toHaveLength(6);
    expect(screen.getByRole('heading', { name: /^Semaine du/ })).toBeTruthy();
  });

  it('asks for the kind of dates that one wants alone, and for all of them otherwise', async () => {
    const { user, sent } = await show('/calendrier/index?quoi=fin');
    const kinds = () => sent('GET /api/calendrier').map(({ query }) => query.get('quoi'));
    await waitFor(() => expect(kinds()).toEqual(['fin']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'Toutes les dates');
    await waitFor(() => expect(kinds()).toEqual(['fin', null]));
  });

  it('shows what is technical to who asks for it, and remembers', async () => {
    const { user } = await show();
    const box = await screen.findByRole('checkbox', { name: /^Montrer aussi les imports, moteurs.*\(2\)$/ });
    expect(screen.queryByRole('button', { name: 'et 4 de plus' })).toBeNull();
    await user.click(box);
    expect(await screen.findByRole('button', { name: 'et 4 de plus' })).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem('bridge.calendrier.techniques')).toBe('true'));
  });
});
