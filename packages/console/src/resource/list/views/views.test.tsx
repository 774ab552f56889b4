import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '../../../api/session.store.ts';
import { type FakeServer, fakeServer, tagOf } from '../testing/fake-server.ts';
import { button, item, listTests, row, showList, signIn, titles, where } from '../testing/show-list.tsx';

listTests();

let server: FakeServer;
beforeEach(() => {
  signIn();
  useSession.setState({ userParams: {} });
  server = fakeServer([
    tagOf(1, { libelle: { fr: 'Été' }, famille: 'Saison' }),
    tagOf(2, { libelle: { fr: 'Hiver' }, famille: 'Saison' }),
    tagOf(3, { libelle: { fr: 'Enfants' }, famille: 'Public' }),
  ]);
});

const VUE = {
  id: 12,
  version: 1,
  ressource: 'tag',
  nom: 'Saisons',
  partagee: false,
  aMoi: true,
  etat: { adresse: 'famille=Saison&sort=code', colonnes: ['famille', 'code'] },
};
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('saved views (U-04)', () => {
  it('show again the search, the filters, the order and the columns that were saved', async () => {
    const first = await showList('?famille=Saison&sort=code');
    await row('Été');
    await first.user.click(await button('Colonnes'));
    await first.user.click(await screen.findByRole('checkbox', { name: 'Couleur' }));
    await first.user.click(await button('Vue d’ensemble'));
    await first.user.click(await item('Enregistrer comme nouvelle vue…'));
    const name = await screen.findByRole('textbox', { name: 'Nom de la vue' });
    expect(name).toHaveProperty('value', 'Saison');
    await first.user.clear(name);
    await first.user.type(name, 'Saisons');
    await first.user.click(await button('Enregistrer'));
    await waitFor(() => expect(where()).toBe('?vue=12'));
    expect(await button('Saisons')).toBeTruthy();
    first.unmount();
    localStorage.clear();

    await showList('?vue=12');
    expect(await titles()).toEqual(['Été', 'Hiver']);
    expect(server.asked()).toMatchObject({ sort: 'code', filter: '{"famille":["Saison"],"etat":"actif"}' });
    expect(columns()).toEqual(['Libellé', 'Code', 'Famille', 'Modifié par', 'Modifié le']);
  });

  it('say when the list differs from them, and come back to what was saved', { tags: 'torture' }, async () => {
    server.views = [VUE];
    const { user } = await showList('?vue=12');
    await row('Été');
    await user.click(await button('Retirer le filtre Famille'));
    expect(where()).toBe('?sort=code&vue=12');
    await user.click(await button(/^Saisons.*\(modifiée\)$/));
    await user.click(await item('Revenir à la vue enregistrée'));
    expect(where()).toBe('?vue=12');
    expect(await titles()).toEqual(['Été', 'Hiver']);
  });

  it('keep changes to columns for themselves until they are saved', { tags: 'torture' }, async () => {
    server.views = [VUE];
    const { user } = await showList('?vue=12');
    await row('Été');
    await user.click(await button('Colonnes'));
    await user.click(await screen.findByRole('checkbox', { name: 'Famille' }));
    expect(where()).toBe('?famille=Saison&sort=code&colonnes=code&vue=12');
    await user.click(await button(/Saisons/));
    await user.click(await item('Enregistrer les changements'));
    await waitFor(() => expect(where()).toBe('?vue=12'));
    expect(server.views[0]?.etat.colonnes).toEqual(['code']);
    expect(server.calls('PUT /api/vues/12')[0]?.body.version).toBe(1);
  });

  it('are renamed, shared and deleted by who made them', async () => {
    server.views = [VUE];
    const { user } = await showList('?vue=12');
    await user.click(await button(/Saisons/));
    await user.click(await item('Partager dans mon entité'));
    await screen.findByText(/est partagée dans votre entité/);
    await user.click(await button(/Saisons/));
    await user.click(await item('Supprimer la vue'));
    await user.click(await button('Supprimer'));
    await waitFor(() => expect(where()).toBe(''));
    expect(server.views).toEqual([]);
  });

  it('of a colleague may be used and copied, not changed', { tags: 'torture' }, async () => {
    server.views = [{ ...VUE, aMoi: false, partagee: true }];
    const { user } = await showList('?vue=12');
    await user.click(await button(/Saisons/));
    await item('Enregistrer comme nouvelle vue…');
    expect(screen.getByText('Partagée par un collègue')).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Supprimer la vue' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Renommer…' })).toBeNull();
  });

  it('open the list of who chose one so, until the whole list is asked for', { tags: 'torture' }, async () => {
    server.views = [VUE];
    const { user, unmount } = await showList('?vue=12');
    await user.click(await button(/Saisons/));
    await user.click(await item('En faire ma vue par défaut'));
    await screen.findByText(/La liste s’ouvrira avec/);
    expect(server.calls('PUT /users/update_user_params')[0]?.body).toEqual({ 'vue.tag': 12 });
    unmount();

    const again = await showList('');
    expect(await titles()).toEqual(['Été', 'Hiver']);
    await again.user.click(await button(/Saisons/));
    expect(await screen.findByText('Visible de vous seul, votre vue par défaut')).toBeTruthy();
    await again.user.click(await item('Vue d’ensemble'));
    expect(await titles()).toHaveLength(3);
    expect(where()).toBe('?etat=actif');
    await again.user.click(await button('Vue d’ensemble'));
    await again.user.click(await item('Ne plus avoir de vue par défaut'));
    await screen.findByText('La liste s’ouvrira entière');
    expect(server.calls('PUT /users/update_user_params')[1]?.body).toEqual({ 'vue.tag': null });
  });

  it('that opened the list and are gone leave it whole, without a word', async () => {
    useSession.setState({ userParams: { 'vue.tag': 99 } });
    await showList('');
    expect(await titles()).toHaveLength(3);
    expect(screen.queryByText(/La vue demandée n’existe plus/)).toBeNull();
  });

  it('are replaced by another look that is given their name', async () => {
    server.views = [VUE];
    const { user } = await showList('?famille=Public');
    await row('Enfants');
    await user.click(await button('Vue d’ensemble'));
    await user.click(await item('Enregistrer comme nouvelle vue…'));
    const name = await screen.findByRole('textbox', { name: 'Nom de la vue' });
    await user.clear(name);
    await user.type(name, 'saisons');
    await user.click(await button('Remplacer'));
    await waitFor(() => expect(where()).toBe('?vue=12'));
    expect(server.views).toHaveLength(1);
    expect(server.views[0]).toMatchObject({ nom: 'Saisons', etat: { adresse: 'famille=Public' } });
  });

  it('that are gone say so, and leave the list', async () => {
    await showList('?vue=99');
    expect(await titles()).toHaveLength(3);
    expect(screen.getByText(/La vue demandée n’existe plus/)).toBeTruthy();
  });
});
