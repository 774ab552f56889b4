import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { AnyRecord } from '@bridge/contract';
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
  // In the form: the list of files, which is closing, may name it too.
  const form = page.getByRole('form', { name: 'Flux Tourinsoft' });
  await expect(form.getByText(basename(path), { exact: true })).toBeVisible();
}

// Who makes a feed follows its steps in from-feed-to-site.spec.ts.
test('an import that would empty the feed waits for people, and one that they give up leaves the objets', async ({
  page,
  open,
  api: { call, deposit },
}, info) => {
  const file = info.outputPath('tables.json');
  const names = Array.from({ length: 12 }, (_, index) => `Auberge du gué ${index}`);
  const { nom: depot } = await deposit('tables-du-gue.json', syndication(names));
  const { id } = await call<AnyRecord>('POST', `/api${FLUX}`, { nom: 'Tables du gué', origine: 'fichier', depot });
  await call('POST', `/api${FLUX}/${id}/correspondance`);
  const { importation } = await call<AnyRecord>('POST', `/api${FLUX}/${id}/importer`, { aBlanc: false });
  // The objets are there a moment before the import is over, and another one may be asked for.
  const run = () => call<AnyRecord>('GET', `/api/administration/imports/${importation}`);
  await expect.poll(async () => (await run()).etat).toBe('terminee');

  await open(`${FLUX}/edit/${id}`);
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
