import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/demonstration.ts';

const FLUX = '/administration/tourinsoft-v3/flux';

/** A syndication as Tourinsoft sends it, of a type that the demonstration's site does not show. */
const syndication = (names: readonly string[]) =>
  JSON.stringify({
    'odata.metadata': 'x',
    value: names.map((name, index) => ({
      SyndicObjectID: `INFGUE${String(index).padStart(9, '0')}`,
      SyndicObjectName: name,
      Updated: '2026-11-01T08:00:00',
      ObjectTypeName: 'Commerces',
      GmapLatitude: String(45 + index / 100),
      GmapLongitude: '3.1',
      COMMUNE: 'Bourg-le-Gué',
      CP: '96100',
      DESCRIPTIF: 'Une table de pays au bord de l’eau.',
      MAIL: `table${index}@auberge.example`,
    })),
  });

async function putDown(page: Page, path: string, text: string): Promise<void> {
  await writeFile(path, text);
  await page.getByLabel('Fichier', { exact: true }).setInputFiles(path);
  await expect(page.getByText('déposé à l’instant')).toBeVisible();
}

test('a new user follows the steps and finds the objets; an import that would empty the feed waits for them', async ({
  page,
  open,
}, info) => {
  const file = info.outputPath('tables.json');
  const names = Array.from({ length: 12 }, (_, index) => `Auberge du gué ${index}`);
  await open(`${FLUX}/create`);

  await page.getByRole('textbox', { name: 'Nom' }).first().fill('Tables du gué');
  await page.getByRole('combobox', { name: 'Origine' }).click();
  await page.getByRole('option', { name: 'Fichier ou dossier' }).click();
  await putDown(page, file, syndication(names));
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.waitForURL(`**${FLUX}/edit/*`);

  const steps = page.getByRole('list').filter({ hasText: 'Tester la source' });
  await steps.getByRole('button', { name: 'Tester' }).click();
  const trial = page.getByRole('dialog');
  await expect(trial).toContainText('12 fiches dans le flux. Toutes les fiches lues sont comprises.');
  await trial.getByRole('button', { name: 'Fermer' }).last().click();
  await steps.getByRole('button', { name: 'Préparer la correspondance' }).click();
  await page.waitForURL('**/mapping/edit/*');
  await expect(page.getByText(/^\d champs sur \d+ reliés$/)).toBeVisible();
  await page.getByRole('link', { name: /Revenir au flux/ }).click();
  await steps.getByRole('button', { name: 'Importer maintenant' }).click();
  await expect(steps).toBeHidden();

  await putDown(page, file, syndication(names.slice(0, 1)));
  await page.getByRole('button', { name: 'Enregistrer et rester' }).click();
  await expect(page.getByText('Modifications non enregistrées')).toBeHidden();
  await page.getByRole('button', { name: 'Importer maintenant' }).click();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByText('Votre réponse est prise en compte.')).toBeVisible();

  await open(`/catalogue/list?q=gu%C3%A9`);
  await expect(page.getByRole('row', { name: /Auberge du gué/ })).toHaveCount(12);
});
