import { errorKinds, listeWeb, type Publications } from '@bridge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showBeside } from '../../testing/show-beside.tsx';
import { ListeBar } from './page.bar.tsx';
import { AT, liste, press, publication, published, show } from './testing/publication.tsx';

fakeBrowser();

const POINT: Publications['empechements'][number] = {
  ou: 'Image d’en-tête',
  raison: 'le média est à compléter.',
  chemin: '/mediatheque/completer?media=3',
};
const partie = (ressource: string, nature: string, id: number) => ({ ressource, nature, id, nom: nature });
const lacking = (...empechements: (typeof POINT)[]) => ({
  data: {
    ...{ enCours: null, items: [], remarques: [], empechements },
    aPublier: [partie('moteur', 'Moteur', 1), partie('ficheWeb', 'Fiche', 2), partie('ficheWeb', 'Fiche', 3)],
  },
});

describe('the bar of a page', () => {
  it('leads to the page from the bar once there is nothing to publish', async () => {
    await show({ [`GET ${AT}/publications`]: () => published(publication(7)) }, { etat: 'publie' });
    expect(await screen.findByRole('link', { name: /^Voir la page \(nouvel onglet\)$/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publier' })).toBeNull();
  });

  it('still leads to the page while another version is being prepared', async () => {
    await show({ [`GET ${AT}/publications`]: () => published(publication(7)) }, { etat: 'modifie' });
    expect(await screen.findByRole('link', { name: /^Voir la page \(nouvel onglet\)$/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Publier' })).toBeTruthy();
  });

  it('says before the press what is missing, with its link, and what is published with it', async () => {
    const { user } = await show({ [`GET ${AT}/publications`]: () => lacking(POINT) });
    expect(await screen.findByText(/^avec\s: moteur, fiche$/)).toBeTruthy();
    await press(user, '1 point à compléter');
    const item = await screen.findByRole('menuitem', { name: /^Image d’en-tête\s: le média est à compléter\.$/ });
    expect(item.getAttribute('href')).toBe(POINT.chemin);
  });

  it('opens what is missing where the server refuses', async () => {
    let answer = published();
    const { user, form } = await show({
      [`GET ${AT}/publications`]: () => answer,
      [`POST ${AT}/publier`]: () => {
        answer = lacking(POINT, { ...POINT, ou: 'Titre', chemin: null });
        return { ...errorKinds.invalidInput, errors: [{ path: 'image', message: 'Complétez-le, puis publiez.' }] };
      },
    });
    await press(user, 'Publier');
    await waitFor(() => expect(form.store.getState().failure?.message).toBe('Complétez-le, puis publiez.'));
    expect(await screen.findByRole('button', { name: '2 points à compléter' })).toBeTruthy();
    expect(await screen.findByRole('menuitem', { name: /^Image d’en-tête/ })).toBeTruthy();
  });

  it('is told once what two of the parts lack, and of nothing to publish before something is typed', async () => {
    const { data } = lacking(POINT, POINT);
    const { form } = await show(
      { [`GET ${AT}/publications`]: () => ({ data: { ...data, enCours: publication(7), items: [publication(7)] } }) },
      { etat: 'publie' },
    );
    expect(await screen.findByRole('link', { name: /^Voir la page \(nouvel onglet\)$/ })).toBeTruthy();
    expect(screen.queryByText('À compléter avant de publier')).toBeNull();
    expect(screen.queryByRole('button', { name: /à compléter$/ })).toBeNull();
    act(() => form.store.getState().setValue('nom', 'Autres tables'));
    expect(await screen.findByRole('button', { name: '1 point à compléter' })).toBeTruthy();
    expect(screen.getByText('À compléter avant de publier')).toBeTruthy();
  });

  it('opens nothing under somebody who types, neither for another failure nor when points come later', async () => {
    let answer = published();
    const { user, form, queries } = await show({
      [`GET ${AT}/publications`]: () => answer,
      [`POST ${AT}/publier`]: () => ({ ...errorKinds.conflict }),
    });
    const readAgain = () => act(() => queries.invalidateQueries());
    await press(user, 'Publier');
    await waitFor(() => expect(form.store.getState().failure).not.toBeNull());
    answer = lacking(POINT);
    await readAgain();
    expect(await screen.findByRole('button', { name: '1 point à compléter' })).toBeTruthy();
    expect(screen.queryByRole('menu')).toBeNull();

    await press(user, '1 point à compléter');
    expect(await screen.findByRole('menu')).toBeTruthy();
    act(() => form.store.getState().setValue('nom', 'Autres tables'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    act(() => form.store.getState().giveUp());
    await press(user, '1 point à compléter');
    expect(await screen.findByRole('menu')).toBeTruthy();
    answer = published();
    await readAgain();
    await waitFor(() => expect(screen.queryByRole('button', { name: /à compléter$/ })).toBeNull());
    answer = lacking(POINT);
    await readAgain();
    expect(await screen.findByRole('button', { name: '1 point à compléter' })).toBeTruthy();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('says that the state could not be read, and reads it again', async () => {
    let isAway = true;
    const { user } = await show({
      [`GET ${AT}/publications`]: () => (isAway ? { status: 500, code: 50_000, message: 'En panne.' } : published()),
    });
    const bar = (await screen.findByText('La publication n’a pas pu être lue', { selector: 'p' })).parentElement;
    isAway = false;
    await user.click(within(bar ?? document.body).getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('button', { name: 'Publier' })).toBeTruthy();
  });

  it('is created, published, then goes on where it is kept', async () => {
    const created = liste({ version: 1 });
    const showCreated = vi.fn();
    const { user, form, sent } = await showBeside(<ListeBar showCreated={showCreated} />, {
      resource: listeWeb,
      record: null,
      api: {
        'POST /api/web/listes': () => ({ data: created }),
        [`GET ${AT}`]: () => ({ data: created }),
        [`POST ${AT}/publier`]: () => published(publication(7)),
      },
    });
    act(() => {
      const { setValue } = form.store.getState();
      for (const name of ['nom', 'code', 'sites', 'selection', 'modele', 'titre']) setValue(name, created[name]);
    });
    await press(user, 'Enregistrer et publier');
    await waitFor(() => expect(showCreated).toHaveBeenCalledOnce());
    expect(sent(`POST ${AT}/publier`)[0]?.body).toEqual({ version: 1, du: null, au: null, avec: true });
  });
});
