import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { AT, saved, showAnnonce } from '../testing/annonces.tsx';
import { ParutionsCard } from './parutions.card.tsx';

fakeBrowser();

const PARUTION = {
  generation: 12,
  nom: 'Guide de l’été',
  langue: 'fr',
  validee: false,
  le: '2027-05-12T08:00:00.000Z',
  pages: [3, 6],
  chemin: null,
};
const list = (...items: object[]) => ({ [`GET ${AT}/parutions`]: () => ({ data: { items } }) });

describe('the proof of an annonce', () => {
  it('names the document, and shows the pages that bear it, larger where they are pressed', async () => {
    const { user, sent } = await showAnnonce(<ParutionsCard record={saved()} />, {
      api: {
        ...list(PARUTION),
        [`GET ${AT}/parutions/12/3`]: () => ({ data: { image: 'data:image/webp;base64,AAAA' } }),
        [`GET ${AT}/parutions/12/6`]: () => ({ data: { image: 'data:image/webp;base64,BBBB' } }),
      },
    });
    expect(await screen.findByText('Guide de l’été')).toBeTruthy();
    expect(screen.getByText('Français, 12 mai 2027')).toBeTruthy();
    expect(screen.getByText('Pas encore validé')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Voir la page 6 de Guide de l’été' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Guide de l’été, page 6' }));
    expect((await dialog.findByRole('img', { name: 'Page 6' })).getAttribute('src')).toContain('BBBB');
    expect(sent(`GET ${AT}/parutions/12/6`).map(({ query }) => query.get('largeur'))).toEqual(['160', '960']);
  });

  it('says that there is none', async () => {
    await showAnnonce(<ParutionsCard record={saved()} />, { api: list() });
    expect(await screen.findByText(/aucun document produit ne la porte/)).toBeTruthy();
  });
});
