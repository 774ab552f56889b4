import { errorKinds } from '@bridge/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refuse, tagOf } from '../testing/fake-server.ts';
import { button, listTests, showList, signIn, titles } from '../testing/show-list.tsx';

listTests();

const BULK = 'POST /api/reglages/tags/bulk';
let server: FakeServer;
beforeEach(() => {
  signIn();
  server = fakeServer([tagOf(1), tagOf(2), tagOf(3, { utilisations: 1 }), tagOf(4), tagOf(5)]);
});

const box = (name: string) => screen.findByRole('checkbox', { name });
const tick = async (name: string, shiftKey = false) => {
  const ticked = await box(name);
  await waitFor(() => expect(ticked).toHaveProperty('disabled', false));
  fireEvent.click(ticked, { shiftKey });
};
const bar = () => within(screen.getByRole('region', { name: 'Actions sur la sélection' }));
const dialog = async () => within(await screen.findByRole('dialog'));
const dryRuns = () => server.calls(BULK).map(({ body }) => body.dryRun);

describe('ticking rows', () => {
  it('takes all rows since the last one with shift, and the page with the box above', async () => {
    await showList();
    await tick('Sélectionner Tag 2');
    expect(bar().getByText('1 élément sélectionné')).toBeTruthy();
    await tick('Sélectionner Tag 4', true);
    expect(bar().getByText('3 éléments sélectionnés')).toBeTruthy();
    expect(await box('Sélectionner toutes les lignes de la page')).toHaveProperty('indeterminate', true);
    await tick('Sélectionner toutes les lignes de la page');
    expect(bar().getByText('5 éléments sélectionnés')).toBeTruthy();
    await tick('Sélectionner toutes les lignes de la page');
    expect(screen.queryByRole('region', { name: 'Actions sur la sélection' })).toBeNull();
  });

  it('goes from the page to all the results', async () => {
    server = fakeServer(Array.from({ length: 230 }, (_, place) => tagOf(place + 1)));
    const { user } = await showList();
    await tick('Sélectionner toutes les lignes de la page');
    await user.click(bar().getByRole('button', { name: 'Sélectionner les 230 résultats' }));
    expect(await bar().findByText('230 éléments sélectionnés')).toBeTruthy();
  });

  it('is forgotten with the search that it was made in', async () => {
    const { user } = await showList();
    await tick('Sélectionner Tag 2');
    await user.type(screen.getByRole('searchbox'), 'tag');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Actions sur la sélection' })).toBeNull());
  });
});

