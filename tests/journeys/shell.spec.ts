import type { Locator } from '@playwright/test';
import { expect, test } from '../support/shell.ts';

const GUIDE = '/guide/index';
const EDIT = '/selections/edit/1';

test.use({ console: 'harness' });

test('the menu folds for good, opens one submenu at a time, says where one is, and is a drawer where there is no room', async ({
  enter,
  shell,
  page,
  context,
}) => {
  await enter({ at: '/web/listes/edit/4' });
  const side = page.locator('aside');
  const open = shell.menu.locator('button[aria-expanded="true"]');
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });

  await test.step('the list of the record that is edited is highlighted, in the breadcrumb and in the title of the window too', async () => {
    await expect(shell.menu.locator('[aria-current="page"]')).toHaveText('Listes');
    await expect(open).toHaveText('Web');
    await expect(trail.getByRole('listitem')).toHaveText(['Web', 'Listes', 'Modifier une liste']);
    await expect(page).toHaveTitle('Modifier une liste - Bridge');
    await trail.getByRole('link', { name: 'Listes' }).click();
    await shell.expectAt('/web/listes/list');
    await expect(page).toHaveTitle('Listes - Bridge');
  });
  await test.step('a submenu that opens closes the other', async () => {
    await shell.menu.getByRole('button', { name: 'Éditions' }).click();
    await expect(open).toHaveText('Éditions');
    await expect(shell.menu.getByRole('link', { name: 'Listes', exact: true })).toBeHidden();
  });
  await test.step('210 px wide, it stays folded after F5 once it was folded', async () => {
    await expect.poll(() => widthOf(side)).toBe(210);
    await page.getByRole('button', { name: 'Replier le menu' }).click();
    await expect.poll(() => widthOf(side)).toBeLessThan(80);
    expect((await context.cookies()).find(({ name }) => name === 'sidebarStatus')?.value).toBe('0');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Déplier le menu' })).toBeVisible();
    await expect.poll(() => widthOf(side)).toBeLessThan(80);
  });
  await test.step('under 992 px it is a drawer, which closes when one goes to a page', async () => {
    await page.setViewportSize({ width: 991, height: 700 });
    await expect(shell.menu).toHaveCount(0);
    await page.getByRole('button', { name: 'Déplier le menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect.poll(() => widthOf(drawer)).toBe(210);
    const web = shell.menu.getByRole('button', { name: 'Web' });
    if ((await web.getAttribute('aria-expanded')) === 'false') await web.click();
    await shell.menu.getByRole('link', { name: 'Fiches' }).click();
    await shell.expectAt('/web/fiches/list');
    await expect(drawer).toHaveCount(0);
    await page.setViewportSize({ width: 992, height: 700 });
    await expect(shell.menu).toBeVisible();
  });
});

test('the menu follows the parameters of the instance at the next load, and obeys no cookie against the server', {
  tag: '@torture',
}, async ({ enter, shell, world, page, context }) => {
  try {
    await world.setParametres({ mode_multi_entites: true });
    await enter({ roles: ['ROLE_ADMIN', 'ROLE_ANNONCE_ADMIN'], at: EDIT });
    await expect(shell.menu).not.toContainText('Administration');
    await expect(shell.menu).not.toContainText('Annonces');
    await context.addCookies([{ name: 'mode_multi_entites', value: 'false', url: new URL('/', page.url()).href }]);
    const status = await page.evaluate(async () => {
      const token = /token=([^;]+)/.exec(document.cookie)?.[1];
      const answer = await fetch('/prod-api/api/users/', { headers: { Authorization: `Bearer ${token}` } });
      return answer.status;
    });
    expect(status).toBe(403);
    await world.setParametres({ enable_module_ads: true });
    await page.reload();
    await expect(shell.menu).toContainText('Annonces');
    await expect(shell.menu).toContainText('Réglages');
    await expect(shell.menu).not.toContainText('Administration');
  } finally {
    await world.setParametres({ mode_multi_entites: false, enable_module_ads: false });
  }
});

test('the palette opens with Ctrl+K, forgives accents and leads only where the person may go', {
  tag: '@torture',
}, async ({ enter, shell, page }) => {
  await enter({ roles: ['ROLE_EDITION_USER'] });
  await shell.openPalette('utilisateur');
  await expect(shell.palette).toContainText('Rien ne correspond');
  await shell.openPalette('planification');
  await expect(shell.palette).toContainText('Planifications');
  await expect(shell.palette).not.toContainText('Créer une planification');
  await shell.openPalette('modeles');
  await page.keyboard.press('Enter');
  await shell.expectAt('/editions/modeles/list');
  await expect(shell.palette).toHaveCount(0);
});

test('another identity changes the menu and closes the tabs: a narrower role, then somebody else, which every page says', {
  tag: '@torture',
}, async ({ enter, shell, world, page }) => {
  const colleague = await world.createUser({ roles: ['ROLE_EDITION_USER'] });
  await enter({ roles: ['ROLE_SUPER_ADMIN', 'ROLE_EDITION_USER'], at: EDIT });
  await shell.chooseRole('Utilisateur éditions');
  await shell.expectAt(GUIDE);
  await shell.expectTabs(GUIDE);
  await expect(shell.menu).toContainText('Éditions');
  await expect(shell.menu).not.toContainText('Administration');
  await shell.chooseRole('Tous mes rôles');
  await expect(shell.menu).toContainText('Administration');

  await shell.go(EDIT);
  await shell.actAs(colleague);
  await shell.expectAt(GUIDE);
  const banner = page.getByText('Vous agissez en tant que Prénom Nom');
  await expect(banner).toBeVisible();
  await shell.expectTabs(GUIDE);
  await expect(shell.menu).not.toContainText('Administration');
  await shell.go('/editions/modeles/list');
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Revenir à mon compte' }).click();
  await expect(banner).toHaveCount(0);
  await shell.expectAt(GUIDE);
  await expect(shell.menu).toContainText('Administration');
});

test('with the keyboard, the first stop leads straight to the content, and the focus is seen wherever it stops', async ({
  enter,
  shell,
  page,
}) => {
  await enter({ at: EDIT });
  // Tab pressed before there is anything to focus would leave the page.
  await expect(shell.text).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  const unseen: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const { width, height } = focused.getBoundingClientRect();
      const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && width * height > 0;
      return isSeen ? null : focused.outerHTML.slice(0, 120);
    });
    if (hidden) unseen.push(hidden);
    await page.keyboard.press('Tab');
  }
  expect(unseen).toEqual([]);
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(shell.text).toBeFocused();
  await shell.expectAt(EDIT);
});

test('a bar shows that a page is on its way', { tag: '@torture' }, async ({ enter, shell, page }) => {
  let send = () => {};
  const asked = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/profile\.screen/, async (route) => {
    await asked;
    await route.continue();
  });
  await enter({ at: EDIT });
  const bar = page.locator('.mantine-Progress-root[data-mounted]');
  await expect(bar).toHaveCount(0);
  await shell.chooseInUserMenu('Mon compte');
  await expect(bar).toBeVisible();
  send();
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

async function widthOf(element: Locator): Promise<number | undefined> {
  return (await element.boundingBox())?.width;
}
