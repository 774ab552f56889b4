import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { type Product, startDemonstration } from '../support/product.ts';
import { fillSignIn } from '../support/visitor.ts';

const FLUX = '/administration/tourinsoft-v3/flux';

const FICHES = 2_000;
/** Half of them have a terrace, half of those serve dinner. */
const OUVERTES_CE_SOIR = FICHES / 4;
const thisYear = new Date().getFullYear();
const toutelAnnee = `01/01/${thisYear - 1}|31/12/${thisYear + 1}`;

/** A syndication that the product never saw: the tables of a valley. */
const syndication = JSON.stringify({
  'odata.metadata': 'x',
  value: Array.from({ length: FICHES }, (_, index) => ({
    SyndicObjectID: `RESPRE${String(index).padStart(9, '0')}`,
    SyndicObjectName: `Table du pré ${index + 1}`,
    Updated: '2026-11-01T08:00:00',
    ObjectTypeName: 'Restauration',
    GmapLatitude: String(45 + index / 10_000),
    GmapLongitude: '3.1',
    COMMUNE: index % 3 === 0 ? 'Pré-le-Haut' : 'Pré-le-Bas',
    CP: '96100',
    DESCRIPTIF: 'Une table de pays au milieu des prés.',
    PRESTATIONS: index % 2 === 0 ? 'Terrasse ombragée#Parking privé' : 'Parking privé',
    PeriodeOuverture: `${toutelAnnee}|12:00|14:00|${index % 4 < 2 ? '19:00|22:00' : '|'}||`,
  })),
});

/** From nothing to a page that search engines read, through the screens. */
test.describe('from a feed to a website', () => {
  let product: Product;
  test.beforeAll(async () => {
    test.setTimeout(360_000);
    // It has the model and the engine that the list will use.
    product = await startDemonstration();
  });
  test.afterAll(() => product.stop());

  const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

  async function choose(page: Page, box: string | RegExp, typed: string, option: string | RegExp): Promise<void> {
    await page.getByRole('combobox', { name: box }).last().fill(typed);
    await page.getByRole('option', { name: option }).filter({ visible: true }).first().click();
    await page.keyboard.press('Escape');
  }

  async function addCondition(page: Page, subject: string): Promise<void> {
    await page.getByRole('button', { name: 'Ajouter une condition' }).first().click();
    await page.getByRole('textbox', { name: 'Rechercher ce qui peut être demandé' }).fill(subject);
    await page.getByRole('option', { name: subject }).first().click();
  }

  test('a new feed is imported, chosen from, laid out and published', async ({ page }, info) => {
    test.setTimeout(240_000);
    await page.goto(product.address);
    await fillSignIn(page, product.account.username, product.account.password);
    await page.waitForURL('**/guide/index');

    await page.goto(`${product.address}${FLUX}/create`);
    await page.getByRole('textbox', { name: 'Nom' }).first().fill('Tables du pré');
    await page.getByRole('combobox', { name: 'Origine' }).click();
    await page.getByRole('option', { name: 'Fichier ou dossier' }).click();
    const file = info.outputPath('tables.json');
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
    await page.getByRole('link', { name: /Revenir au flux/ }).click();
    await steps.getByRole('button', { name: 'Importer maintenant' }).click();
    await expect(steps).toBeHidden({ timeout: 120_000 });

    await page.goto(`${product.address}/selections/create`);
    await page.getByRole('textbox', { name: 'Nom' }).first().fill('Restaurants ouverts ce soir avec terrasse');
    await addCondition(page, 'Type d’objet');
    await choose(page, /Type d’objet/, 'Rest', 'Restaurant');
    await addCondition(page, 'Modalités');
    await choose(page, /Modalités/, 'Terrasse ombragée', /^Terrasse ombragée/);
    await addCondition(page, 'ce soir');
    await page.getByRole('combobox', { name: 'Quand' }).selectOption('ce soir');
    await expect(page.getByText(/qui sont ouverts ce soir/)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: `${OUVERTES_CE_SOIR} objets` })).toBeVisible();
    await save(page);
    await page.waitForURL('**/selections/list');

    await page.goto(`${product.address}/web/sites/create`);
    await page.getByRole('textbox', { name: 'Nom' }).first().fill('Le Pré');
    await save(page);
    await page.waitForURL('**/web/sites/edit/*');

    await page.goto(`${product.address}/web/listes/create`);
    await page.getByRole('textbox', { name: 'Nom' }).first().fill('Tables du pré');
    await page
      .getByRole('textbox', { name: /^Titre/ })
      .first()
      .fill('Les tables du pré');
    await choose(page, /^Sites/, 'Le Pré', /Le Pré/);
    await choose(page, /^Sélection/, 'ouverts ce soir', /ouverts ce soir avec terrasse/);
    await choose(page, /^Moteur/, 'établissements', /établissements/);
    await choose(page, /^Modèle/, 'Vignettes', /Vignettes/);
    await save(page);
    await page.waitForURL('**/web/listes/edit/*');
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(page.getByRole('link', { name: /Voir la page/ }).first()).toBeVisible({ timeout: 15_000 });

    const published = await page.request.get(`${product.address}/public/le-pre/fr/tables-du-pre`);
    expect(published.status()).toBe(200);
    const html = await published.text();
    expect(html).toContain('Les tables du pré');
    const shown = html.match(/data-bridge-objet=/g)?.length ?? 0;
    expect(shown).toBeGreaterThan(5);
    const ld = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
      JSON.parse(text),
    );
    const list = ld.find((one) => one['@type'] === 'ItemList');
    expect(list.itemListElement).toHaveLength(shown);
    // The counts of the engine are those of the list.
    expect(html).toMatch(new RegExp(`Restaurant\\s*(<[^>]+>\\s*)*${OUVERTES_CE_SOIR}<`));
  });
});
