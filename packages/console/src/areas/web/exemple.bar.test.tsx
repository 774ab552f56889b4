import { moteur } from '@bridge/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../testing/show-beside.tsx';
import { MoteurBar } from './exemple.bar.tsx';
import { publication, published } from './testing/publication.tsx';

fakeBrowser();

const EXEMPLE = 'GET /api/web/exemple';

it('a page is offered as an example once the record is published, is not asked for by a save, and fails without a word', async () => {
  const record = savedRecord(moteur, { nom: 'Où manger', etat: 'brouillon' });
  let answer = published();
  const { form, queries, sent } = await showBeside(<MoteurBar showCreated={() => undefined} />, {
    resource: moteur,
    record,
    api: {
      'GET /api/web/moteurs/3/publications': () => answer,
      [EXEMPLE]: () => ({ status: 500, code: 50_000, message: 'En panne.' }),
    },
  });
  const readAgain = () => act(() => queries.invalidateQueries({ queryKey: ['resource', moteur.id] }));
  expect(await screen.findByRole('button', { name: 'Publier' })).toBeTruthy();
  expect(sent(EXEMPLE)).toHaveLength(0);
  answer = published(publication(7));
  act(() => form.store.getState().meet({ ...record, etat: 'publie' }));
  await readAgain();
  await waitFor(() => expect(sent(EXEMPLE)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publier' })).toBeNull());
  await readAgain();
  expect(sent(EXEMPLE)).toHaveLength(1);
  expect(screen.queryByText('En panne.')).toBeNull();
});
