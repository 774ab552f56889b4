import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { analyseOf, fakeUploads, imageNamed, recordOf } from '../../../catalogue/media/testing/medias.ts';
import ResourceFormScreen from '../../../resource/resource-form.screen.tsx';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import './cadrage.widget.tsx';
import './fichier.widget.tsx';

vi.setConfig({ testTimeout: 60_000 });
fakeBrowser();
configure({ asyncUtilTimeout: 20_000 });
// What a text area that grows asks of a browser, and jsdom does not have.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const usage = {
  ressource: 'site',
  champ: 'Image',
  id: 2,
  titre: 'Le lac',
  nature: 'Site',
  chemin: '/web/sites/edit/2',
};

function show(at: string, usages: readonly unknown[] = []) {
  return showScreen(<ResourceFormScreen />, {
    at,
    parameters: { bridge_languages: ['fr'] },
    api: {
      'GET /api/mediatheque/5': () => ({ data: recordOf(5) }),
      'GET /api/mediatheque/5/usages': () => ({ data: { items: usages, ailleurs: 0 } }),
      'PUT /api/mediatheque/5': ({ body }) => ({ data: { ...recordOf(5), ...Object(body), version: 2 } }),
      'POST /api/mediatheque': ({ body }) => ({ data: { ...recordOf(6), ...Object(body) } }),
      'POST /api/presence': () => ({ data: { autres: [], version: 1 } }),
      'GET /api/mediatheque/dossiers': () => ({ data: { items: [{ chemin: 'Été/Plages', nombre: 2 }] } }),
      'GET /api/choix/mediatag': () => ({ data: { items: [] } }),
      'GET /api/choix/tag': () => ({ data: { items: [] } }),
      'GET /api/choix/entite': () => ({ data: { items: [] } }),
      'GET /api/choix/utilisateur': () => ({ data: { items: [] } }),
    },
  });
}

const give = (name: string) =>
  fireEvent.change(screen.getByLabelText('Fichier', { selector: 'input' }), { target: { files: [imageNamed(name)] } });
/** jsdom loads no picture: its size comes by hand. */
async function loadPicture() {
  const surface = await screen.findByRole('group', { name: /Cadrage/ });
  const picture = await waitFor(() => {
    const found = surface.querySelector('img');
    if (!found) throw new Error('no picture yet');
    return found;
  });
  Object.defineProperty(picture, 'naturalWidth', { value: 200 });
  Object.defineProperty(picture, 'naturalHeight', { value: 100 });
  fireEvent.load(picture);
  return surface;
}

describe('a new media', () => {
  it('starts with its file, and is filled with what that says of itself', async () => {
    const analyse = analyseOf(8, 'plage_du_lac.jpg');
    fakeUploads(() => ({ data: { ...analyse, lu: { ...analyse.lu, credit: '© Anne', commune: 'Valbrune' } } }));
    const { user, sent } = await show('/mediatheque/create');
    await screen.findByRole('button', { name: 'Choisir un fichier' });
    give('plage_du_lac.jpg');
    expect(await screen.findByDisplayValue('Plage du lac')).toBeTruthy();
    expect(screen.getByDisplayValue('© Anne')).toBeTruthy();
    expect(screen.getByText(/JPEG, 4.032.×.3.024.px, 3,2.Mo/)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Texte alternatif' }), 'Une plage');
    await user.click(screen.getByRole('button', { name: 'Enregistrer et rester' }));
    await waitFor(() =>
      expect(sent('POST /api/mediatheque')[0]?.body).toMatchObject({
        fichier: analyse.fichier,
        titre: { fr: 'Plage du lac' },
        credit: '© Anne',
        commune: 'Valbrune',
      }),
    );
  });
});

describe('the file of a media', () => {
  it('is seen and measured, with the colour that stands out', async () => {
    await show('/mediatheque/edit/5');
    const picture = await screen.findByRole('img', { name: 'Aperçu de photo-5.jpg' });
    expect(picture.getAttribute('src')).toMatch(/\/grande$/);
    expect(screen.getByText(/Couleur dominante.: #1da2df/)).toBeTruthy();
  });

  it('is replaced once the person knows how many places will show the other one', async () => {
    const { sent } = fakeUploads(() => ({ data: analyseOf(8, 'autre.jpg') }));
    const { user } = await show('/mediatheque/edit/5', [usage]);
    await screen.findByRole('button', { name: 'Remplacer le fichier' });
    give('autre.jpg');
    const box = await screen.findByRole('dialog', { name: 'Remplacer le fichier' });
    expect(box.textContent).toContain('1 endroit');
    expect(sent).toEqual([]);
    await user.click(within(box).getByRole('button', { name: 'Remplacer' }));
    expect(await screen.findByRole('img', { name: 'Aperçu de autre.jpg' })).toBeTruthy();
  });
});

describe('the framing of a picture', () => {
  it('keeps a point that the arrows, or figures, set', async () => {
    const { user, sent } = await show('/mediatheque/edit/5');
    const surface = await loadPicture();
    const mark = await within(surface).findByRole('button', { name: /Point visible.: 50.% depuis la gauche/ });
    mark.focus();
    await user.keyboard('{ArrowRight}{ArrowUp}');
    const top = within(surface).getByRole('textbox', { name: 'Depuis le haut' });
    expect(top).toHaveProperty('value', '49\u00a0%');
    await user.click(screen.getByRole('button', { name: 'Enregistrer et rester' }));
    await waitFor(() =>
      expect(sent('PUT /api/mediatheque/5')[0]?.body).toMatchObject({
        cadrage: { focal: { x: 0.51, y: 0.49 }, recadrages: [] },
      }),
    );
  });

  it('holds named crops, moved and resized without a mouse', async () => {
    const { user, sent } = await show('/mediatheque/edit/5');
    const surface = await loadPicture();
    await user.click(await within(surface).findByRole('button', { name: 'Ajouter un recadrage' }));
    const frame = within(surface).getByRole('button', { name: /Cadre «.Recadrage 1.»/ });
    frame.focus();
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowRight}');
    await user.selectOptions(within(surface).getByRole('combobox', { name: 'Format' }), '16/9');
    await user.click(screen.getByRole('button', { name: 'Enregistrer et rester' }));
    await waitFor(() => expect(sent('PUT /api/mediatheque/5')).toHaveLength(1));
    expect(sent('PUT /api/mediatheque/5')[0]?.body).toMatchObject({
      cadrage: { recadrages: [{ nom: 'Recadrage 1', ratio: '16/9' }] },
    });
  });
});

describe('the rights of a media', () => {
  it('are told in one sentence, as they are written', async () => {
    await show('/mediatheque/edit/5');
    expect(
      await screen.findByText(
        'Utilisable sans limite de durée sur le web, les éditions imprimées, les écrans et la publicité.',
      ),
    ).toBeTruthy();
  });
});
