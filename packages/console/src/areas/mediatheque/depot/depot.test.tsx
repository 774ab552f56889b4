import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { analyseOf, fakeUploads, imageNamed, recordOf } from '../../../catalogue/media/testing/medias.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { useDepot } from './depot.store.ts';
import { CREATE, drop, field, line, nameIn, readAll, show } from './testing/show-depot.tsx';

fakeBrowser();
afterEach(() => useDepot.getState().clear());

/** Draws complete lines, with a server that makes each media only when the test tells it to. */
async function showSlow(...names: string[]) {
  fakeUploads(readAll);
  const answers: (() => void)[] = [];
  const create = () => new Promise((resolve) => answers.push(() => resolve({ data: recordOf(1) })));
  const shown = await show({ [CREATE]: create });
  drop(...names);
  for (const name of names) {
    await shown.user.type(await field('Texte alternatif', name), 'Une vue');
    await shown.user.type(await field('Crédit', name), '© Val');
  }
  return { ...shown, answers };
}

describe('files dropped on the médiathèque', () => {
  it('are read, completed by what is common, and kept together, those that lack words to be completed later', async () => {
    fakeUploads(readAll);
    const { user, sent, isDirty } = await show();
    drop('lac.jpg', 'col.jpg', 'filet.jpg');
    await user.type(await field('Texte alternatif', 'lac.jpg'), 'Un lac');
    expect(isDirty()).toBe(true);
    const [common] = await screen.findAllByRole('textbox', { name: /^Crédit/ });
    if (!common) throw new Error('no common credit');
    await user.type(common, '© Val');
    await user.click(await screen.findByRole('checkbox', { name: 'filet.jpg est décorative' }));
    expect(within(await line('col.jpg')).getByText(/^Il manque le texte alternatif\. À compléter/)).toBeTruthy();
    expect(screen.getByText('1 média restera à compléter avant de paraître.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Enregistrer 3 médias' }));
    expect(await screen.findByText('3 médias enregistrés, dont 1 à compléter.')).toBeTruthy();
    const [lac, col, filet] = sent(CREATE);
    expect(lac?.body).toMatchObject({ titre: { fr: 'Lac' }, alternatif: { fr: 'Un lac' }, credit: '© Val' });
    expect(lac?.key).toBeTruthy();
    expect(col?.body).toMatchObject({ alternatif: {}, decorative: false });
    expect(filet?.body).toMatchObject({ alternatif: {}, decorative: true });
  });

  it('stay where they have no title', async () => {
    fakeUploads(readAll);
    const { user, sent } = await show();
    drop('lac.jpg', 'col.jpg');
    await user.clear(await field('Titre', 'col.jpg'));
    await user.click(await screen.findByRole('button', { name: 'Enregistrer 1 média' }));
    expect(await screen.findByText(/^1 média enregistré, à compléter\. Complétez les lignes/)).toBeTruthy();
    expect(sent(CREATE)).toHaveLength(1);
    expect(within(await line('col.jpg')).getByText('Donnez un titre.')).toBeTruthy();
  });

  it('are saved as they are when their turn comes, and not once given up', { tags: 'torture' }, async () => {
    const { user, sent, answers } = await showSlow('lac.jpg', 'col.jpg', 'pont.jpg');
    await user.click(screen.getByRole('button', { name: 'Enregistrer 3 médias' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(await field('Titre', 'lac.jpg')).toHaveProperty('disabled', true);
    await user.type(await field('Titre', 'col.jpg'), ' du Nord');
    await user.click(screen.getByRole('button', { name: 'Ne pas garder pont.jpg' }));
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    expect(await screen.findByText('2 médias enregistrés.')).toBeTruthy();
    expect(sent(CREATE).map(({ body }) => Object(body).titre)).toEqual([{ fr: 'Lac' }, { fr: 'Col du Nord' }]);
  });

  it('that are completed while others are saved wait to be asked for', { tags: 'torture' }, async () => {
    const { user, sent, answers } = await showSlow('lac.jpg', 'col.jpg');
    const words = await field('Titre', 'col.jpg');
    await user.clear(words);
    await user.click(await screen.findByRole('button', { name: 'Enregistrer 1 média' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.type(words, 'Un col');
    answers[0]?.();
    expect(await screen.findByText(/^1 média enregistré\./)).toBeTruthy();
    expect(sent(CREATE)).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'Enregistrer 1 média' })).toBeTruthy();
  });

  it('are no longer saved once the whole deposit is given up', async () => {
    const { user, sent, answers } = await showSlow('lac.jpg', 'col.jpg');
    await user.click(screen.getByRole('button', { name: 'Enregistrer 2 médias' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await user.click(await screen.findByRole('button', { name: 'Abandonner' }));
    answers[0]?.();
    expect(await screen.findByText('1 média enregistré.')).toBeTruthy();
    expect(sent(CREATE)).toHaveLength(1);
  });

  it('are let go over a place that shows it, in the drawer', async () => {
    fakeUploads(readAll);
    await show();
    act(() => useDepot.getState().setOpen(true));
    const words = await screen.findByText('ou déposez-les ici, ou collez-les.');
    fireEvent.dragOver(words);
    await waitFor(() => expect(words.textContent).toBe('Lâchez pour déposer.'));
    fireEvent.drop(words, { dataTransfer: { types: ['Files'], files: [imageNamed('lac.jpg')] } });
    expect(await field('Titre', 'lac.jpg')).toBeTruthy();
    expect(words.textContent).toBe('ou déposez-les ici, ou collez-les.');
  });

  it('may be chosen by their names where browsers do not know their types', async () => {
    fakeUploads(readAll);
    const { user } = await show();
    act(() => useDepot.getState().setOpen(true));
    const names = ['lac.gpx', 'parc.kml', 'plan.geojson'];
    await user.upload(
      await screen.findByLabelText('Fichiers à déposer'),
      names.map((name) => new File(['x'], name)),
    );
    for (const name of names) expect(await line(name)).toBeTruthy();
  });

  it('leave three at a time', async () => {
    const answers: (() => void)[] = [];
    const { sent } = fakeUploads((address) => new Promise((resolve) => answers.push(() => resolve(readAll(address)))));
    await show();
    drop('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg');
    await waitFor(() => expect(sent).toHaveLength(3));
    const progress = await screen.findByRole('progressbar', { name: 'Envoi de a.jpg' });
    expect(progress.getAttribute('aria-valuenow')).toBe('40');
    answers[0]?.();
    await waitFor(() => expect(sent).toHaveLength(4));
  });

  it('say why they are refused, and are sent again where that may help', async () => {
    let isDown = true;
    fakeUploads((address) => {
      if (nameIn(address) === 'faux.jpg') return { status: 400, message: 'Ce fichier n’est pas une image.' };
      return isDown ? { status: 503, message: 'Le serveur est occupé.' } : readAll(address);
    });
    const { user } = await show();
    drop('faux.jpg', 'lac.jpg');
    const wrong = await line('faux.jpg');
    expect((await within(wrong).findByRole('alert')).textContent).toBe('Ce fichier n’est pas une image.');
    expect(within(wrong).queryByRole('button', { name: 'Réessayer' })).toBeNull();
    isDown = false;
    await user.click(await within(await line('lac.jpg')).findByRole('button', { name: 'Réessayer' }));
    expect(await field('Titre', 'lac.jpg')).toBeTruthy();
    await user.click(within(wrong).getByRole('button', { name: 'Ne pas garder faux.jpg' }));
    expect(screen.queryByRole('listitem', { name: 'faux.jpg' })).toBeNull();
  });

  it('that are there already lead to what is there', async () => {
    fakeUploads((address) => ({ data: analyseOf(7, nameIn(address), { doublons: [{ id: 4, titre: 'Le lac' }] }) }));
    await show();
    drop('lac.jpg');
    const link = await within(await line('lac.jpg')).findByRole('link', { name: 'Le lac' });
    expect(link.getAttribute('href')).toBe('/mediatheque/edit/4');
  });

  it('that could not be saved are given up only by who says so', async () => {
    fakeUploads(readAll);
    const { user } = await show({ [CREATE]: () => ({ status: 400, message: 'Ce média dépasse le quota.' }) });
    drop('lac.jpg');
    await user.type(await field('Texte alternatif', 'lac.jpg'), 'Une vue');
    await user.type(await field('Crédit', 'lac.jpg'), '© Val');
    await user.click(screen.getByRole('button', { name: 'Enregistrer 1 média' }));
    await user.click(await screen.findByRole('button', { name: 'Terminer' }));
    await user.click(await screen.findByRole('button', { name: 'Abandonner' }));
    await waitFor(() => expect(useDepot.getState().lignes).toEqual([]));
  });

  it('come from an address', async () => {
    const { user, sent } = await show();
    useDepot.getState().setOpen(true);
    const box = await screen.findByRole('textbox', { name: 'Adresse d’un fichier' });
    await user.type(box, 'pont.jpg');
    await user.click(screen.getByRole('button', { name: 'Prendre à cette adresse' }));
    expect(await screen.findByText('Une adresse commence par https:// ou http://.')).toBeTruthy();
    await user.clear(box);
    await user.type(box, 'https://exemple.fr/pont.jpg');
    await user.click(screen.getByRole('button', { name: 'Prendre à cette adresse' }));
    expect(await field('Titre', 'https://exemple.fr/pont.jpg')).toBeTruthy();
    expect(sent('POST /api/mediatheque/adresses')[0]?.body).toEqual({ url: 'https://exemple.fr/pont.jpg' });
  });

  it('are not lost by closing without a word, nor by going elsewhere', async () => {
    fakeUploads(readAll);
    const { user } = await show();
    drop('lac.jpg');
    await field('Titre', 'lac.jpg');
    await user.keyboard('{Escape}');
    await screen.findByText('Continuer le dépôt');
    // The drawer hears Escape too, and asks once.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Continuer le dépôt')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    // The cross of the dialog does the same.
    await user.click(await screen.findByText('Continuer le dépôt'));
    await user.click(screen.getByRole('button', { name: 'Continuer plus tard' }));
    expect(await screen.findByText('1 fichier déposé n’est pas enregistré.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reprendre' }));
    expect(await field('Titre', 'lac.jpg')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await user.click(await screen.findByRole('button', { name: 'Abandonner' }));
    await waitFor(() => expect(useDepot.getState().lignes).toEqual([]));
  });
});
