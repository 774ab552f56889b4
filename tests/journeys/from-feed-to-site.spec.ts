import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addCondition, choose, expect, test } from '../support/demonstration.ts';

const FLUX = '/administration/tourinsoft-v3/flux';

/** As many as a valley has, in a long run. */
const FICHES = process.env.TORTURE === '1' ? 2_000 : 200;
/** Half of them are outside, half of those are open in the evening. */
const OUVERTES_CE_SOIR = FICHES / 4;
const thisYear = new Date().getFullYear();
const toutelAnnee = `01/01/${thisYear - 1}|31/12/${thisYear + 1}`;

/** A syndication that the product never saw: the shops of a valley, which the site of the demonstration does not show. */
const syndication = JSON.stringify({
  'odata.metadata': 'x',
  value: Array.from({ length: FICHES }, (_, index) => ({
    SyndicObjectID: `INFPRE${String(index).padStart(9, '0')}`,
    SyndicObjectName: `Étal du pré ${index + 1}`,
    Updated: '2026-11-01T08:00:00',
    ObjectTypeName: 'Commerces',
    GmapLatitude: String(45 + index / 10_000),
    GmapLongitude: '3.1',
    COMMUNE: index % 3 === 0 ? 'Pré-le-Haut' : 'Pré-le-Bas',
    CP: '96100',
    DESCRIPTIF: 'Un étal de pays au milieu des prés.',
    PRESTATIONS: index % 2 === 0 ? 'Vente au pré#Parking privé' : 'Parking privé',
    PeriodeOuverture: `${toutelAnnee}|12:00|14:00|${index % 4 < 2 ? '19:00|22:00' : '|'}||`,
  })),
});

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

/** From nothing to a page that search engines read, through the screens. */
test('a new feed is imported, chosen from, laid out and published', async ({ page, open }, info) => {
  await open(`${FLUX}/create`);
  await page.getByRole('textbox', { name: 'Nom' }).first().fill('Étals du pré');
  await page.getByRole('combobox', { name: 'Origine' }).click();
  await page.getByRole('option', { name: 'Fichier ou dossier' }).click();
  const file = info.outputPath('etals.json');
  await writeFile(file, syndication);
  await page.getByLabel('Fichier', { exact: true }).setInputFiles(file);
  await expect(page.getByText('déposé à l’instant')).toBeVisible();
  await save(page);
  await page.waitForURL(`**${FLUX}/edit/*`);
  const steps = page.getByRole('list').filter({ hasText: 'Tester la source' });
  await steps.getByRole('button', { name: 'Tester' }).click();
  const trial = page.getByRole('dialog');
  await expect(trial).toContainText('20 fiches lues, aucune rejetée');
  await trial.getByRole('button', { name: 'Fermer' }).last().click();
  await steps.getByRole('button', { name: 'Préparer la correspondance' }).click();
  await page.waitForURL('**/mapping/edit/*');
  await expect(page.getByText(/^\d champs sur \d+ reliés$/)).toBeVisible();
  await page.getByRole('link', { name: /Revenir au flux/ }).click();
  await steps.getByRole('button', { name: 'Importer maintenant' }).click();
  await expect(steps).toBeHidden({ timeout: 240_000 });

  await open('/selections/create');
  await page.getByRole('textbox', { name: 'Nom' }).first().fill('Étals ouverts ce soir dans les prés');
  await addCondition(page, 'Type d’objet');
  await choose(page, /Type d’objet/, 'Comm', /^Commerce/);
  await addCondition(page, 'Modalités');
  await choose(page, /Modalités/, 'Vente au pré', /^Vente au pré/);
  await addCondition(page, 'ce soir');
  await page.getByRole('combobox', { name: 'Quand' }).selectOption('ce soir');
  await expect(page.getByText(/qui sont ouverts ce soir/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${OUVERTES_CE_SOIR} objets` })).toBeVisible();
  await save(page);
  await page.waitForURL('**/selections/list');

  await open('/web/sites/create');
  await page.getByRole('textbox', { name: 'Nom' }).fill('Le Pré');
  await page.getByRole('button', { name: 'Créer le site' }).click();
  await page.waitForURL('**/web/sites/edit/*');

  await open('/web/listes/create');
  await page.getByRole('button', { name: 'Formulaire complet' }).click();
  await page.getByRole('textbox', { name: 'Nom' }).first().fill('Étals du pré');
  await page
    .getByRole('textbox', { name: /^Titre/ })
    .first()
    .fill('Les étals du pré');
  await choose(page, /^Sites/, 'Le Pré', /Le Pré/);
  await choose(page, /^Sélection/, 'ouverts ce soir', /ouverts ce soir dans les prés/);
  await choose(page, /^Moteur/, 'établissements', /établissements/);
  await choose(page, /^Modèle/, 'Vignettes', /Vignettes/);
  await save(page);
  await page.waitForURL('**/web/listes/edit/*');
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByRole('link', { name: /Voir la page/ }).first()).toBeVisible();

  const published = await page.request.get('/public/le-pre/fr/etals-du-pre');
  expect(published.status()).toBe(200);
  const html = await published.text();
  expect(html).toContain('Les étals du pré');
  const shown = html.match(/data-bridge-objet=/g)?.length ?? 0;
  expect(shown).toBeGreaterThan(5);
  const ld = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
    JSON.parse(text),
  );
  const list = ld.find((one) => one['@type'] === 'ItemList');
  expect(list.itemListElement).toHaveLength(shown);
  // The counts of the search form are those of the list.
  expect(html).toMatch(new RegExp(`Commerce[^<]*\\s*(<[^>]+>\\s*)*${OUVERTES_CE_SOIR}<`));
});