describe('a bulk action', () => {
  it('first says what it would do and what it would not, then does it once, and is undone', async () => {
    const { user } = await showList();
    await tick('Sélectionner toutes les lignes de la page');
    await user.click(bar().getByRole('button', { name: 'Archiver' }));
    const asked = await dialog();
    expect(await asked.findByText('4 tags seront archivés, 1 sera refusé.')).toBeTruthy();
    expect(asked.getByRole('link', { name: 'Tag 3' }).getAttribute('href')).toBe('/reglages/tags/edit/3');
    expect(asked.getByText('Encore utilisé ailleurs.')).toBeTruthy();
    expect(dryRuns()).toEqual([true]);
    expect(await titles()).toHaveLength(5);

    await user.click(asked.getByRole('button', { name: 'Archiver (4)' }));
    await waitFor(async () => expect(await titles()).toEqual(['Tag 3']));
    const [, sent] = server.calls(BULK);
    expect(sent?.body).toEqual({ action: 'archive', ids: [1, 2, 4, 5], dryRun: false });
    expect(sent?.key).toMatch(/^[\w-]{16,}$/);
    expect(screen.queryByRole('dialog')).toBeNull();

    expect(await screen.findByText('4 tags archivés.')).toBeTruthy();
    await user.click(await button('Annuler'));
    await waitFor(async () => expect(await titles()).toHaveLength(5));
  });

  it('names what still uses the rows that it would put aside, and tells once what several are refused for', async () => {
    server = fakeServer([
      tagOf(1, { sert: 'Où dormir' }),
      tagOf(2),
      tagOf(3, { utilisations: 1 }),
      tagOf(4, { utilisations: 1 }),
    ]);
    const { user } = await showList();
    await tick('Sélectionner toutes les lignes de la page');
    await user.click(bar().getByRole('button', { name: 'Archiver' }));
    const used = within(await (await dialog()).findByRole('list', { name: 'Lignes encore utilisées' }));
    expect(used.getByRole('link', { name: 'Tag 1' })).toBeTruthy();
    expect(used.getByRole('link', { name: 'Où dormir' }).getAttribute('href')).toBe('/web/listes/edit/9');
    const refused = within(screen.getByRole('list', { name: 'Lignes refusées' }));
    expect(refused.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Tag 3', 'Tag 4']);
    expect(refused.getAllByText('Encore utilisé ailleurs.')).toHaveLength(1);
  });

  it('tells which rows were refused after all, with the way to them', async () => {
    const { user } = await showList();
    await tick('Sélectionner Tag 1');
    await tick('Sélectionner Tag 2');
    await user.click(bar().getByRole('button', { name: 'Mettre à la corbeille' }));
    const asked = await dialog();
    expect(await asked.findByText('2 tags seront mis à la corbeille.')).toBeTruthy();
    server.tags = server.tags.map((tag) => (tag.id === 2 ? { ...tag, utilisations: 1 } : tag));
    await user.click(asked.getByRole('button', { name: 'Mettre à la corbeille (2)' }));
    expect(await asked.findByText('1 tag mis à la corbeille, 1 refusé.')).toBeTruthy();
    expect(asked.getByRole('link', { name: 'Tag 2' })).toBeTruthy();
  });

  it('that the server refuses as a whole says why, and may be tried again under the same key', async () => {
    const { user } = await showList();
    await tick('Sélectionner Tag 1');
    await user.click(bar().getByRole('button', { name: 'Dupliquer' }));
    const asked = await dialog();
    await asked.findByText('1 tag sera dupliqué.');
    server.failure = refuse('unavailable');
    await user.click(asked.getByRole('button', { name: 'Dupliquer (1)' }));
    expect((await asked.findByRole('alert')).textContent).toContain(errorKinds.unavailable.message);
    server.failure = null;
    await user.click(asked.getByRole('button', { name: 'Dupliquer (1)' }));
    expect(await screen.findByText('1 tag dupliqué.')).toBeTruthy();
    const keys = server.calls(BULK).map(({ key }) => key);
    expect(keys[1]).toBe(keys[2]);
  });

  it('sets one field alike on every row', async () => {
    const { user } = await showList();
    await tick('Sélectionner Tag 1');
    await tick('Sélectionner Tag 2');
    await user.click(bar().getByRole('button', { name: 'Modifier' }));
    const asked = await dialog();
    await user.selectOptions(await asked.findByRole('combobox', { name: 'Champ à modifier' }), 'Famille');
    await user.type(await asked.findByRole('textbox', { name: 'Famille' }), 'Saison');
    await user.click(asked.getByRole('button', { name: 'Vérifier' }));
    await user.click(await asked.findByRole('button', { name: 'Modifier (2)' }));
    expect(await screen.findByText('2 tags modifiés.')).toBeTruthy();
    expect(server.calls(BULK).at(-1)?.body).toMatchObject({ action: 'change', changes: { famille: 'Saison' } });
  });

  it('brings back what is archived', async () => {
    server = fakeServer([tagOf(1, { etat: 'archive' })]);
    const { user } = await showList('?etat=archive');
    await tick('Sélectionner Tag 1');
    expect(bar().queryByRole('button', { name: 'Archiver' })).toBeNull();
    await user.click(bar().getByRole('button', { name: 'Désarchiver' }));
    expect(await screen.findByRole('dialog', { name: 'Désarchiver\u00a0: 1 tag' })).toBeTruthy();
    await user.click(await (await dialog()).findByRole('button', { name: 'Désarchiver (1)' }));
    expect(await screen.findByText('1 tag désarchivé.')).toBeTruthy();
    expect(server.calls(BULK).at(-1)?.body).toMatchObject({ action: 'restore', dryRun: false });
  });
});
