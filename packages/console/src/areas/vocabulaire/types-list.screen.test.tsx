import { errorKinds } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, type Sent } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { typeOf } from './testing/mots.ts';
import TypesListScreen from './types-list.screen.tsx';

fakeBrowser();

const PATH = '/administration/types/list';
const LIST = 'GET /api/administration/types';
const UPDATE = 'PUT /api/administration/types/5';

function show(api: Parameters<typeof showScreen>[1]['api'] = {}) {
  const linked = typeOf({ id: 6, libelle: { fr: 'Restauration' }, typeBridge: 'restaurant' });
  const answer = ({ query }: Sent) => {
    const items = query.get('filter')?.includes('null') ? [typeOf()] : [typeOf(), linked];
    return { data: { items, total: items.length, names: {} } };
  };
  return showScreen(<TypesListScreen />, {
    at: PATH,
    api: { 'GET /api/vues': () => ({ data: { items: [] } }), [LIST]: answer, ...api },
  });
}

describe('the list of types', () => {
  it('says how many stand for nothing yet, with how many objets, and leads to them', async () => {
    const { user, address } = await show();
    expect(await screen.findByText(/Un type n’est relié à aucun type de Bridge \(14 objets\)/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Le voir' }));
    expect(address()).toBe(`${PATH}?typeBridge=-&typeDeduit=autre,-`);
  });

  it('links a type to one of Bridge in its row, says what that does, and takes it back', async () => {
    const { user, sent } = await show({ [UPDATE]: () => ({ data: typeOf({ typeBridge: 'hotel', version: 2 }) }) });
    const choice = await screen.findByRole('combobox', { name: 'Type Bridge de Hôtellerie' });
    expect(within(choice).getByRole('option', { name: 'Non relié', selected: true })).toBeTruthy();
    await user.selectOptions(choice, 'hotel');
    await waitFor(() => expect(sent(UPDATE)[0]?.body).toEqual({ typeBridge: 'hotel', version: 1 }));
    expect(await screen.findByText(/Hôtellerie\s» est relié à «\sHôtel\s» \(14 objets\)\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(sent(UPDATE)[1]?.body).toEqual({ typeBridge: null, version: 2 }));
    expect(await screen.findByText(/Hôtellerie\s» n’est plus relié/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull());
  });

  it('does not report a type that was understood, and says as what', async () => {
    const understood = typeOf({ typeDeduit: 'hotel' });
    const { sent } = await show({
      [LIST]: ({ query }) => {
        const items = query.get('filter')?.includes('null') ? [] : [understood];
        return { data: { items, total: items.length, names: {} } };
      },
    });
    const choice = await screen.findByRole('combobox', { name: 'Type Bridge de Hôtellerie' });
    expect(within(choice).getByRole('option', { name: 'Comme compris', selected: true })).toBeTruthy();
    const filters = sent(LIST).map(({ query }) => query.get('filter'));
    expect(filters).toContain(JSON.stringify({ typeBridge: [null], typeDeduit: ['autre', null] }));
    expect(screen.queryByText(/relié à aucun type de Bridge/)).toBeNull();
  });

  it('goes back to what was there when the server refuses', async () => {
    const { user } = await show({ [UPDATE]: () => refusal(errorKinds.conflict) });
    const choice = await screen.findByRole('combobox', { name: 'Type Bridge de Hôtellerie' });
    await user.selectOptions(choice, 'hotel');
    await waitFor(() => expect(choice).toHaveProperty('ariaBusy', 'false'));
    expect(choice).toHaveProperty('value', '');
  });

  it('offers the equivalences that seem to be', { tags: 'torture' }, async () => {
    const un = { id: 5, libelle: 'Hôtellerie', systeme: 'lei', nombreObjets: 14, critere: null };
    const autre = { id: 9, libelle: 'Hôtel', systeme: 'apidae', nombreObjets: 3, critere: null };
    const link = 'POST /api/administration/equivalences';
    const { user, sent } = await show({
      'GET /api/administration/equivalences': ({ query }) => ({
        data: { items: query.get('de') === 'type' ? [{ un, autre, raison: 'Même libellé' }] : [] },
      }),
      [link]: () => ({ data: { lies: 1 } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Équivalences suggérées' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Hôtellerie équivaut à Hôtel' }));
    await user.click(screen.getByRole('button', { name: 'Relier la paire cochée' }));
    await screen.findByText('1 équivalence reliée');
    expect(sent(link)[0]?.body).toEqual({ de: 'type', paires: [{ id: 5, equivaut: 9 }] });
    await user.click(screen.getByRole('radio', { name: 'Modalités' }));
    expect(await screen.findByText(/Rien à suggérer/)).toBeTruthy();
  });
});
