import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { analyseOf, fakeUploads } from '../../../catalogue/media/testing/medias.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { useDepot } from './depot.store.ts';
import { CREATE, drop, field, line, show } from './testing/show-depot.tsx';

fakeBrowser();
afterEach(() => useDepot.getState().clear());

describe('the files of an archive', () => {
  it('come out of it, with what was left out', async () => {
    fakeUploads(() => ({
      data: { fichiers: [analyseOf(5, 'ski.jpg')], refuses: [{ nom: 'notes.txt', raison: 'Ce n’est pas un média.' }] },
    }));
    await show();
    drop('hiver.zip');
    expect(await line('ski.jpg')).toBeTruthy();
    expect(within(await line('notes.txt')).getByRole('alert').textContent).toBe('Ce n’est pas un média.');
    expect(screen.queryByRole('listitem', { name: 'hiver.zip' })).toBeNull();
  });

  it('go into the folder that they were in, unless another is written', { tags: 'torture' }, async () => {
    const from = (id: number, nom: string, dossier: string) => {
      const analyse = analyseOf(id, nom);
      return { ...analyse, lu: { ...analyse.lu, dossier, alternatif: 'Une vue', credit: '© Val' } };
    };
    const fichiers = [from(5, 'ski.jpg', 'Hiver/Ski'), from(6, 'luge.jpg', 'Hiver/Luge'), from(7, 'lac.jpg', '')];
    fakeUploads(() => ({ data: { fichiers, refuses: [] } }));
    const { user, sent } = await show();
    drop('hiver.zip');
    expect(await field('Dossier', 'ski.jpg')).toHaveProperty('value', 'Hiver/Ski');
    const other = await field('Dossier', 'luge.jpg');
    await user.clear(other);
    await user.type(other, 'Neige');
    await user.type(screen.getByRole('combobox', { name: 'Dossier' }), 'Vrac');
    await user.click(screen.getByRole('button', { name: 'Enregistrer 3 médias' }));
    expect(await screen.findByText('3 médias enregistrés.')).toBeTruthy();
    expect(sent(CREATE).map(({ body }) => Object(body).dossier)).toEqual(['Hiver/Ski', 'Neige', 'Vrac']);
  });

  it('leave nothing to do once all that could be saved is: one finishes without a question', async () => {
    const ski = analyseOf(5, 'ski.jpg');
    const fichiers = [{ ...ski, lu: { ...ski.lu, alternatif: 'Une piste', credit: '© Val' } }];
    fakeUploads(() => ({ data: { fichiers, refuses: [{ nom: 'notes.txt', raison: 'Ce n’est pas un média.' }] } }));
    const { user } = await show();
    drop('hiver.zip');
    await line('ski.jpg');
    expect(screen.queryByRole('button', { name: 'Terminer' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Enregistrer 1 média' }));
    expect(await screen.findByText(/^1 média enregistré\. Ce qui reste a été refusé/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Enregistrer/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Terminer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(useDepot.getState()).toMatchObject({ lignes: [], isOpen: false });
  });
});
