import { makeTag, RecordForm, RecordList, superAdmin } from '../support/records.ts';
import { expect, test } from '../support/shell.ts';

const TAGS = '/reglages/tags/list';

test('a tag is created, changed, taken back, put aside and thrown away', async ({ page, enter, world }) => {
  await world.setParametres({ bridge_languages: ['fr', 'en'] });
  await enter({ at: TAGS });
  const list = new RecordList(page);
  const form = new RecordForm(page);
  await page.getByRole('link', { name: 'Créer un tag' }).first().click();
  await form.field('Libellé').fill('Vélo');
  // The code follows the name until a person writes another; the field is folded.
  await page.getByRole('button', { name: 'Avancé' }).first().click();
  await expect(form.field('Code')).toHaveValue('velo');
  await form.saveAndStay.click();
  await expect(page).toHaveURL(/\/reglages\/tags\/edit\/\d+$/);
  await expect(page.getByRole('status').filter({ hasText: /Enregistré à/ })).toBeVisible();

  await form.field('Libellé').fill('Vélo de route');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'Vélo de route' })).toBeVisible();

  await form.choose('Historique');
  const history = page.getByRole('dialog', { name: /Historique/ });
  await expect(history.getByText('Vélo de route').first()).toBeVisible();
  await history
    .getByRole('button', { name: /Revenir à cette version/ })
    .last()
    .click();
  const question = page.getByRole('dialog', { name: /Revenir à la version/ });
  await question.getByRole('button', { name: 'Revenir à cette version' }).click();
  await expect(form.field('Libellé')).toHaveValue('Vélo');

  await page.goto(TAGS);
  await list.search.fill('velo');
  await expect(list.rows).toHaveCount(1);
  await expect(page).toHaveURL(/q=velo/);
  await list.chooseInRow('Vélo', 'Archiver');
  await expect(page.getByText('ne correspond', { exact: false })).toBeVisible();
  await page.getByText('Archivés', { exact: true }).click();
  await expect(list.row('Vélo')).toBeVisible();
});

test('what is used cannot be thrown away: it says by what, and offers to put it aside', { tag: '@torture' }, async ({
  page,
  enter,
  world,
}) => {
  const admin = await superAdmin(world);
  const parent = await makeTag(admin, 'Montagne utilisée');
  await makeTag(admin, 'Randonnée dépendante', { parent: parent.id });
  await enter({ at: TAGS });
  const list = new RecordList(page);
  await list.search.fill('Montagne utilisée');
  await expect(list.rows).toHaveCount(1);
  await list.chooseInRow('Montagne utilisée', 'Mettre à la corbeille');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /corbeille/i }).click();
  await expect(dialog.getByText('Randonnée dépendante')).toBeVisible();
  await dialog.getByRole('button', { name: /Archiver/ }).click();
  await expect(list.rows).toHaveCount(0);
});

// The choice is in form-merge.test.tsx, and the conflict in the server's tests.
test('of two people who change the same record, the second sees both versions and loses nothing', {
  tag: '@torture',
}, async ({ page, enter, world }) => {
  const admin = await superAdmin(world);
  const tag = await makeTag(admin, 'À deux mains');
  await enter({ at: `/reglages/tags/edit/${tag.id}` });
  const form = new RecordForm(page);
  await form.field('Description').fill('Ce que je tape');
  await form.field('Famille').fill('Ma famille');
  const theirs = { version: tag.version, description: 'Ce qu’elle a enregistré', couleur: '#1971c2' };
  expect((await admin.call('PUT', `/api/reglages/tags/${tag.id}`, theirs)).status).toBe(200);

  await form.saveAndStay.click();
  await expect(page.getByText('Cet élément a été enregistré entre-temps')).toBeVisible();
  await expect(page.getByText('Ce qu’elle a enregistré')).toBeVisible();
  await page.getByRole('radio', { name: 'La mienne' }).check();
  await page.getByRole('button', { name: 'Enregistrer la fusion' }).click();
  await expect(form.field('Description')).toHaveValue('Ce que je tape');
  const merged = { description: 'Ce que je tape', famille: 'Ma famille', couleur: '#1971c2', version: 3 };
  const saved = async () => (await admin.call('GET', `/api/reglages/tags/${tag.id}`)).body.data;
  await expect.poll(saved).toMatchObject(merged);
});

test('who may only look gets the record to read and to copy, without a way to change it', { tag: '@torture' }, async ({
  page,
  enter,
  world,
}) => {
  const admin = await superAdmin(world);
  const office = await world.createEntite('Office partageur');
  const reader = await world.createUser({
    roles: ['ROLE_ADMIN'],
    entiteId: await world.createEntite('Office lecteur'),
  });
  const tag = await makeTag(admin, 'Partagé à tous', { partage: 'toutes', entiteId: office });
  await enter({ user: reader, at: `${TAGS}?q=Partag` });
  const list = new RecordList(page);
  await list
    .row('Partagé à tous')
    .getByRole('button', { name: /actions/i })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Consulter', 'Dupliquer']);
  await page.getByRole('menuitem', { name: 'Consulter' }).click();

  await expect(page).toHaveURL(`/reglages/tags/edit/${tag.id}`);
  await expect(page.getByText(/^Partagé par une autre entité.*le consulter et le dupliquer\.$/)).toBeVisible();
  const form = new RecordForm(page);
  await expect(form.save).toHaveCount(0);
  await expect(form.field('Description')).toHaveCount(0);
  await form.choose('Dupliquer');
  await expect(form.save).toBeVisible();
  await expect(page).not.toHaveURL(`/reglages/tags/edit/${tag.id}`);
});

test('Ctrl+K finds a record by its name and opens it', { tag: '@torture' }, async ({ page, enter, world, shell }) => {
  const tag = await makeTag(await superAdmin(world), 'Œnotourisme');
  await enter();
  await shell.openPalette('Œnotour');
  await expect(shell.palette.getByText('Œnotourisme')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/reglages/tags/edit/${tag.id}`);
});

test('several tags become one', { tag: '@torture' }, async ({ page, enter, world }) => {
  const admin = await superAdmin(world);
  await makeTag(admin, 'Fusion plage');
  await makeTag(admin, 'Fusion plages');
  await enter({ at: TAGS });
  const list = new RecordList(page);
  await list.search.fill('Fusion plage');
  await expect(list.rows).toHaveCount(2);
  // The results of one more letter replace what was ticked.
  await expect(async () => {
    await page
      .getByRole('checkbox', { name: /Tout|page/i })
      .first()
      .check();
    await page.getByRole('button', { name: 'Fusionner' }).click({ timeout: 5_000 });
  }).toPass();
  const dialog = page.getByRole('dialog', { name: /Fusionner/ });
  await expect(dialog.getByText('Aucun élément ne les utilise', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Fusionner' }).click();
  await expect(list.rows).toHaveCount(1);
});
