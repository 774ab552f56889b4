import { SUCCESS_CODE } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, tagOf } from '../testing/fake-server.ts';
import { button, item, listTests, row, showList, signIn } from '../testing/show-list.tsx';

listTests();

const IMPORT = 'POST /api/reglages/tags/import';
let server: FakeServer;
beforeEach(() => {
  signIn();
  // A page on plain http, as in a private network, has no `randomUUID`.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  server = fakeServer([tagOf(1)]);
});

/** Answers the trial and the import of the file alike. */
function answer(created: number, refused: readonly string[]): void {
  const results = refused.map((message, place) => ({ ligne: place + 2, titre: 'Été', ok: false, message }));
  const data = { dryRun: false, created, changed: 0, refused: refused.length, results };
  server.failure = { body: { code: SUCCESS_CODE, message: '', data } };
}

async function openImport() {
  const { user } = await showList();
  await row('Tag 1');
  await user.click(await button('Import et export'));
  await user.click(await item('Importer un fichier CSV…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importer\u00a0: tags' }));
  const choose = async (name: string) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await user.upload(input, new File(['Libellé;Code'], name, { type: 'text/csv' }));
    await dialog.findByText(name);
  };
  return { user, dialog, choose };
}

const keys = () =>
  server
    .calls(IMPORT)
    .filter(({ body }) => body.dryRun === false)
    .map(({ key }) => key);

describe('an import', () => {
  it('of which everything was read closes, and says how many', async () => {
    const { user, dialog, choose } = await openImport();
    answer(2, []);
    await choose('tags.csv');
    await user.click(await dialog.findByRole('button', { name: 'Importer 2 lignes' }));
    expect(await screen.findByText('2 tags importés.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of which lines were refused stays open: which ones, why, and how many were imported', async () => {
    const { user, dialog, choose } = await openImport();
    answer(2, []);
    await choose('tags.csv');
    answer(1, ['Ce code est déjà pris.']);
    await user.click(await dialog.findByRole('button', { name: 'Importer 2 lignes' }));
    expect(await dialog.findByText('1 tag importé, 1 ligne refusée.')).toBeTruthy();
    expect(dialog.getByText('Ce code est déjà pris.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Importer/ })).toBeNull();
  });

  it('has a key of its own for each file that is chosen', async () => {
    const { user, dialog, choose } = await openImport();
    answer(2, ['Illisible.']);
    await choose('un.csv');
    await user.click(await dialog.findByRole('button', { name: 'Importer 2 lignes' }));
    await dialog.findByText('2 tags importés, 1 ligne refusée.');
    await choose('deux.csv');
    await user.click(await dialog.findByRole('button', { name: 'Importer 2 lignes' }));
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
  });
});
