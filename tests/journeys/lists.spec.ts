import { makeTag, RecordList, superAdmin } from '../support/records.ts';
import { expect, test } from '../support/shell.ts';

const TAGS = '/reglages/tags/list';

test('an empty list says what it is for and offers the next step', { tag: '@torture' }, async ({
  page,
  enter,
  world,
}) => {
  const office = await world.createEntite('Office vide');
  const user = await world.createUser({ roles: ['ROLE_ADMIN'], entiteId: office });
  await enter({ user, at: '/reglages/mediatags/list' });
  await expect(page.getByText('Aucun tag de média pour l’instant')).toBeVisible();
  await expect(page.getByText(/décrit une photo/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Créer un tag de média' }).last().click();
  await expect(page).toHaveURL('/reglages/mediatags/create');
});

test('a view keeps search, filter, order and columns, and comes back as it was', async ({ page, enter, world }) => {
  const admin = await superAdmin(world);
  await makeTag(admin, 'Vue un', { famille: 'Vues' });
  await makeTag(admin, 'Vue deux', { famille: 'Vues' });
  await makeTag(admin, 'Vue autre', { famille: 'Ailleurs' });
  const user = await enter({ at: TAGS });
  const list = new RecordList(page);
  const columns = page.getByRole('button', { name: 'Colonnes', exact: true });
  const colour = page.getByRole('columnheader', { name: 'Couleur' });
  await list.search.fill('Vue');
  await expect(list.rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Filtrer', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Famille' }).click();
  await page.getByRole('checkbox', { name: 'Vues', exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(list.rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Libellé' }).click();
  await expect(page).toHaveURL(/sort=libelle/);
  await columns.click();
  await page.getByRole('list', { name: 'Colonnes montrées' }).getByRole('checkbox', { name: 'Couleur' }).click();
  await columns.click();
  await expect(colour).toHaveCount(0);
  await page.getByRole('button', { name: 'Vue d’ensemble' }).click();
  await page.getByRole('menuitem', { name: /nouvelle vue/ }).click();
  await page.getByLabel('Nom de la vue').fill('Mes vues');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('button', { name: 'Mes vues' })).toBeVisible();

  await enter({ user, at: TAGS });
  // Columns are remembered without a view too: they are reset, so that the view can change them.
  await columns.click();
  await page.getByRole('button', { name: 'Rétablir les colonnes d’origine' }).click();
  await columns.click();
  await expect(colour).toBeVisible();
  await page.getByRole('button', { name: 'Vue d’ensemble' }).click();
  await page.getByRole('menuitem', { name: /Mes vues/ }).click();
  await expect(list.rows).toHaveCount(2);
  await expect(list.rows.first()).toContainText('Vue deux');
  await expect(list.search).toHaveValue('Vue');
  await expect(page.getByRole('list', { name: 'Filtres' })).toContainText('Vues');
  await expect(colour).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mes vues' })).toBeVisible();
});

// The forecast is in bulk.test.tsx, and what it refuses in the server's tests.
test('many rows are thrown away at once, after a forecast that tells which are refused', { tag: '@torture' }, async ({
  page,
  enter,
  world,
}) => {
  const admin = await superAdmin(world);
  for (const nom of ['Lot un', 'Lot deux', 'Lot trois']) await makeTag(admin, nom);
  const parent = await makeTag(admin, 'Lot parent');
  await makeTag(admin, 'Dépendant', { parent: parent.id });
  await enter({ at: TAGS });
  const list = new RecordList(page);
  await list.search.fill('Lot');
  await expect(list.rows).toHaveCount(4);
  for (const nom of ['Lot un', 'Lot deux', 'Lot parent']) await list.row(nom).getByRole('checkbox').check();
  await page
    .getByRole('region', { name: 'Actions sur la sélection' })
    .getByRole('button', { name: 'Mettre à la corbeille' })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2 tags seront mis à la corbeille, 1 sera refusé.')).toBeVisible();
  const refused = dialog.getByRole('list', { name: 'Lignes refusées' }).getByRole('listitem');
  await expect(refused).toHaveCount(1);
  await expect(refused).toContainText('Lot parent');
  await expect(refused).toContainText('Cet élément est encore utilisé ailleurs.');
  await dialog.getByRole('button', { name: 'Mettre à la corbeille (2)' }).click();
  await expect(list.rows).toHaveCount(2);
  await expect(list.row('Lot trois')).toBeVisible();
  await expect(list.row('Lot parent')).toBeVisible();
});

test('a long list keeps few rows in the page and is walked by keyboard', { tag: '@torture' }, async ({
  page,
  enter,
  world,
}) => {
  const admin = await superAdmin(world);
  const lines = Array.from({ length: 220 }, (_, index) => `Longue liste ${index};longue-liste-${index}`);
  const csv = ['Libellé;Code', ...lines].join('\n');
  await admin.call('POST', '/api/reglages/tags/import', { csv, dryRun: false });
  await page.setViewportSize({ width: 1280, height: 1080 });
  await enter({ at: `${TAGS}?q=longue&itemsPerPage=200` });
  const list = new RecordList(page);
  await expect(list.row('Longue liste').first()).toBeVisible();
  // All 220 rows and the header are announced; few are in the page, enough to fill it.
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '221');
  const drawn = await list.rows.count();
  expect(drawn).toBeGreaterThanOrEqual(20);
  expect(drawn).toBeLessThanOrEqual(62);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reglages\/tags\/edit\/\d+$/);
});

test('the list is taken away as a spreadsheet, as it is seen', { tag: '@torture' }, async ({ page, enter, world }) => {
  await makeTag(await superAdmin(world), 'À exporter');
  await enter({ at: `${TAGS}?q=exporter` });
  await expect(new RecordList(page).rows).toHaveCount(1);
  for (const [entry, name] of [
    ['Exporter en CSV', 'tags.csv'],
    ['Exporter en XLSX', 'tags.xlsx'],
  ] as const) {
    await page.getByRole('button', { name: /^(Import et export|Exporter)$/ }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: entry }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
});

test('a CSV is read back after a forecast', { tag: '@torture' }, async ({ page, enter, world }) => {
  await enter({ roles: ['ROLE_SUPER_ADMIN'], at: TAGS });
  await page.getByRole('button', { name: /^(Import et export|Exporter)$/ }).click();
  await page.getByRole('menuitem', { name: /Importer un fichier/ }).click();
  const csv = 'Libellé;Code\nLu du fichier;lu-du-fichier\nSans code;';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tags.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const dialog = page.getByRole('dialog', { name: /Importer/ });
  await expect(dialog.getByText('1 à créer, 1 refusée', { exact: false })).toBeVisible();
  await expect(dialog.getByText('Ligne 3 (Sans code)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Importer', exact: true }).click();
  await expect(dialog.getByText('1 tag importé, 1 ligne refusée.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(new RecordList(page).row('Lu du fichier')).toBeVisible();
  expect(world.logs.join('')).not.toContain('"level":50');
});
