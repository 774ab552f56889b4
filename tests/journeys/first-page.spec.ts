import { insertDocumentes } from '@bridge/server/publication/web/testing/site';
import { expect, test } from '../support/journey.ts';

const MOST_CLICKS = 15;

/** The way from a new account to a public page: the page counts every press of the mouse. */
test('from a fresh account to a public page in fifteen clicks at most, and one publication', async ({
  page,
  context,
  world,
  signIn,
}) => {
  const entiteId = await world.createEntite('Vallée d’Aure');
  await insertDocumentes(
    world.db,
    ['Le Bistrot', 'L’Auberge', 'La Table'].map((nom) => ({ colonnes: { nom, entite_id: entiteId } })),
  );
  const { username } = await world.createUser({ roles: ['ROLE_WEB_ADMIN'], entiteId });
  let clicks = 0;
  await page.exposeFunction('noteClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    // Presses of the mouse only: a browser adds clicks, on the field of a label that was pressed.
    addEventListener('pointerdown', () => Reflect.get(window, 'noteClick')(), true);
  });

  await signIn(page, username);
  await page.getByRole('link', { name: 'Créer une liste' }).first().click();
  await expect(page.getByLabel('Nom du site')).toHaveValue('Vallée d’Aure');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('checkbox', { name: /^Restaurant/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /^3\sobjets$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByLabel('Titre de la page').fill('Où manger');
  const looks = page.getByRole('radiogroup', { name: 'Allure' });
  await expect(looks.getByRole('radio')).toHaveCount(3);
  await expect(looks.frameLocator('iframe').first().getByText('L’Auberge').first()).toBeVisible();
  await looks.getByRole('radio', { name: 'Lignes' }).click();
  await page.getByRole('button', { name: 'Publier la page' }).click();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /Voir la page/ }).click(),
  ]);
  await expect(opened.getByRole('heading', { level: 1, name: 'Où manger' })).toBeVisible();
  await expect(opened.locator('[data-bridge-objet]')).toHaveCount(3);
  expect(new URL(opened.url()).pathname).toBe('/public/vallee-d-aure/fr/ou-manger');
  expect(clicks).toBeGreaterThan(0);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  await page.getByRole('link', { name: 'Modifier la liste' }).click();
  await expect(page.getByRole('textbox', { name: 'Nom' }).first()).toHaveValue('Où manger');
});
