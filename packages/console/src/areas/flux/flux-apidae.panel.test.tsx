import { fluxApidae } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plainFields } from '../../resource/form/testing/plain-fields.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { selectionOf } from '../selections/testing/selections.tsx';
import { fluxOf } from './testing/flux.ts';
import { ok, openFlux as open } from './testing/open-flux.tsx';

// Widgets have tests of their own, and cost a second a form.
plainFields();
fakeBrowser();

describe('an Apidae feed', () => {
  const exported = fluxOf(fluxApidae, {
    origine: 'export',
    cle: { defini: false },
    notification: 'https://bridge.exemple.fr/public/apidae/4-abc',
  });

  it('shows the address of its notifications, and can be told of an export', async () => {
    const page = await open(fluxApidae, exported, {
      [`POST /api${fluxApidae.path}/4/notification`]: () => ok({ importation: 32, tache: 9 }),
    });
    expect(await screen.findByText(/Adresse de notification.*4-abc/)).toBeDefined();
    await page.user.click(await screen.findByRole('button', { name: 'Simuler une notification' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Simuler une notification' }));
    const address = await dialog.findByRole('textbox', { name: 'Adresse du ZIP d’export' });
    await page.user.type(address, 'export.zip');
    await page.user.click(dialog.getByRole('button', { name: 'Simuler' }));
    expect(await dialog.findByText(/Une adresse complète/)).toBeDefined();
    await page.user.clear(address);
    await page.user.type(address, 'https://apidae.exemple.fr/export.zip');
    await page.user.click(dialog.getByRole('button', { name: 'Simuler' }));
    expect(await screen.findByText('Import lancé.')).toBeDefined();
    expect(page.sent(`POST /api${fluxApidae.path}/4/notification`)[0]?.body).toEqual({
      urlRecuperation: 'https://apidae.exemple.fr/export.zip',
      reinitialisation: false,
    });
  });

  it('lists its selections, and imports those that are ticked', async () => {
    const page = await open(
      fluxApidae,
      { ...exported, selections: '70' },
      {
        [`POST /api${fluxApidae.path}/4/selections`]: () =>
          ok({
            message: 'Sélections du dernier export reçu.',
            selections: [
              { id: 70, nom: 'Été', nombre: 1_240, modalite: null, liees: [] },
              { id: 71, nom: 'Hiver', nombre: null, modalite: null, liees: [] },
            ],
          }),
        [`PUT /api${fluxApidae.path}/4`]: () => ok({ ...exported, selections: '70, 71', version: 2 }),
      },
    );
    await page.user.click(await screen.findByRole('button', { name: 'Sélections distantes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sélections distantes' }));
    expect(await dialog.findByRole('checkbox', { name: 'Été' })).toHaveProperty('checked', true);
    expect(dialog.getByText(/1.240 fiches/)).toBeDefined();
    expect(dialog.getByText(/nombre de fiches inconnu/)).toBeDefined();
    await page.user.click(dialog.getByRole('checkbox', { name: 'Hiver' }));
    await page.user.click(dialog.getByRole('button', { name: 'Enregistrer ce choix' }));
    await waitFor(() =>
      expect(page.sent(`PUT /api${fluxApidae.path}/4`)[0]?.body).toEqual({ selections: '70, 71', version: 1 }),
    );
  });

  it('leads from a remote selection to the sélection of Bridge that holds its objets, or makes it', async () => {
    const made: { id: number; nom: string }[] = [];
    const page = await open(fluxApidae, exported, {
      [`POST /api${fluxApidae.path}/4/selections`]: () =>
        ok({
          message: 'Lues.',
          selections: [
            { id: 70, nom: 'Été', nombre: 3, modalite: 12, liees: [...made] },
            { id: 71, nom: 'Hiver', nombre: 3, modalite: null, liees: [] },
          ],
        }),
      'POST /api/selections': () => {
        made.push({ id: 9, nom: 'Été' });
        return ok(selectionOf({ id: 9, nom: 'Été' }));
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Sélections distantes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sélections distantes' }));
    await page.user.click(await dialog.findByRole('button', { name: /Créer la sélection/ }));
    const link = await dialog.findByRole('link', { name: 'Été (nouvel onglet)' });
    expect(link).toHaveProperty('pathname', '/selections/edit/9');
    expect(link).toHaveProperty('target', '_blank');
    expect(document.activeElement).toBe(link);
    expect(page.sent('POST /api/selections')[0]?.body).toMatchObject({
      nom: 'Été',
      regles: { regles: [{ champ: 'modalites', valeurs: [{ ref: 'modalite', id: 12 }] }] },
    });
    expect(dialog.queryByRole('button', { name: /Créer la sélection/ })).toBeNull();
  });

  it('links a remote selection with a sélection that is there, whose rules become its own', async () => {
    let isLinked = false;
    const page = await open(fluxApidae, exported, {
      [`POST /api${fluxApidae.path}/4/selections`]: () => {
        const liees = isLinked ? [{ id: 9, nom: 'Notre été' }] : [];
        return ok({ message: 'Lues.', selections: [{ id: 70, nom: 'Été', nombre: 3, modalite: 12, liees }] });
      },
      'GET /api/choix/selection': () =>
        ok({ items: [{ id: 9, titre: 'Notre été', couleur: null, actif: true }], total: 1 }),
      'GET /api/selections/9': () => ok(selectionOf({ id: 9, nom: 'Notre été', mode: 'manuelle', version: 5 })),
      'PUT /api/selections/9': () => {
        isLinked = true;
        return ok(selectionOf({ id: 9, nom: 'Notre été', version: 6 }));
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Sélections distantes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sélections distantes' }));
    await page.user.click(await dialog.findByRole('button', { name: /Relier une sélection/ }));
    expect(dialog.getByText(/Son historique garde les précédentes/)).toBeDefined();
    await page.user.click(dialog.getByRole('combobox'));
    await page.user.click(await screen.findByRole('option', { name: 'Notre été' }));
    await page.user.click(dialog.getByRole('button', { name: 'Relier' }));
    expect(await dialog.findByRole('link', { name: 'Notre été (nouvel onglet)' })).toBeDefined();
    expect(page.sent('PUT /api/selections/9')[0]?.body).toMatchObject({
      mode: 'dynamique',
      regles: { regles: [{ champ: 'modalites', valeurs: [{ ref: 'modalite', id: 12 }] }] },
      version: 5,
    });
  });

  it('chooses among the internal criteria of the project those that the catalogue keeps', async () => {
    const page = await open(
      fluxApidae,
      { ...exported, criteresInternes: '9' },
      {
        [`POST /api${fluxApidae.path}/4/criteres-internes`]: () =>
          ok({ message: 'Lus.', criteres: [9, 12].map((id) => ({ id, nom: `Critère no ${id}` })) }),
        [`PUT /api${fluxApidae.path}/4`]: () => ok({ ...exported, criteresInternes: '9, 12', version: 2 }),
      },
    );
    await page.user.click(await screen.findByRole('button', { name: 'Critères internes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Critères internes' }));
    expect(await dialog.findByRole('checkbox', { name: 'Critère no 9' })).toHaveProperty('checked', true);
    await page.user.click(dialog.getByRole('checkbox', { name: 'Critère no 12' }));
    await page.user.click(dialog.getByRole('button', { name: 'Enregistrer ce choix' }));
    await waitFor(() =>
      expect(page.sent(`PUT /api${fluxApidae.path}/4`)[0]?.body).toEqual({ criteresInternes: '9, 12', version: 1 }),
    );
  });

  it('shows the selections that Apidae no longer lists, ticked, so that they can be left', async () => {
    const page = await open(
      fluxApidae,
      { ...exported, selections: '70, 71' },
      {
        [`POST /api${fluxApidae.path}/4/selections`]: () =>
          ok({ message: 'Lues.', selections: [{ id: 71, nom: 'Hiver', nombre: 3, modalite: null, liees: [] }] }),
        [`PUT /api${fluxApidae.path}/4`]: () => ok({ ...exported, selections: '71', version: 2 }),
      },
    );
    await page.user.click(await screen.findByRole('button', { name: 'Sélections distantes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sélections distantes' }));
    const gone = await dialog.findByRole('checkbox', { name: 'n°\u00a070, inconnue d’Apidae' });
    expect(gone).toHaveProperty('checked', true);
    await page.user.click(gone);
    await page.user.click(dialog.getByRole('button', { name: 'Enregistrer ce choix' }));
    await waitFor(() =>
      expect(page.sent(`PUT /api${fluxApidae.path}/4`)[0]?.body).toEqual({ selections: '71', version: 1 }),
    );
  });

  it('is reset once that is confirmed, and says what happens next', async () => {
    const page = await open(fluxApidae, exported, {
      [`POST /api${fluxApidae.path}/4/reinitialiser`]: () => ok({ lancement: null }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Forcer une réinitialisation' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/quitteront le catalogue/)).toBeDefined();
    await page.user.click(dialog.getByRole('button', { name: 'Réinitialiser' }));
    expect(await screen.findByText(/Le prochain export annoncé sera lu comme complet/)).toBeDefined();
  });

  it('says that a reset is awaited, which may be given up', async () => {
    let reset = true;
    const page = await open(fluxApidae, exported, {
      [`GET /api${fluxApidae.path}/4`]: () => ok({ ...exported, reinitialiser: reset }),
      [`DELETE /api${fluxApidae.path}/4/reinitialiser`]: () => {
        reset = false;
        return ok(null);
      },
    });
    expect(await screen.findByText('Réinitialisation attendue au prochain export')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Forcer une réinitialisation' })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Y renoncer' }));
    expect(await screen.findByRole('button', { name: 'Forcer une réinitialisation' })).toBeDefined();
  });

  it('says why its last archive cannot be read again', async () => {
    const page = await open(fluxApidae, exported, {
      [`POST /api${fluxApidae.path}/4/relire`]: () => ({
        status: 400,
        code: 40_000,
        message: 'Saisie refusée.',
        errors: [{ path: 'origine', message: 'Aucun export de ce flux n’est gardé.' }],
      }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Relire le dernier ZIP' }));
    expect(await screen.findByText(/Aucun export de ce flux n’est gardé/)).toBeDefined();
  });
});
