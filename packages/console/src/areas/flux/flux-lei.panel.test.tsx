import { fluxLei, SANS_COMPTE } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plainFields } from '../../resource/form/testing/plain-fields.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { importation, report } from '../../testing/importations.ts';
import { fluxOf } from './testing/flux.ts';
import { ok, openFlux as open } from './testing/open-flux.tsx';

// Widgets have tests of their own, and cost a second a form.
plainFields();
fakeBrowser();

describe('a LEI feed', () => {
  const service = fluxOf(fluxLei, {
    origine: 'service',
    cle: { defini: true },
    region: 'val',
    dernierEtat: 'terminee',
  });

  it('has its nomenclature read by a task that can be followed', async () => {
    const page = await open(fluxLei, service, {
      [`POST /api${fluxLei.path}/4/nomenclature`]: () => ok({ tache: 12 }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Lire la nomenclature' }));
    expect(await screen.findByText('Lecture de la nomenclature lancée.')).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Suivre la tâche' }));
    await waitFor(() => expect(page.address()).toBe('/administration/taches/list?tache=12'));
  });

  it('that is a file says why its nomenclature cannot be read', async () => {
    await open(fluxLei, { ...service, origine: 'fichier' });
    const button = await screen.findByRole('button', { name: 'Lire la nomenclature' });
    expect(button).toHaveProperty('disabled', true);
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toMatch(/un fichier ou un lien permanent ne la donne pas/);
  });

  it('shows a record as received beside what it becomes', async () => {
    const fiche = {
      identifiant: '61',
      nom: 'Auberge',
      position: 'ligne 3',
      brut: '<sit_liste><PRODUIT>61</PRODUIT></sit_liste>',
      format: 'xml',
      coupe: false,
      apres: [{ chemin: 'nom.fr', valeur: 'Auberge du Chêne' }],
      avertissements: [{ chemin: 'DATMAJ', message: 'Cette date n’existe pas.', valeur: '31/02/2026' }],
      rejet: null,
    };
    const refused = { ...fiche, identifiant: '62', nom: '', apres: [], avertissements: [], rejet: 'Sans nom.' };
    const page = await open(fluxLei, service, {
      [`POST /api${fluxLei.path}/4/apercu`]: ({ body }) =>
        ok({ message: '', fiches: Object(body).identifiant === '62' ? [refused] : [fiche, refused] }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Aperçu d’une fiche' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Aperçu d’une fiche/ }));
    expect(await dialog.findByText(/<PRODUIT>61<\/PRODUIT>/)).toBeDefined();
    expect(dialog.getByRole('rowheader', { name: 'Nom · Français' })).toBeDefined();
    expect(dialog.getByText('Auberge du Chêne')).toBeDefined();
    expect(dialog.getByText('31/02/2026')).toBeDefined();
    await page.user.type(dialog.getByRole('textbox', { name: 'Identifiant' }), '62');
    await page.user.click(dialog.getByRole('button', { name: 'Lire la source' }));
    expect(await dialog.findByText('Sans nom.')).toBeDefined();
    await page.user.click(dialog.getByRole('button', { name: 'Fermer' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aperçu d’une fiche' })),
    );
    expect(page.sent(`POST /api${fluxLei.path}/4/apercu`).map(({ body }) => body)).toEqual([{}, { identifiant: '62' }]);
  });

  it('whose import waits for a word says why, and takes it', async () => {
    const run = importation({
      id: 55,
      etat: 'suspect',
      motif: 'Cet import retirerait 40 % des objets.',
      compteurs: { ...SANS_COMPTE, recus: 10, retires: 40 },
      annulable: false,
    });
    const page = await open(
      fluxLei,
      { ...service, dernierEtat: 'suspect' },
      {
        'GET /api/administration/imports': () => ok({ items: [run], total: 1, names: {} }),
        'GET /api/administration/imports/55': () => ok(report(run)),
        'POST /api/administration/imports/55/abandonner': () => ok({ importation: 55, tache: 0 }),
      },
    );
    const alert = await screen.findByRole('alert', { name: 'Un import attend votre accord' });
    expect(alert.textContent).toContain('retirerait 40 % des objets');
    const within_ = within(alert);
    expect(within_.getByRole('link', { name: 'Voir le rapport de l’import' }).getAttribute('href')).toBe(
      '/administration/imports?import=55',
    );
    expect(await within_.findByRole('button', { name: 'Appliquer quand même' })).toBeDefined();
    await page.user.click(within_.getByRole('button', { name: 'Abandonner' }));
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Abandonner' }));
    await waitFor(() => expect(page.sent('POST /api/administration/imports/55/abandonner')).toHaveLength(1));
    const told = await screen.findByText('Votre réponse est prise en compte.');
    expect(told.getAttribute('role')).toBe('status');
    await waitFor(() => expect(document.activeElement).toBe(told));
  });
});
