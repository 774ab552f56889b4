import { tri } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawField, lookAs } from '../../resource/widgets/testing/draw.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import descriptor from './tri.console.ts';
import '../../resource/widgets/list/list.widget.tsx';

fakeBrowser();

const NOM = { genre: 'champ', champ: 'nom', sens: 'croissant', videsEnDernier: true } as const;
const HASARD = { genre: 'aleatoire', graine: 'jour' } as const;
const choix = (id: number, titre: string) => ({ id, titre, couleur: null, actif: true });

function show(options: Parameters<typeof drawField>[1] = {}) {
  lookAs();
  fakeApi({
    'GET /api/choix/scoring': () => ({ data: { items: [choix(2, 'Fraîcheur')] } }),
    'GET /api/choix/objet': () => ({
      data: { items: [choix(7, 'Auberge'), choix(9, 'Bistrot'), choix(11, 'Cave')] },
    }),
    'GET /api/selections/vocabulaire': () => ({ data: { capacites: [], champs: [] } }),
  });
  return drawField(tri.fields.cles, { ...options, descriptor });
}

type User = ReturnType<typeof drawField>['user'];

const pick = async (user: User, box: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: box }));
  const offered = within(await screen.findByRole('listbox', { name: box }));
  await user.click(await offered.findByRole('option', { name: option }));
};

const add = async (user: User, label: string) => {
  await user.click(await screen.findByRole('button', { name: 'Ajouter une clé' }));
  await user.click(await screen.findByRole('menuitem', { name: label }));
};

describe('the keys of a tri', () => {
  it('read as sentences, one after the other', async () => {
    show({ value: [NOM, HASARD] });
    expect(await screen.findByRole('button', { name: 'Nom, A → Z' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^puis.: Au hasard, nouveau chaque jour$/ })).toBeTruthy();
  });

  it('are added from a menu, open to be filled in', async () => {
    const { user, last } = show({ value: [] });
    await add(user, 'Au hasard');
    expect(last()).toEqual([HASARD]);
    const body = within(screen.getByRole('group', { name: 'La clé 1' }));
    expect(body.getByRole('combobox', { name: 'Tirage' })).toBeTruthy();
    await pick(user, 'Tirage', 'toujours le même');
    expect(last()).toEqual([{ genre: 'aleatoire', graine: 'fixe' }]);
  });

  it('that are added take the focus, and say so', async () => {
    const { user } = show({ value: [NOM] });
    await add(user, 'Au hasard');
    const first = screen.getByRole('combobox', { name: 'Tirage' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(screen.getByText('Clé ajoutée en position 2 sur 2.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Monter la clé 2' }));
    expect(screen.queryByText(/ajoutée/)).toBeNull();
  });

  it('say what they lack, then what was chosen', async () => {
    const { user, last } = show({ value: [] });
    await add(user, 'Score d’un profil');
    expect(screen.getByRole('button', { name: 'Choisissez un profil de scoring.' })).toBeTruthy();
    await user.click(await screen.findByRole('combobox', { name: 'Profil de scoring' }));
    await user.click(await screen.findByRole('option', { name: 'Fraîcheur' }));
    expect(last()).toMatchObject([{ genre: 'nombre', mesure: { genre: 'score', profil: { ref: 'scoring', id: 2 } } }]);
    expect(await screen.findByRole('button', { name: /score «.Fraîcheur.», du plus grand/ })).toBeTruthy();
  });

  it('are moved and taken out by buttons, and come back', async () => {
    const { user, last } = show({ value: [NOM, HASARD] });
    await user.click(await screen.findByRole('button', { name: 'Monter la clé 2' }));
    expect(last()).toEqual([HASARD, NOM]);
    await user.click(screen.getByRole('button', { name: 'Retirer la clé 1' }));
    expect(last()).toEqual([NOM]);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(last()).toEqual([HASARD, NOM]);
  });

  it('change their direction and where empty values go', async () => {
    const { user, last } = show({ value: [{ ...NOM, champ: 'commune' }] });
    await user.click(await screen.findByRole('button', { name: 'Commune, A → Z' }));
    await pick(user, 'Sens', 'Z → A');
    await user.click(screen.getByRole('switch', { name: 'Ceux sans valeur en dernier' }));
    expect(last()).toEqual([{ ...NOM, champ: 'commune', sens: 'decroissant', videsEnDernier: false }]);
  });

  it('hold an order of objets that is made by hand', async () => {
    const objets = [7, 9].map((id) => ({ ref: 'objet', id }));
    const { user, last } = show({ value: [{ genre: 'manuel', objets }] });
    await user.click(await screen.findByRole('button', { name: /2 objets placés/ }));
    expect(await screen.findByRole('button', { name: 'Auberge' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Descendre l’objet 1' }));
    expect(last()).toEqual([{ genre: 'manuel', objets: objets.toReversed() }]);
    await user.click(screen.getByRole('combobox', { name: 'Ajouter un objet' }));
    await user.click(await screen.findByRole('option', { name: 'Cave' }));
    expect(last()).toMatchObject([{ objets: [{ id: 9 }, { id: 7 }, { ref: 'objet', id: 11 }] }]);
  });

  it('hold no objet twice', async () => {
    const objets = [7, 9].map((id) => ({ ref: 'objet', id }));
    const { user, typed } = show({ value: [{ genre: 'manuel', objets }] });
    await user.click(await screen.findByRole('button', { name: /2 objets placés/ }));
    expect(screen.queryByRole('button', { name: 'Dupliquer l’objet 1' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Auberge' }));
    await user.click(screen.getByRole('combobox', { name: 'Remplacer par' }));
    const offered = within(await screen.findByRole('listbox', { name: 'Remplacer par' }));
    await user.click(await offered.findByRole('option', { name: 'Bistrot' }));
    expect(typed).not.toHaveBeenCalled();
    expect(screen.getByText(/^«\sBistrot\s» est déjà dans cet ordre\.$/)).toBeTruthy();
  });

  it('that are wrong open, and say why', async () => {
    show({ value: [NOM], inner: { '0.champ': 'Ce champ n’existe plus.' } });
    expect(await screen.findByText('Ce champ n’existe plus.')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'La clé 1' })).toBeTruthy();
  });

  it('that are only read are a list of sentences', async () => {
    show({ value: [NOM], readOnly: true });
    expect(await screen.findByText('Nom, A → Z')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ajouter une clé' })).toBeNull();
  });
});
