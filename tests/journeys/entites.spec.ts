import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const PREFERENCES = '/reglages/preferences';
const HELP = 'Lien d’aide';

const row = (page: Page) => page.getByRole('region', { name: HELP });

/** Saves the value of the only editable field of a row. */
async function override(page: Page, link: string): Promise<void> {
  await page.goto(PREFERENCES);
  const own = row(page).getByRole('textbox');
  if (!(await own.isVisible())) await page.getByRole('button', { name: /^Surcharger.*Lien d’aide$/ }).click();
  await own.fill(link);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
}

test.afterEach(({ world }) => world.setParametres({ mode_multi_entites: false }));

test('what a region sets is followed by the entities below that set nothing, and by them alone', {
  tag: '@torture',
}, async ({ world, signIn, browser }) => {
  await world.setParametres({ mode_multi_entites: true });
  const region = await world.createEntite('Région des Monts');
  const departement = await world.createEntite('Département du Val', region);
  const follower = await world.createEntite('Office qui suit', departement);
  const own = await world.createEntite('Office qui choisit', departement);
  const ailleurs = await world.createEntite('Région voisine');
  const admin = (entiteId: number) => world.createUser({ roles: ['ROLE_ADMIN_REGION', 'ROLE_ADMIN'], entiteId });
  /** A browser for each person. */
  const open = async (entiteId: number) => {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, (await admin(entiteId)).username);
    return page;
  };

  const [regional, following, choosing, neighbour] = await Promise.all([region, follower, own, ailleurs].map(open));
  if (!regional || !following || !choosing || !neighbour) throw new Error('nobody came');
  await override(choosing, 'https://aide.office.example');
  await override(regional, 'https://aide.region.example');

  await following.goto(PREFERENCES);
  await expect(row(following)).toContainText('https://aide.region.example');
  await expect(row(following)).toContainText('hérité de Région des Monts');
  await choosing.goto(PREFERENCES);
  await expect(row(choosing).getByRole('textbox')).toHaveValue('https://aide.office.example');
  await expect(row(choosing)).toContainText('hérité de Région des Monts');
  await neighbour.goto(PREFERENCES);
  await expect(row(neighbour)).not.toContainText('region.example');

  await test.step('what comes between them wins over what is above', async () => {
    const between = await open(departement);
    await override(between, 'https://aide.val.example');
    await following.reload();
    await expect(row(following)).toContainText('https://aide.val.example');
    await expect(row(following)).toContainText('hérité de Département du Val');
  });

  await test.step('going back to what is inherited follows at once', async () => {
    await choosing.goto(PREFERENCES);
    await choosing.getByRole('button', { name: /^Revenir à l’hérité.*Lien d’aide$/ }).click();
    await choosing.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(choosing.getByText(/^Enregistré à/)).toBeVisible();
    await expect(row(choosing)).toContainText('hérité de Département du Val');
  });

  await test.step('a region sees its branch, and nothing beside it', async () => {
    await regional.goto('/administration/entites/list');
    for (const nom of ['Département du Val', 'Office qui suit', 'Office qui choisit'])
      await expect(regional.getByText(nom, { exact: true }).first()).toBeVisible();
    await expect(regional.getByText('Région voisine')).toBeHidden();
    await regional.goto(`/administration/entites/edit/${ailleurs}`);
    await expect(regional.getByText('Région voisine')).toBeHidden();
  });
});
