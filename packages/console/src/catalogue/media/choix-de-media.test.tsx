import type { GenreDeMedia } from '@bridge/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Sent } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { ChoixDeMedia } from './choix-de-media.tsx';
import { analyseOf, fakeUploads, imageNamed, mediaOf, recordOf } from './testing/medias.ts';
import './choix.dialog.tsx';

fakeBrowser();

const CHOIX = 'GET /api/mediatheque/choix';
const all = [
  mediaOf(1, { titre: 'Le lac' }),
  mediaOf(2, { titre: 'Le col', au: '2020-01-01' }),
  mediaOf(3),
  mediaOf(4, { titre: 'La digue', statut: 'a-completer', alternatif: '' }),
];

function choix({ query }: Sent) {
  const ids = query.get('ids')?.split(',').map(Number) ?? [];
  const words = query.get('q') ?? '';
  const items =
    ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : all.filter(({ titre }) => titre.includes(words));
  return { data: { items, total: items.length } };
}

const API = {
  [CHOIX]: choix,
  'GET /api/mediatheque/dossiers': () => ({ data: { items: [{ chemin: 'Été', nombre: 2 }] } }),
  'GET /api/choix/mediatag': () => ({ data: { items: [] } }),
  'GET /api/choix/objet': () => ({ data: { items: [{ id: 9, titre: 'Le moulin', couleur: null, actif: true }] } }),
  'GET /api/mediatheque/photos-d-objets/9': () => ({
    data: { items: [{ rang: 0, apercu: '/p.jpg', credit: '', legende: 'La roue' }] },
  }),
  'POST /api/mediatheque/photos-d-objets': () => ({ data: analyseOf(8, 'roue.jpg') }),
  'POST /api/mediatheque': () => ({ data: recordOf(3) }),
};

interface Options {
  readonly value?: number | null;
  readonly api?: object;
  readonly genres?: readonly GenreDeMedia[];
  readonly roles?: readonly ('ROLE_SUPER_ADMIN' | 'ROLE_WEB_USER')[];
}

interface HolderProps extends Pick<Options, 'genres'> {
  readonly first: number | null;
  readonly onPicked: (id: number | null) => void;
}

/** A form of one media. */
function Holder({ first, genres, onPicked }: HolderProps) {
  const [id, setId] = useState(first);
  return (
    <ChoixDeMedia
      label="Image"
      value={id}
      support="web"
      {...(genres ? { genres } : {})}
      onChange={(next) => {
        onPicked(next);
        setId(next);
      }}
    />
  );
}

async function show({ value = null, genres, roles, api }: Options = {}) {
  const picked = vi.fn<(id: number | null) => void>();
  const holder = <Holder first={value} onPicked={picked} {...(genres ? { genres } : {})} />;
  const shown = await showScreen(holder, {
    at: '/web/sites/create',
    api: { ...API, ...api },
    ...(roles ? { roles } : {}),
  });
  const open = async () => {
    await shown.user.click(await screen.findByRole('button', { name: /^Choisir/ }));
    return screen.findByRole('dialog', { name: /Choisir un média/ });
  };
  return { ...shown, picked, open };
}

