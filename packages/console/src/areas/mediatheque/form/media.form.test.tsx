import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { analyseOf, fakeUploads, imageNamed, recordOf } from '../../../catalogue/media/testing/medias.ts';
import ResourceFormScreen from '../../../resource/resource-form.screen.tsx';
import type { Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import './cadrage.widget.tsx';
import './fichier.widget.tsx';

fakeBrowser();
configure({ asyncUtilTimeout: 20_000 });
// A text area that grows asks `document.fonts`, which jsdom lacks.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const USAGES = 'GET /api/mediatheque/5/usages';
const usage = {
  ressource: 'site',
  champ: 'Image',
  id: 2,
  titre: 'Le lac',
  nature: 'Site',
  chemin: '/web/sites/edit/2',
};

function show(at: string, api: object = {}) {
  return showScreen(<ResourceFormScreen />, {
    at,
    parameters: { bridge_languages: ['fr'] },
    api: {
      'GET /api/mediatheque/5': () => ({ data: recordOf(5) }),
      [USAGES]: () => ({ data: { items: [], ailleurs: 0 } }),
      'PUT /api/mediatheque/5': ({ body }) => ({ data: { ...recordOf(5), ...Object(body), version: 2 } }),
      'POST /api/mediatheque': ({ body }) => ({ data: { ...recordOf(6), ...Object(body) } }),
      'POST /api/presence': () => ({ data: { autres: [], version: 1 } }),
      'GET /api/mediatheque/dossiers': () => ({ data: { items: [{ chemin: 'Été/Plages', nombre: 2 }] } }),
      'GET /api/choix/mediatag': () => ({ data: { items: [] } }),
      'GET /api/choix/tag': () => ({ data: { items: [] } }),
      'GET /api/choix/entite': () => ({ data: { items: [] } }),
      'GET /api/choix/utilisateur': () => ({ data: { items: [] } }),
      ...api,
    },
  });
}

const give = (name: string) =>
  fireEvent.change(screen.getByLabelText('Fichier', { selector: 'input' }), { target: { files: [imageNamed(name)] } });
/** Gives the picture a size, since jsdom loads none. */
async function loadPicture({ width = 200, height = 100 } = {}) {
  const surface = await screen.findByRole('group', { name: /Cadrage/ });
  const picture = await waitFor(() => {
    const found = surface.querySelector('img');
    if (!found) throw new Error('no picture yet');
    return found;
  });
  Object.defineProperty(picture, 'naturalWidth', { value: width });
  Object.defineProperty(picture, 'naturalHeight', { value: height });
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

describe('the tags that a file names', () => {
  it('are waited for, like the file', async () => {
    const analyse = analyseOf(8, 'lac.jpg');
    const lu = { ...analyse.lu, credit: '© Anne', alternatif: 'Un lac', motsCles: ['Lac'] };
    fakeUploads(() => ({ data: { ...analyse, lu } }));
    const tags = { data: { items: [{ id: 7, titre: 'Lac', couleur: null, actif: true }] } };
    let answer = () => {};
    const { user, sent } = await show('/mediatheque/create', {
      'GET /api/choix/mediatag': ({ query }: Sent) =>
        query.get('q') === 'Lac' ? new Promise((resolve) => (answer = () => resolve(tags))) : tags,
    });
    await screen.findByRole('button', { name: 'Choisir un fichier' });
    give('lac.jpg');
    await screen.findByDisplayValue('© Anne');
    await user.click(screen.getByRole('button', { name: 'Enregistrer et rester' }));
    expect(await screen.findAllByText(/Envoi du fichier en cours/)).toBeTruthy();
    expect(sent('POST /api/mediatheque')).toEqual([]);
    answer();
    await waitFor(() => expect(screen.queryByText(/Envoi du fichier en cours/)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Enregistrer et rester' }));
    await waitFor(() => expect(sent('POST /api/mediatheque')[0]?.body).toMatchObject({ motsCles: [7] }));
  });
});

describe('the file of a media', () => {
  it('is seen and measured, with the colour that stands out', async () => {
    await show('/mediatheque/edit/5');
    const picture = await screen.findByRole('img', { name: 'Aperçu de photo-5.jpg' });
    expect(picture.getAttribute('src')).toMatch(/\/grande$/);
    expect(screen.getByText(/Couleur dominante.: #1da2df/)).toBeTruthy();
    const noted = within(screen.getByRole('region', { name: 'Informations' }));
    expect([noted.getByText('Image JPEG'), noted.getByText(/^3,2\sMo$/)]).toHaveLength(2);
  });

  it('is replaced once the person knows how many places will show the other one', async () => {
    const { sent } = fakeUploads(() => ({ data: analyseOf(8, 'autre.jpg') }));
    const { user } = await show('/mediatheque/edit/5', { [USAGES]: () => ({ data: { items: [usage], ailleurs: 0 } }) });
    await screen.findByRole('button', { name: 'Remplacer le fichier' });
    give('autre.jpg');
    const box = await screen.findByRole('dialog', { name: 'Remplacer le fichier' });
    expect(box.textContent).toContain('1 endroit');
    expect(box.textContent).toContain(`«\u00a0${usage.titre}\u00a0»`);
    expect(sent).toEqual([]);
    await user.click(within(box).getByRole('button', { name: 'Remplacer' }));
    expect(await screen.findByRole('img', { name: 'Aperçu de autre.jpg' })).toBeTruthy();
  });

  it('is not replaced without a word where its uses could not be read', { tags: 'torture' }, async () => {
    const { sent } = fakeUploads(() => ({ data: analyseOf(8, 'autre.jpg') }));
    const { user } = await show('/mediatheque/edit/5', { [USAGES]: () => ({ status: 500, message: 'Panne.' }) });
    await screen.findByRole('button', { name: 'Remplacer le fichier' });
    give('autre.jpg');
    const box = await screen.findByRole('dialog', { name: 'Remplacer le fichier' });
    expect(box.textContent).toContain('n’ont pas pu être lus');
    await user.click(within(box).getByText('Garder l’actuel'));
    expect(sent).toEqual([]);
  });
});

describe('the framing of a file that was replaced', () => {
  it('fits the new picture', { tags: 'torture' }, async () => {
    fakeUploads(() => ({ data: analyseOf(8, 'autre.jpg') }));
    const bandeau = { nom: 'Bandeau', ratio: '1/1', x: 0.25, y: 0, largeur: 0.5, hauteur: 1 };
    const record = recordOf(5, { cadrage: { focal: null, recadrages: [bandeau] } });
    const { user, sent } = await show('/mediatheque/edit/5', { 'GET /api/mediatheque/5': () => ({ data: record }) });
    await loadPicture();
    give('autre.jpg');
    await screen.findByRole('img', { name: 'Aperçu de autre.jpg' });
    const surface = await loadPicture({ width: 100, height: 100 });
    await within(surface).findByRole('button', { name: 'Bandeau (1/1)' });
    await user.click(screen.getByRole('button', { name: 'Enregistrer et rester' }));
    await waitFor(() =>
      expect(sent('PUT /api/mediatheque/5')[0]?.body).toMatchObject({
        cadrage: { recadrages: [{ ...bandeau, x: 0, largeur: 1 }] },
      }),
    );
  });

  it('is no more once it is no picture', { tags: 'torture' }, async () => {
    fakeUploads(() => ({ data: analyseOf(8, 'plan.pdf', { genre: 'document', typeMime: 'application/pdf' }) }));
    await show('/mediatheque/edit/5');
    await loadPicture();
    give('plan.pdf');
    expect(await screen.findByText('Seule une image se cadre.')).toBeTruthy();
  });
});

describe('the framing of a picture', () => {
  it('keeps a point that the arrows, or figures, set', { tags: 'torture' }, async () => {
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

  it('is typed in figures, without a word over what is being typed', async () => {
    const { user, sent } = await show('/mediatheque/edit/5');
    const surface = await loadPicture();
    await user.click(await within(surface).findByRole('button', { name: 'Ajouter un recadrage' }));
    const width = within(surface).getByRole('textbox', { name: 'Largeur du cadre' });
    await user.clear(width);
    await user.type(width, '30');
    expect(width).toHaveProperty('value', '30\u00a0%');
    await user.clear(width);
    await user.type(width, '80{Enter}');
    // The crop is no wider than the picture is high.
    expect(width).toHaveProperty('value', '50\u00a0%');
    await user.clear(width);
    await user.type(width, '30');
    await user.click(screen.getByRole('button', { name: 'Enregistrer et rester' }));
    await waitFor(() =>
      expect(sent('PUT /api/mediatheque/5').at(-1)?.body).toMatchObject({
        cadrage: { recadrages: [{ largeur: 0.3, hauteur: 0.6 }] },
      }),
    );
  });

  it('leaves the focus beside what was taken away', { tags: 'torture' }, async () => {
    const { user } = await show('/mediatheque/edit/5');
    const surface = await loadPicture();
    const point = await within(surface).findByRole('button', { name: 'Point visible' });
    await user.click(within(surface).getByRole('button', { name: 'Ajouter un recadrage' }));
    await user.click(within(surface).getByRole('button', { name: 'Retirer ce recadrage' }));
    expect(document.activeElement).toBe(point);
    within(surface)
      .getByRole('button', { name: /Point visible.: 50/ })
      .focus();
    await user.keyboard('{ArrowRight}');
    await user.click(within(surface).getByRole('button', { name: 'Laisser Bridge choisir' }));
    expect(document.activeElement).toBe(point);
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
