import { moteur, offerInMoteurs } from '@bridge/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { resourceKey } from '../../../api/resource-key.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { Unstyled } from '../../../testing/unstyled.tsx';
import MoteursDialog from './moteurs.dialog.tsx';

fakeBrowser();

it('filters go into the moteurs that are chosen, once', async () => {
  const items = [{ id: 8, titre: 'Moteur des listes', couleur: null, actif: true }];
  const sent = fakeApi({
    'GET /api/choix/moteur': () => ({ data: { items } }),
    [`POST ${offerInMoteurs.path}`]: () => ({ data: { changes: 1 } }),
  });
  const queries = new QueryClient();
  const records = [...resourceKey(moteur.id), 'record', 8];
  queries.setQueryData(records, {});
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  render(
    <Unstyled>
      <QueryClientProvider client={queries}>
        <MoteursDialog filtres={[3, 4]} onClose={onClose} onDone={onDone} />
      </QueryClientProvider>
    </Unstyled>,
  );
  const add = await screen.findByRole('button', { name: 'Ajouter' });
  expect(add).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('combobox', { name: 'Moteurs' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Moteur des listes' }));
  await userEvent.click(add);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(onClose).toHaveBeenCalledTimes(1);
  // A moteur that was read before must be read again.
  expect(queries.getQueryState(records)?.isInvalidated).toBe(true);
  expect(sent.at(-1)?.body).toEqual({ filtres: [3, 4], moteurs: [8] });
});
