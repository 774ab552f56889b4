import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ValueProps } from '../widgets/widget.ts';
import { type FakeServer, fakeServer, refuse, tagOf } from './testing/fake-server.ts';
import { button, item, listTests, row, showList, signIn, table, titles, where } from './testing/show-list.tsx';

listTests();

let server: FakeServer;
beforeEach(() => {
  signIn();
  server = fakeServer([
    tagOf(1, { libelle: { fr: 'Été' }, code: 'ete', famille: 'Saison' }),
    tagOf(2, { libelle: { fr: 'Hiver' }, code: 'hiver', famille: 'Saison' }),
    tagOf(3, { libelle: { fr: 'Famille' }, code: 'famille', famille: 'Public', utilisations: 3 }),
    tagOf(4, { libelle: { fr: 'Ancien' }, code: 'ancien', etat: 'archive' }),
  ]);
});

/** How often the cells and the tool of lists were drawn. */
const drawn = { cells: 0, tool: 0 };
function CountedCell({ value }: ValueProps) {
  drawn.cells += 1;
  return String(value);
}
function CountedTool() {
  drawn.tool += 1;
  return null;
}

describe('a list', () => {
  it('says what it lists, how many there are, and offers to make another', async () => {
    await showList();
    expect(await titles()).toEqual(['Été', 'Hiver', 'Famille']);
    expect(screen.getByRole('heading', { level: 1, name: 'Tags' })).toBeTruthy();
    expect(screen.getByText('3 tags')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Créer un tag' }).getAttribute('href')).toBe('/reglages/tags/create');
  });

  it('that is too long to be counted says so, and is counted when asked', async () => {
    server.most = 2;
    const { user } = await showList();
    expect(await screen.findByText('plus de 2 tags')).toBeTruthy();
    expect(screen.getByText('1–3 sur plus de 2')).toBeTruthy();
    await user.click(await button('Compter tout'));
    expect(await screen.findByText('3 tags')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Compter tout' })).toBeNull();
  });

  it('is not drawn again when a dialog opens over it, nor when it closes', async () => {
    const { user } = await showList('', undefined, { Tool: CountedTool, cells: { code: CountedCell } });
    await user.click(await button('Actions pour Hiver'));
    const choice = await item('Mettre à la corbeille');
    const before = { ...drawn };
    expect(before.cells).toBeGreaterThanOrEqual(3);
    await user.click(choice);
    const box = await screen.findByRole('dialog', { name: 'Mettre «\u00a0Hiver\u00a0» à la corbeille' });
    expect(drawn).toEqual(before);
    await user.click(within(box).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drawn).toEqual(before);
  });

  it('offers nothing that the person may not do', async () => {
    signIn(['ROLE_WEB_USER']);
    const { user } = await showList();
    await row('Été');
    expect(screen.queryByRole('link', { name: 'Créer un tag' })).toBeNull();
    await user.click(await button('Actions pour Été'));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Consulter']);
  });

  it('asks only for the fields that it shows', async () => {
    await showList();
    await table();
    expect(server.asked().fields).toBe('libelle,code,couleur,famille,modifiePar,modifieLe');
  });

  it('sorts by a header, and by a second one with shift', { tags: 'torture' }, async () => {
    const { user } = await showList();
    await row('Été');
    expect(screen.getByRole('columnheader', { name: 'Modifié le' }).getAttribute('aria-sort')).toBe('descending');
    await user.click(await button('Code'));
    expect(where()).toBe('?sort=code');
    await waitFor(() => expect(server.asked().sort).toBe('code'));
    await user.click(await button('Code'));
    expect(screen.getByRole('columnheader', { name: 'Code' }).getAttribute('aria-sort')).toBe('descending');
    await user.keyboard('{Shift>}');
    await user.click(await button('Famille'));
    await user.keyboard('{/Shift}');
    expect(where()).toBe('?sort=-code,famille');
    expect(screen.getByRole('columnheader', { name: /Famille.*2e clé de tri, croissant/ })).toBeTruthy();
  });

  it('finds what is typed, without a step of history per letter', async () => {
    const { user } = await showList('?sort=code');
    await row('Été');
    await user.type(screen.getByRole('searchbox', { name: 'Chercher dans Tags' }), 'hiv');
    await waitFor(() => expect(where()).toBe('?q=hiv&sort=code'));
    await waitFor(async () => expect(await titles()).toEqual(['Hiver']));
    await user.click(await button('Effacer la recherche'));
    expect(where()).toBe('?sort=code');
  });

  it('filters by a field that is chosen, shows it as a chip, and takes it away again', async () => {
    const { user } = await showList();
    await row('Été');
    await user.click(await button('Filtrer'));
    await user.click(await item('Famille'));
    await user.click(await screen.findByRole('checkbox', { name: 'Public' }));
    expect(where()).toBe('?famille=Public');
    await waitFor(async () => expect(await titles()).toEqual(['Famille']));
    expect(JSON.parse(server.asked().filter ?? '')).toEqual({ famille: ['Public'], etat: 'actif' });
    await user.click(await button('Retirer le filtre Famille'));
    expect(where()).toBe('');
    await user.click(await button('Retour du navigateur'));
    expect(where()).toBe('?famille=Public');
  });

  it('starts again from the first page when what is asked changes', { tags: 'torture' }, async () => {
    server = fakeServer(Array.from({ length: 45 }, (_, place) => tagOf(place + 1)));
    const { user } = await showList('?page=2');
    await row('Tag 21');
    expect(screen.getByText('21–40 sur 45')).toBeTruthy();
    await user.click(await button('Page suivante'));
    expect(where()).toBe('?page=3');
    // On the last page, the button just pressed is of no further use, and keeps the focus all the same.
    const next = await button('Page suivante');
    await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(next);
    await user.click(next);
    expect(where()).toBe('?page=3');
    await user.click(await button('Code'));
    expect(where()).toBe('?sort=code');
  });

  it('shows the archives, from where a record comes back', async () => {
    const { user } = await showList();
    await row('Été');
    await user.click(screen.getByRole('radio', { name: 'Archivés' }));
    expect(where()).toBe('?etat=archive');
    await user.click(await button('Actions pour Ancien'));
    await user.click(await item('Désarchiver'));
    expect(await screen.findByText('Tag « Ancien » désarchivé.')).toBeTruthy();
    expect(await screen.findByText('Aucun tag archivé')).toBeTruthy();
  });

  it('says which parts of an address it did not understand, and shows the list', async () => {
    await showList('?page=-3&famille=Saison&couleurs=rouge');
    expect(await titles()).toEqual(['Été', 'Hiver']);
    expect(screen.getByText(/Des paramètres.*couleurs, page\./)).toBeTruthy();
  });
});

describe('a row', () => {
  it('leads to its record', async () => {
    await showList();
    const link = within(await row('Hiver')).getByRole('link', { name: 'Hiver' });
    expect(link.getAttribute('href')).toBe('/reglages/tags/edit/2');
  });

  it('is archived at once, and comes back with « Annuler »', async () => {
    const { user } = await showList();
    await user.click(await button('Actions pour Hiver'));
    await user.click(await item('Archiver'));
    expect(await screen.findByText('Tag « Hiver » archivé.')).toBeTruthy();
    expect(server.calls('POST /api/reglages/tags/2/archive')[0]?.body).toEqual({ version: 1 });
    await waitFor(async () => expect(await titles()).toEqual(['Été', 'Famille']));
    await user.click(await button('Annuler'));
    await waitFor(async () => expect(await titles()).toEqual(['Été', 'Hiver', 'Famille']));
  });

  it('is duplicated, and its copy is one click away', async () => {
    const { user } = await showList();
    await user.click(await button('Dupliquer Hiver'));
    await user.click(await button('Ouvrir la copie'));
    expect(where()).toBe('/reglages/tags/edit/1002');
  });

  it('goes to the trash once the person has agreed, and comes back', async () => {
    const { user } = await showList();
    await user.click(await button('Actions pour Hiver'));
    await user.click(await item('Mettre à la corbeille'));
    const box = await screen.findByRole('dialog', { name: 'Mettre «\u00a0Hiver\u00a0» à la corbeille' });
    expect(server.calls('DELETE /api/reglages/tags/2')).toEqual([]);
    await user.click(within(box).getByRole('button', { name: 'Mettre à la corbeille' }));
    expect(await screen.findByText('Tag « Hiver » mis à la corbeille.')).toBeTruthy();
    expect(server.calls('DELETE /api/reglages/tags/2')[0]?.query).toEqual({ version: '1' });
    await user.click(await button('Annuler'));
    await waitFor(async () => expect(await titles()).toContain('Hiver'));
  });

  it('that is in use says where, and may be archived instead', { tags: 'torture' }, async () => {
    const { user } = await showList();
    await user.click(await button('Actions pour Famille'));
    await user.click(await item('Mettre à la corbeille'));
    await user.click(await button('Mettre à la corbeille'));
    const box = await screen.findByRole('dialog', { name: '«\u00a0Famille\u00a0» est encore utilisé' });
    expect(within(box).getByRole('link', { name: 'Office du Val' }).getAttribute('href')).toBe('/x/3');
    expect(within(box).getByText(/2 autres éléments/)).toBeTruthy();
    await user.click(within(box).getByRole('button', { name: 'Archiver plutôt' }));
    expect(await screen.findByText('Tag « Famille » archivé.')).toBeTruthy();
  });

  it('that another entity shares is read and copied, not changed', async () => {
    server = fakeServer([tagOf(1, { modifiable: false }), tagOf(2)]);
    const { user } = await showList();
    await user.click(await button('Actions pour Tag 1'));
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Consulter', 'Dupliquer']);
    expect(screen.getByRole('link', { name: 'Consulter Tag 1' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Modifier Tag 2' })).toBeTruthy();
  });

  it('shows where it is used, when asked', async () => {
    const { user } = await showList('?colonnes=utilisations');
    await user.click(await button('Famille est utilisé dans 3 endroits\u00a0: voir'));
    expect(await screen.findByRole('link', { name: 'Office du Val' })).toBeTruthy();
  });
});

describe('a list that has nothing to show', () => {
  it('says what the resource is for, and offers the first one', async () => {
    fakeServer([]);
    await showList();
    expect(await screen.findByRole('heading', { name: 'Aucun tag pour l’instant' })).toBeTruthy();
    expect(screen.getByText(/Un tag classe ce que vous gérez/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Créer un tag' })).toHaveLength(2);
  });

  it('repeats what was asked when nothing fits, and forgets it at a click', async () => {
    const { user } = await showList('?q=plage&famille=Saison');
    expect(await screen.findByRole('heading', { name: 'Aucun tag ne correspond' })).toBeTruthy();
    expect(screen.getByText('Recherche : « plage »')).toBeTruthy();
    expect(screen.getAllByText(/Saison/).length).toBeGreaterThan(0);
    await user.click(await button('Effacer les filtres'));
    expect(where()).toBe('');
    expect(await titles()).toHaveLength(3);
  });

  it('leads back from a page that no longer exists', async () => {
    const { user } = await showList('?page=9');
    await user.click(await button('Aller à la dernière page'));
    expect(await titles()).toHaveLength(3);
  });

  it('says that the network is away, and shows the list as soon as it is back', async () => {
    onlineManager.setOnline(false);
    await showList();
    expect(await screen.findByText('Vous êtes hors ligne')).toBeTruthy();
    act(() => onlineManager.setOnline(true));
    expect(await titles()).toHaveLength(3);
  });

  it('says what failed, why, under which number, and tries again', async () => {
    server.failure = refuse('internal');
    const { user } = await showList();
    // The failure is told twice: in the list, and in the toast of spec §8.
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent ?? '');
    expect(said.filter((text) => text.includes('La liste «\u00a0Tags\u00a0» n’a pas pu être lue'))).toHaveLength(1);
    for (const text of said) expect(text).toMatch(/Une erreur inattendue s’est produite.*n°\sreq-7/);
    server.failure = null;
    await user.click(await button('Réessayer'));
    expect(await titles()).toHaveLength(3);
  });
});
