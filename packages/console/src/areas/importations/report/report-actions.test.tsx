import { SANS_COMPTE } from '@bridge/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { importation, report } from '../../../testing/importations.ts';
import { enCours, tache } from '../../../testing/taches.ts';
import { LIST, launched, listed, ONE, openImports } from '../testing/open-imports.tsx';

fakeBrowser();

describe('the report of an import', () => {
  it('names whom to call at the source when the run failed, and only then', async () => {
    const contact = 'Mme Roux, 04 00 00 00 00';
    const motif = 'La source ne répond pas.';
    await openImports('?import=41', { [ONE]: () => ({ data: report({ etat: 'echouee', motif, contact }) }) });
    expect(await screen.findByText(`Contact chez la source : ${contact}`)).toBeDefined();
    cleanup();
    await openImports('?import=41', { [ONE]: () => ({ data: report({ etat: 'terminee', motif, contact }) }) });
    expect(await screen.findByText(motif)).toBeDefined();
    expect(screen.queryByText(/Contact chez la source/)).toBeNull();
  });

  it('applies a run that waits only once the number of objets to remove was agreed to', async () => {
    const confirm = 'POST /api/administration/imports/41/confirmer';
    const page = await openImports('?import=41', {
      [ONE]: () => ({
        data: report({
          etat: 'suspect',
          motif: 'La source donne deux fois moins de fiches que la dernière fois.',
          compteurs: { ...SANS_COMPTE, recus: 100, retires: 112, inchanges: 100 },
          annulable: false,
        }),
      }),
      [confirm]: launched,
    });
    expect(await screen.findByText(/deux fois moins de fiches/)).toBeDefined();
    await page.click('Appliquer quand même');
    expect(await screen.findByText(/112 objets du flux .* seront retirés du catalogue/)).toBeDefined();
    expect(page.sent(confirm)).toHaveLength(0);
    await page.click('Appliquer et retirer 112 objets');
    await waitFor(() => expect(page.sent(confirm)).toHaveLength(1));
    // The job may take its time to begin: meanwhile, the action is not offered again.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Appliquer quand même' })).toBeNull());
  });

  it('offers again what was asked for once its job has ended without changing anything', async () => {
    const confirm = 'POST /api/administration/imports/41/confirmer';
    const page = await openImports('?import=41', {
      [ONE]: () => ({ data: report({ etat: 'suspect', annulable: false }) }),
      [confirm]: launched,
      'GET /api/administration/taches/en-cours': () => enCours(tache({ id: 2, etat: 'echouee' })),
    });
    await page.click('Appliquer quand même');
    await page.click(/^Appliquer(?! quand)/);
    await waitFor(() => expect(page.sent(confirm)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Appliquer quand même' })).toBeDefined();
  });

  it('leaves a run that waits alone when the person changes their mind', async () => {
    const page = await openImports('?import=41', { [ONE]: () => ({ data: report({ etat: 'suspect' }) }) });
    await page.click('Appliquer quand même');
    await page.user.click(await screen.findByText('Ne rien faire'));
    expect(page.sent('POST /api/administration/imports/41/confirmer')).toHaveLength(0);
  });

  it('asks before it gives objets their former state back, and says what that does', async () => {
    const undo = 'POST /api/administration/imports/41/annuler';
    const page = await openImports('?import=41', { [undo]: launched });
    await page.click('Annuler cet import');
    expect(
      await screen.findByText(/12 objets modifiés par cet import retrouveront leur version d’avant\./),
    ).toBeDefined();
    expect(page.sent(undo)).toHaveLength(0);
    await page.click('Rétablir l’état d’avant');
    await waitFor(() => expect(page.sent(undo)).toHaveLength(1));
  });

  it('offers no way back where there is none', async () => {
    await openImports('?import=41', { [ONE]: () => ({ data: report({ annulable: false }) }) });
    await screen.findByRole('button', { name: 'Relancer' });
    expect(screen.queryByRole('button', { name: 'Annuler cet import' })).toBeNull();
  });

  it('launches the feed again and shows the new run', async () => {
    const page = await openImports('?import=41', {
      'POST /api/administration/imports/41/relancer': () => ({ data: { importation: 42, tache: 3 } }),
      'GET /api/administration/imports/42': () => ({ data: report({ id: 42, etat: 'collecte', finLe: null }) }),
      'GET /api/administration/imports/42/objets': () => ({ data: { items: [], total: 0 } }),
    });
    await page.click('Relancer');
    expect(await screen.findByText(/Lecture de la source\s: 215 fiches reçues/)).toBeDefined();
    expect(page.address()).toBe('/administration/imports?import=42');
  });

  it('asks before the run that waits for a word is given up for another', async () => {
    const page = await openImports('?import=41', {
      [LIST]: () => listed(importation({ id: 42, etat: 'suspect' }), importation()),
      'POST /api/administration/imports/41/relancer': launched,
    });
    await page.click('Relancer');
    const agree = await screen.findByRole('button', { name: 'Abandonner et relancer' });
    expect(page.sent('POST /api/administration/imports/41/relancer')).toEqual([]);
    await page.user.click(agree);
    await waitFor(() => expect(page.sent('POST /api/administration/imports/41/relancer')).toHaveLength(1));
  });

  it('does not say that records entered while it waits for a word', async () => {
    const waiting = report({
      etat: 'suspect',
      entame: false,
      rejets: [],
      compteurs: { ...SANS_COMPTE, recus: 10, modifies: 10 },
    });
    await openImports('?import=41&partie=rejets', { [ONE]: () => ({ data: waiting }) });
    expect(await screen.findByText(/toutes les fiches reçues peuvent entrer/)).toBeDefined();
    expect(screen.queryByText(/sont entrées/)).toBeNull();
  });

  it('says why a run can no longer be taken back', async () => {
    await openImports('?import=41', {
      [ONE]: () => ({ data: report({ annulable: false, detailsEffacesLe: '2026-11-01T03:00:00Z' }) }),
    });
    expect(await screen.findByText(/^Trop ancien pour être annulé/)).toBeDefined();
  });

  it('says that a later run is the one to take back', async () => {
    await openImports('?import=41', { [ONE]: () => ({ data: report({ annulable: false }) }) });
    expect(await screen.findByText(/seul le dernier import peut être annulé/)).toBeDefined();
  });

  it('offers nothing where the imports of its source are switched off', async () => {
    await openImports('?import=41', {}, { enable_import_lei: false });
    expect(await screen.findByText(/Les imports de cette source sont désactivés/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Relancer' })).toBeNull();
  });

  it('offers to import for good what was tried', async () => {
    const importer = 'POST /api/administration/lei/5/importer';
    const page = await openImports('?import=41', {
      [ONE]: () => ({ data: report({ aBlanc: true, annulable: false }) }),
      [importer]: () => ({ data: { importation: 42, tache: 3 } }),
      'GET /api/administration/imports/42': () => ({ data: report({ id: 42, etat: 'collecte', finLe: null }) }),
      'GET /api/administration/imports/42/objets': () => ({ data: { items: [], total: 0 } }),
    });
    expect(await screen.findByText('3 objets à créer, 12 à modifier, aucun à retirer')).toBeDefined();
    await page.click('Importer pour de bon');
    await waitFor(() => expect(page.sent(importer)[0]?.body).toEqual({ aBlanc: false }));
    await waitFor(() => expect(page.address()).toBe('/administration/imports?import=42'));
  });
});
