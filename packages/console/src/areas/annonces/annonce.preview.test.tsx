import { nouvelleCreation } from '@bridge/contract';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mediaOf } from '../../catalogue/media/testing/medias.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import AnnoncePreview from './annonce.preview.tsx';
import { format, saved, showAnnonce } from './testing/annonces.tsx';

fakeBrowser();

const creation = {
  ...nouvelleCreation(7),
  titre: 'Louez un vélo',
  bouton: 'Réserver',
  url: 'https://velos.exemple.fr/',
};
const media = mediaOf(12, { alternatif: 'Une plage au soleil' });

describe('the preview of an annonce', () => {
  it('teaches what to do while there is nothing to show', async () => {
    await showAnnonce(<AnnoncePreview />);
    expect(await screen.findByText(/Choisissez un format, puis ajoutez une création/)).toBeTruthy();
  });

  it('shows each création labelled « Annonce », with the address that a click opens', async () => {
    await showAnnonce(<AnnoncePreview />, { record: saved({ creations: [creation] }) });
    const vue = await screen.findByRole('region', { name: 'Texte seul · toutes les langues' });
    expect(within(vue).getByText('Annonce')).toBeTruthy();
    expect(within(vue).getByText('Louez un vélo')).toBeTruthy();
    expect(
      within(vue).getByText('https://velos.exemple.fr/?utm_source=mon-site&utm_medium=web&utm_campaign=ete-a-velo'),
    ).toBeTruthy();
  });

  it('follows what is typed', async () => {
    const { form } = await showAnnonce(<AnnoncePreview />, { record: saved({ creations: [creation] }) });
    await screen.findByText('Louez un vélo');
    act(() => form.store.getState().setValue('creations', [{ ...creation, titre: 'Un tandem' }]));
    expect(screen.getByText('Un tandem')).toBeTruthy();
    expect(screen.queryByText('Louez un vélo')).toBeNull();
  });

  it('draws a picture in the box of its format and of its variants, on a dark page too', async () => {
    const bandeau = format({
      nom: 'Bandeau',
      genre: 'image',
      largeur: 1200,
      hauteur: 300,
      variantes: [{ nom: 'Téléphone', jusquA: 600, largeur: 600, hauteur: 600 }],
    });
    const { user } = await showAnnonce(<AnnoncePreview />, {
      record: saved({ creations: [{ ...creation, media: { ref: 'media', id: 12 } }] }),
      api: {
        'GET /api/annonces/formats': () => ({ data: { items: [bandeau] } }),
        'GET /api/mediatheque/choix': () => ({ data: { items: [media], total: 1 } }),
      },
    });
    const images = await screen.findAllByRole('img', { name: 'Une plage au soleil' });
    expect(images.map((image) => image.parentElement?.style.aspectRatio)).toEqual(['4 / 1', '1 / 1']);
    expect(images[0]?.getAttribute('src')).toContain(media.fichier.id);
    const vue = screen.getByRole('region', { name: /Bandeau/ });
    expect(vue.querySelector('[data-fond="clair"]')).not.toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Page sombre' }));
    expect(vue.querySelector('[data-fond="sombre"]')).not.toBeNull();
  });

  it('makes a native annonce of the objet alone', async () => {
    await showAnnonce(<AnnoncePreview />, {
      record: saved({ objet: 5 }),
      api: {
        'GET /api/annonces/formats': () => ({ data: { items: [format({ nom: 'Fiche', genre: 'native' })] } }),
        'GET /api/choix/objet': () => ({
          data: { items: [{ id: 5, titre: 'Hôtel du Lac', couleur: null, actif: true }] },
        }),
        'GET /api/mediatheque/photos-d-objets/5': () => ({
          data: { items: [{ rang: 0, apercu: '/photo.jpg', credit: '', legende: '' }] },
        }),
      },
    });
    expect(await screen.findByText('Hôtel du Lac')).toBeTruthy();
    expect((await screen.findByRole('img', { name: 'Hôtel du Lac' })).getAttribute('src')).toBe('/photo.jpg');
    expect(screen.getByText('Ouvre la fiche de l’établissement.')).toBeTruthy();
  });
});
