import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { type Product, startProduct } from '../support/product.ts';
import { fillSignIn } from '../support/visitor.ts';

const FLUX = '/administration/tourinsoft-v3/flux';

/** A syndication that the product never saw: tables of a village, some with a terrace. */
const syndication = JSON.stringify({
  'odata.metadata': 'x',
  value: Array.from({ length: 14 }, (_, index) => ({
    SyndicObjectID: `RESPRE${String(index).padStart(9, '0')}`,
    SyndicObjectName: `Table du pré ${index + 1}`,
    Updated: '2026-11-01T08:00:00',
    ObjectTypeName: 'Restauration',
    GmapLatitude: String(45 + index / 100),
    GmapLongitude: '3.1',
    COMMUNE: index % 2 === 0 ? 'Pré-le-Haut' : 'Pré-le-Bas',
    CP: '96100',
    DESCRIPTIF: 'Une table de pays au milieu des prés.',
  })),
});

/** From nothing to a page that search engines read, through the screens. */
test.describe('from a feed to a website', () => {
  let product: Product;
  test.beforeAll(async () => {
    test.setTimeout(360_000);
    product = await startProduct();
    // The demonstration has the model and the engine that the list will use.
    const site = `${product.address}/public/aubrelande/fr/ou-manger`;
    await expect.poll(async () => (await fetch(site)).status, { timeout: 300_000, intervals: [1_000] }).toBe(200);
  });
  test.afterAll(() => product.stop());

  const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

  async function choose(page: Page, box: string | RegExp, typed: string, option: string | RegExp): Promise<void> {
    await page.getByRole('combobox', { name: box }).last().fill(typed);
    await page.getByRole('option', { name: option }).filter({ visible: true }).first().click();
    await page.keyboard.press('Escape');
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
    await expect(trial).toContainText('14 fiches dans le flux');
    await trial.getByRole('button', { name: 'Fermer' }).last().click();
    await steps.getByRole('button', { name: 'Préparer la correspondance' }).click();
    await page.waitForURL('**/mapping/edit/*');
    await page.getByRole('link', { name: /Revenir au flux/ }).click();
    await steps.getByRole('button', { name: 'Importer maintenant' }).click();
    await expect(steps).toBeHidden({ timeout: 60_000 });

    await page.goto(`${product.address}/selections/create`);
    await page.getByRole('textbox', { name: 'Nom' }).first().fill('Tables du pré');
    await page.getByRole('button', { name: 'Ajouter une condition' }).first().click();
    await page.getByRole('textbox', { name: 'Rechercher ce qui peut être demandé' }).fill('Commune');
    await page
      .getByRole('option', { name: /Commune/ })
      .first()
      .click();
    await choose(page, /Commune/, 'Pré', /Pré-le-Haut/);
    await expect(page.getByRole('status').filter({ hasText: /^7 objets$/ })).toBeVisible();
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
    await choose(page, /^Sélection/, 'Tables du pré', /Tables du pré/);
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
    expect(html.match(/data-bridge-objet=/g)).toHaveLength(7);
    const ld = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
      JSON.parse(text),
    );
    const list = ld.find((one) => one['@type'] === 'ItemList');
    expect(list.itemListElement).toHaveLength(7);
    // The counts of the engine are those of the list.
    expect(html).toMatch(/Restaurant\s*(<[^>]+>\s*)*7</);
  });
});
