import { apercuCallsBy, isPublished, moteur, RESOURCES } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import ResourceFormScreen from '../../resource/resource-form.screen.tsx';
import type { Answer } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { savedRecord } from '../../testing/show-beside.tsx';
import { showScreen } from '../../testing/show-screen.tsx';
import { descriptorOf } from '../descriptors.ts';
import './apercu/page.preview.tsx';

fakeBrowser();

const offered = (id: number, titre: string): Answer => ({
  data: { items: [{ id, titre, couleur: null, actif: true }] },
});
const page = { html: '<p>Vu</p>', erreurs: [], referencement: null, objet: null, remarques: [] };

describe('the forms of web publication', () => {
  it('have a preview each, and a publication where there is one', () => {
    expect(Object.keys(apercuCallsBy).filter((id) => descriptorOf(id).preview === undefined)).toEqual([]);
    const published = RESOURCES.filter(isPublished).map(({ id }) => id);
    expect(published).toEqual(expect.arrayContaining(['listeWeb', 'ficheWeb', 'moteur', 'carte']));
    expect(published.filter((id) => descriptorOf(id).panels === undefined)).toEqual([]);
  });

  it('ask of a first list its name, title, site, sélection and model, and no more', async () => {
    const { user, sent } = await showScreen(<ResourceFormScreen />, {
      at: '/web/listes/create',
      parameters: { bridge_languages: ['fr'] },
      api: {
        'POST /api/web/listes/apercu': () => ({ data: page }),
        'GET /api/choix/site': () => offered(1, 'Le lac'),
        'GET /api/choix/selection': () => offered(5, 'Tables du lac'),
        'GET /api/choix/modeleListe': () => offered(6, 'Vignettes'),
      },
    });
    await user.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'Tables');
    await user.type(screen.getByRole('textbox', { name: 'Titre' }), 'Où manger');
    // The address fills itself in, out of sight.
    expect(screen.getByRole('textbox', { name: /^Adresse/ }).closest('[hidden]')).not.toBeNull();
    for (const [box, option] of [
      [/^Sites/, 'Le lac'],
      [/^Sélection/, 'Tables du lac'],
      [/^Modèle/, 'Vignettes'],
    ] as const) {
      await user.click(await screen.findByRole('combobox', { name: box }));
      await user.click(await screen.findByRole('option', { name: option }));
    }
    await user.click(screen.getByRole('button', { name: 'Enregistrer et rester' }));
    await waitFor(() =>
      expect(sent('POST /api/web/listes')[0]?.body).toMatchObject({
        nom: 'Tables',
        code: 'tables',
        titre: { fr: 'Où manger' },
        sites: [1],
        selection: 5,
        modele: 6,
        vue: 'grille',
        parPage: 20,
      }),
    );
  });

  it('make what a field refers to over the form, and choose it, without losing what was typed', {
    tags: 'torture',
  }, async () => {
    const made = savedRecord(moteur, {
      id: 77,
      version: 1,
      nom: 'Moteur d’été',
      code: 'moteur-d-ete',
      etat: 'brouillon',
    });
    const { user, sent } = await showScreen(<ResourceFormScreen />, {
      at: '/web/listes/create',
      parameters: { bridge_languages: ['fr'] },
      api: {
        'POST /api/web/listes/apercu': () => ({ data: page }),
        'GET /api/choix/moteur': () => ({ data: { items: [] } }),
        'POST /api/web/moteurs': () => ({ data: made }),
      },
    });
    await user.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'Tables');
    await user.type(await screen.findByRole('combobox', { name: /^Moteur/ }), 'Moteur d’été');
    await user.click(await screen.findByRole('option', { name: /Nouveau moteur/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Nouveau moteur' }));
    expect(drawer.getByRole<HTMLInputElement>('textbox', { name: /^Nom/ }).value).toBe('Moteur d’été');
    await user.type(drawer.getByRole('textbox', { name: /^Nom/ }), ' 2');
    await user.click(drawer.getByRole('button', { name: 'Créer et choisir' }));
    await waitFor(() =>
      expect(sent('POST /api/web/moteurs')[0]?.body).toMatchObject({ nom: 'Moteur d’été 2', code: 'moteur-d-ete-2' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nouveau moteur' })).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Moteur/ }).value).toBe('Moteur d’été');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Nom/ }).value).toBe('Tables');
  });
});
