import { errorKinds } from '@bridge/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '../../api/session.store.ts';
import { communesQuery } from '../../navigation/communes.query.ts';
import { type Answer, fakeApi, refusal } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { Unstyled } from '../../testing/unstyled.tsx';
import { createEarlyField } from './early-field.ts';
import Palette, { openPalette } from './palette.tsx';

fakeBrowser();

const VAL = {
  ressource: 'entite',
  nature: 'Entité',
  icone: 'entite',
  id: 3,
  titre: 'Office du Val',
  chemin: '/administration/entites/edit/3',
};

let answer: () => Answer | Promise<Answer>;
let calls: ReturnType<typeof fakeApi>;

beforeEach(() => {
  answer = () => ({ data: { items: [VAL], suites: [] } });
  calls = fakeApi({ 'GET /api/recherche': () => answer() });
});

function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>;
}

async function openAndType(words: string): Promise<QueryClient> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <Unstyled>
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <Palette onSettings={() => undefined} early={createEarlyField()} />
          <Where />
        </MemoryRouter>
      </QueryClientProvider>
    </Unstyled>,
  );
  act(() => openPalette());
  await userEvent.type(await screen.findByRole('textbox'), words);
  return queries;
}

describe('the palette', () => {
  it('finds records by their name, and opens the one chosen', async () => {
    await openAndType('val');
    await userEvent.click(await screen.findByText('Office du Val'));
    expect(screen.getByTestId('where').textContent).toBe('/administration/entites/edit/3');
  });

  it('opens with Enter what came late and is alone', async () => {
    await openAndType('office du');
    await screen.findByText('Office du Val');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByTestId('where').textContent).toBe('/administration/entites/edit/3');
  });

  it('waits until the person stops typing to ask the server', async () => {
    await openAndType('office');
    await screen.findByText('Office du Val');
    expect(calls).toHaveLength(1);
  });

  it('asks nothing of the server before the first word', async () => {
    await openAndType(' ');
    await waitFor(() => expect(screen.getByText('Passer en mode sombre')).toBeTruthy());
    expect(calls).toEqual([]);
  });

  it('still leads to pages and actions when the server does not answer', async () => {
    answer = () => refusal(errorKinds.internal);
    await openAndType('sombre');
    expect(await screen.findByText('Passer en mode sombre')).toBeTruthy();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByText('Passer en mode sombre')).toBeTruthy();
  });

  it('says that the search failed, rather than that nothing fits', async () => {
    answer = () => refusal(errorKinds.internal);
    await openAndType('introuvable');
    expect(await screen.findByText('La recherche d’éléments n’a pas abouti.')).toBeTruthy();
    expect(screen.queryByText(/Rien ne correspond/)).toBeNull();
  });

  it('shows what it finds below the pages and the actions, which were there before', async () => {
    answer = () => ({ data: { items: [{ ...VAL, titre: 'Office du mode sombre' }], suites: [] } });
    await openAndType('sombre');
    const found = await screen.findByText('Office du mode sombre');
    const action = screen.getByText('Passer en mode sombre');
    expect(action.compareDocumentPosition(found)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows the communes below the records, once these have come: nothing moves them', async () => {
    useSession.setState({ viewer: { roles: ['ROLE_SUPER_ADMIN'], mode: 'autonome', flags: {} } });
    const commune = { nom: 'Valbrune', insee: '', nombre: 3, lat: null, lon: null };
    let tellLate: (late: Answer) => void = () => undefined;
    answer = () =>
      new Promise((resolve) => {
        tellLate = resolve;
      });
    fakeApi({
      'GET /api/recherche': () => answer(),
      'GET /api/selections/communes': () => ({ data: { items: [commune] } }),
    });
    const queries = await openAndType('val');
    await waitFor(() => expect(queries.getQueryData(communesQuery('val').queryKey)).toEqual([commune]));
    expect(screen.queryByText('Objets de Valbrune')).toBeNull();
    const suite = { ressource: 'entite', nature: 'Entités', icone: 'entite', chemin: '/administration/entites/list' };
    tellLate({ data: { items: [VAL], suites: [suite] } });
    const objets = await screen.findByText('Objets de Valbrune');
    for (const above of ['Office du Val', 'Entités'])
      expect(screen.getByText(above).compareDocumentPosition(objets)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