describe('the choice of a media', () => {
  it('offers what may be shown there, and shows what was picked with its credit', async () => {
    const { user, sent, picked, open } = await show({ genres: ['photo', 'picto'] });
    const dialog = await open();
    await user.click(await within(dialog).findByRole('button', { name: /Le lac/ }));
    expect(picked).toHaveBeenLastCalledWith(1);
    expect(sent(CHOIX)[0]?.query.get('genres')).toBe('photo,picto');
    expect(sent(CHOIX)[0]?.query.get('support')).toBe('web');
    expect(await screen.findByText('© Office du Val')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ouvrir Le lac' }).getAttribute('href')).toBe('/mediatheque/edit/1');
    await user.click(screen.getByRole('button', { name: /^Retirer le média/ }));
    expect(picked).toHaveBeenLastCalledWith(null);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Choisir un média/ }));
  });

  it('finds by words, by folder, and goes from picture to picture with the arrows', async () => {
    const { user, sent, open } = await show();
    const dialog = await open();
    const first = await within(dialog).findByRole('button', { name: /Le lac/ });
    first.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toContain('Le col');
    await user.type(within(dialog).getByRole('searchbox', { name: 'Chercher' }), 'col');
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: /Le lac/ })).toBeNull());
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Dossier' }), 'Été');
    await waitFor(() => expect(sent(CHOIX).at(-1)?.query.get('dossier')).toBe('Été'));
  });

  it('says what to do where nothing may be chosen, whether there is none of its kind or none with the rights', async () => {
    const { open } = await show({ genres: ['trace'], api: { [CHOIX]: () => ({ data: { items: [], total: 0 } }) } });
    expect(await within(await open()).findByText(/Aucun média à choisir ici\s: déposez-en un/)).toBeTruthy();
  });

  it('takes what is still to be completed, says what it lacks, and leads there', async () => {
    const { user, picked, open } = await show();
    const dialog = await open();
    const tile = await within(dialog).findByRole('button', { name: /La digue/ });
    expect(tile.textContent).toContain('Il manque le texte alternatif.');
    expect(within(dialog).getByRole('link', { name: 'Compléter La digue' })).toBeTruthy();
    await user.click(tile);
    expect(picked).toHaveBeenLastCalledWith(4);
    const link = await screen.findByRole('link', { name: 'Compléter La digue' });
    expect(link.getAttribute('href')).toBe('/mediatheque/completer?media=4');
  });

  it('warns that the rights of what stands there are over', async () => {
    await show({ value: 2 });
    expect(await screen.findByText(/Ses droits sont passés depuis le 1er janv\. 2020/)).toBeTruthy();
  });

  it('takes the photo of an objet once its credit and its words are written', async () => {
    const { user, sent, picked, open } = await show();
    const dialog = await open();
    await user.click(within(dialog).getByRole('tab', { name: 'Photos d’un objet' }));
    await user.click(within(dialog).getByRole('combobox', { name: 'Objet' }));
    await user.click(await screen.findByRole('option', { name: 'Le moulin' }));
    await user.click(await within(dialog).findByRole('button', { name: /La roue/ }));
    await user.click(await within(dialog).findByRole('button', { name: 'Créer le média et le choisir' }));
    expect(sent('POST /api/mediatheque')).toEqual([]);
    await user.type(within(dialog).getByRole('textbox', { name: /Texte alternatif/ }), 'Une roue à aubes');
    await user.type(within(dialog).getByRole('textbox', { name: /Crédit/ }), '© Anne');
    await user.click(within(dialog).getByRole('button', { name: 'Créer le média et le choisir' }));
    await waitFor(() => expect(picked).toHaveBeenLastCalledWith(3));
    expect(sent('POST /api/mediatheque')[0]?.body).toMatchObject({
      titre: { fr: 'Roue' },
      alternatif: { fr: 'Une roue à aubes' },
      credit: '© Anne',
    });
  });

  it('takes a file of one’s own, and offers the media that holds the same file already', async () => {
    fakeUploads(() => ({ data: analyseOf(8, 'lac.jpg', { doublons: [{ id: 1, titre: 'Le lac' }] }) }));
    const { user, picked, open } = await show();
    const dialog = await open();
    await user.click(within(dialog).getByRole('tab', { name: 'Déposer' }));
    fireEvent.change(screen.getByLabelText('Fichier à déposer'), { target: { files: [imageNamed('lac.jpg')] } });
    await user.click(await within(dialog).findByRole('button', { name: 'Choisir ce média' }));
    expect(picked).toHaveBeenLastCalledWith(1);
  });

  it('takes a file that nobody described yet, to be completed before anything is published with it', async () => {
    fakeUploads(() => ({ data: analyseOf(8, 'lac.jpg') }));
    const { user, sent, picked, open } = await show();
    const dialog = await open();
    await user.click(within(dialog).getByRole('tab', { name: 'Déposer' }));
    fireEvent.change(screen.getByLabelText('Fichier à déposer'), { target: { files: [imageNamed('lac.jpg')] } });
    await user.click(await within(dialog).findByRole('button', { name: 'Le choisir et le compléter plus tard' }));
    await waitFor(() => expect(picked).toHaveBeenLastCalledWith(3));
    expect(sent('POST /api/mediatheque')[0]?.body).toMatchObject({ alternatif: {}, credit: '', decorative: false });
  });

  it('asks before a file that was given, and what was written of it, are lost', async () => {
    fakeUploads(() => ({ data: analyseOf(8, 'lac.jpg') }));
    const { user, open } = await show();
    const dialog = await open();
    await user.click(within(dialog).getByRole('tab', { name: 'Déposer' }));
    fireEvent.change(screen.getByLabelText('Fichier à déposer'), { target: { files: [imageNamed('lac.jpg')] } });
    await user.type(await within(dialog).findByRole('textbox', { name: /Texte alternatif/ }), 'Un lac');
    await user.keyboard('{Escape}');
    await screen.findByText('Continuer');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Continuer')).toBeNull());
    expect(within(dialog).getByDisplayValue('Un lac')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await user.click(await screen.findByRole('button', { name: 'Abandonner' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Choisir un média/ })).toBeNull());
  });

  it('stops a file that is on its way when it is left', async () => {
    const { aborted } = fakeUploads(() => new Promise(() => {}));
    const { user, open } = await show();
    const dialog = await open();
    await user.click(within(dialog).getByRole('tab', { name: 'Déposer' }));
    const input = screen.getByLabelText('Fichier à déposer');
    expect(input.getAttribute('accept')).toContain('.gpx');
    fireEvent.change(input, { target: { files: [imageNamed('lac.jpg')] } });
    await within(dialog).findByRole('progressbar', { name: 'Envoi du fichier' });
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Abandonner' }));
    await waitFor(() => expect(aborted).toHaveLength(1));
    expect(screen.queryByRole('dialog', { name: /Choisir un média/ })).toBeNull();
  });

  it('says why a file is refused', async () => {
    fakeUploads(() => ({ status: 400, message: 'Ce fichier n’est pas une image.' }));
    const { user, open } = await show();
    const dialog = await open();
    await user.click(within(dialog).getByRole('tab', { name: 'Déposer' }));
    fireEvent.change(screen.getByLabelText('Fichier à déposer'), { target: { files: [imageNamed('faux.jpg')] } });
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Ce fichier n’est pas une image.');
  });

  it('leaves out what makes a media to who may not make one', async () => {
    const { open } = await show({ roles: ['ROLE_WEB_USER'] });
    const dialog = await open();
    expect(
      within(dialog)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Médiathèque']);
    expect(within(dialog).getByText(/Votre rôle ne permet pas d’en déposer/)).toBeTruthy();
  });
});
