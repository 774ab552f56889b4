import { urgence } from '@bridge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer, Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import UrgencePanel from './urgence.panel.tsx';

fakeBrowser();

const AT = '/api/display/urgences/3';
const ecran = (id: number, etat: string) => ({ id, version: 1, nom: `Écran ${id}`, groupe: 'Offices', etat });
const message = (changes: object = {}) =>
  savedRecord(urgence, { nom: 'Plage fermée', titre: { fr: 'Plage fermée' }, au: '2999-01-01', ...changes });

function show(changes: object = {}, api: Record<string, (sent: Sent) => Answer> = {}) {
  const record = message(changes);
  return showBeside(<UrgencePanel record={record} resource={urgence} />, {
    resource: urgence,
    record,
    api: {
      'GET /api/display/ecrans': () => ({
        data: { items: [ecran(1, 'en-ligne'), ecran(2, 'hors-ligne')], total: 2, names: {} },
      }),
      ...api,
    },
  });
}

describe('a message of urgency', () => {
  it('says how many screens it reaches, and goes on them once the person is sure', async () => {
    const { user, sent } = await show({}, { [`PUT ${AT}`]: () => ({ data: message({ diffusee: true, version: 3 }) }) });
    expect(await screen.findByText(/^2 écrans visés, dont 1 en ligne\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Diffuser maintenant' }));
    const box = within(await screen.findByRole('dialog'));
    expect(box.getByText(/2 écrans visés/)).toBeTruthy();
    await user.click(box.getByRole('button', { name: 'Diffuser maintenant' }));
    await waitFor(() => expect(sent(`PUT ${AT}`)[0]?.body).toEqual({ diffusee: true, version: 2 }));
    expect(await screen.findByText(/^Message diffusé/)).toBeTruthy();
  });

  it('says which screens confirmed that they show it, and which did not yet', async () => {
    await show(
      { diffusee: true },
      {
        [`GET ${AT}/confirmations`]: () => ({ data: { items: [{ ecran: 1, vuLe: '2026-11-17T10:00:00Z' }] } }),
      },
    );
    expect(await screen.findByText('Montré par 1 écran sur 2.')).toBeTruthy();
    const missing = within(screen.getByRole('list', { name: /pas encore confirmé/ })).getAllByRole('listitem');
    expect(missing.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Écran 2.:.hors ligne$/)]);
  });

  it('leaves them in one click', async () => {
    const { user, sent } = await show(
      { diffusee: true },
      {
        [`GET ${AT}/confirmations`]: () => ({ data: { items: [] } }),
        [`PUT ${AT}`]: () => ({ data: message({ diffusee: false, version: 3 }) }),
      },
    );
    expect(await screen.findByText('À l’écran')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(sent(`PUT ${AT}`)[0]?.body).toEqual({ diffusee: false, version: 2 }));
  });

  it('stays off where the form is not right, which says why', async () => {
    const { user, form, sent } = await show();
    act(() => form.store.getState().setValue('nom', ''));
    await user.click(await screen.findByRole('button', { name: 'Enregistrer et diffuser maintenant' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Diffuser maintenant' }));
    await waitFor(() => expect(form.store.getState().values.diffusee).toBe(false));
    expect(sent(`PUT ${AT}`)).toHaveLength(0);
  });
});
