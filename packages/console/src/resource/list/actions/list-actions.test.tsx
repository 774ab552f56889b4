import { forRoles, SESSION } from '@bridge/contract';
import { IconMail } from '@tabler/icons-react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, tagOf } from '../testing/fake-server.ts';
import { button, item, listTests, row, showList, signIn } from '../testing/show-list.tsx';
import type { BulkContext, ResourceActions, RowContext } from './list-action.ts';

listTests();

let server: FakeServer;
beforeEach(() => {
  signIn();
  server = fakeServer([tagOf(1), tagOf(2, { famille: 'Saison' })]);
});

const described = { icon: IconMail, access: SESSION };

describe('what an area adds to a list', () => {
  it('stands in the menu of the rows that it applies to, and gets the fields that it needs', async () => {
    const run = vi.fn<(context: RowContext) => void>();
    const actions: ResourceActions = {
      rowActions: [
        {
          ...described,
          id: 'inviter',
          label: 'Inviter',
          needs: ['portee'],
          applies: ({ famille }) => famille === 'Saison',
          run,
        },
      ],
    };
    const { user } = await showList('', actions);
    await user.click(await button('Actions pour Tag 1'));
    expect(screen.queryByRole('menuitem', { name: 'Inviter' })).toBeNull();
    await user.click(await button('Actions pour Tag 2'));
    await user.click(await item('Inviter'));
    expect(run.mock.calls[0]?.[0].record.id).toBe(2);
    expect(server.asked().fields).toContain('portee');
  });

  it('joins the bulk bar once enough rows are ticked, and may open a box of its own', async () => {
    const run = ({ open, selected }: BulkContext) =>
      open((close) => (
        <button type="button" onClick={close}>
          Fusionner {[...selected.values()].join(' et ')}
        </button>
      ));
    const actions: ResourceActions = {
      bulkActions: [{ ...described, id: 'fusionner', label: 'Fusionner', fewest: 2, run }],
    };
    const { user } = await showList('', actions);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner Tag 1' }));
    expect(screen.queryByRole('button', { name: 'Fusionner' })).toBeNull();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner Tag 2' }));
    await user.click(await button('Fusionner'));
    await user.click(await button('Fusionner Tag 1 et Tag 2'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Fusionner Tag 1 et Tag 2' })).toBeNull());
  });

  it('stands beside « Créer », for those who may', async () => {
    const run = vi.fn();
    const actions: ResourceActions = {
      listActions: [
        { ...described, id: 'importer', label: 'Importer', run },
        { ...described, id: 'purger', label: 'Purger', access: forRoles([]), run },
      ],
    };
    const { user } = await showList('', actions);
    await row('Tag 1');
    await user.click(await button('Importer'));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Purger' })).toBeNull();
  });
});
