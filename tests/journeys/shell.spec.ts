import type { Locator } from '@playwright/test';
import { expect, type Shell, test } from '../support/shell.ts';

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
    await expect(shell.menu.getByRole('link', { name: 'Listes' })).toBeHidden();
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

test('the menu follows the parameters of the instance at the next load, and obeys no cookie against the server', async ({
  enter,
  shell,
  world,
  page,
  context,
}) => {
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
    await expect(shell.menu).not.toContainText('Administration');
  } finally {
    await world.setParametres({ mode_multi_entites: false, enable_module_ads: false });
  }
});

test('the palette opens with Ctrl+K, forgives accents and leads only where the person may go', async ({
  enter,
  shell,
  page,
}) => {
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

test.describe('the settings', () => {
  test('change the logo, the size, the header and the colours; F5 keeps them, and another browser too', async ({
    enter,
    shell,
    page,
    context,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1280, height: 260 });
    const user = await enter({ at: EDIT });
    const heading = page.getByRole('heading', { level: 1, includeHidden: true });
    const action = page.getByRole('button', { name: 'Enregistrer', includeHidden: true });
    const body = page.locator('body');
    const before = { height: await heightOf(heading), colour: await colourOf(action, 'backgroundColor') };

    await test.step('the header goes with the page', async () => {
      const scrollDown = async () => {
        await page.mouse.move(700, 200);
        await page.mouse.wheel(0, 2_000);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      };
      await scrollDown();
      await expect(shell.strip).toBeInViewport({ ratio: 1 });
      await toggle(shell, 'En-tête toujours visible');
      await scrollDown();
      await expect(shell.strip).not.toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 1280, height: 720 });
    });
    await test.step('the logo leaves the menu', async () => {
      const logo = page.getByRole('link', { name: 'Bridge, accueil' });
      await expect(logo).toBeVisible();
      await toggle(shell, 'Logo dans le menu');
      await expect(logo).toHaveCount(0);
    });
    await shell.openSettings();
    await test.step('the interface is smaller, which a cookie remembers', async () => {
      await shell.settings.getByText('Mini', { exact: true }).click();
      await expect.poll(() => heightOf(heading)).toBeLessThan(before.height);
      expect((await context.cookies()).find(({ name }) => name === 'size')?.value).toBe('mini');
    });
    const kept = page.waitForResponse('**/users/update_user_params');
    await page.getByRole('button', { name: 'Couleur #409EFF' }).click();
    await expect.poll(() => colourOf(action, 'backgroundColor')).not.toEqual(before.colour);
    const chosen = await colourOf(action, 'backgroundColor');
    await kept;
    await page.reload();
    await expect.poll(() => heightOf(heading)).toBeLessThan(before.height);
    await expect.poll(() => colourOf(action, 'backgroundColor')).toEqual(chosen);
    const elsewhere = await browser.newPage({ ...(baseURL ? { baseURL } : {}) });
    await enter({ user, at: EDIT, page: elsewhere });
    const sameAction = elsewhere.getByRole('button', { name: 'Enregistrer' });
    await expect.poll(() => colourOf(sameAction, 'backgroundColor')).toEqual(chosen);
    await elsewhere.close();

    await test.step('the console is dark, and F5 keeps it so', async () => {
      await shell.openSettings();
      await shell.settings.getByText('Sombre', { exact: true }).click();
      await expect.poll(async () => luminance(await colourOf(body, 'backgroundColor'))).toBeLessThan(0.05);
      await page.reload();
      await shell.expectAt(EDIT);
      expect(luminance(await colourOf(body, 'backgroundColor'))).toBeLessThan(0.05);
    });
  });

  test('keep the words of a button readable in any colour, light and dark', async ({ enter, shell, page }) => {
    await enter({ at: EDIT });
    await shell.openSettings();
    const action = page.getByRole('button', { name: 'Enregistrer', includeHidden: true });
    const brand = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bridge-brand'));
    for (const colour of ['#409EFF', '#1da2df', '#ffeb3b', '#ffffff', '#000000', '#00ff00']) {
      await page.getByLabel('Autre couleur').fill(colour);
      await expect.poll(brand).toBe(colour);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        const words = contrast(await colourOf(action, 'color'), await colourOf(action, 'backgroundColor'));
        expect(words, `${colour}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

test('another identity changes the menu and closes the tabs: a narrower role, then somebody else, which every page says', async ({
  enter,
  shell,
  world,
  page,
}) => {
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

test('a bar shows that a page is on its way', async ({ enter, shell, page }) => {
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

async function toggle(shell: Shell, label: string): Promise<void> {
  await shell.openSettings();
  await shell.settings.getByRole('switch', { name: label }).click();
  await shell.page.keyboard.press('Escape');
  await expect(shell.settings).toHaveCount(0);
}

async function widthOf(element: Locator): Promise<number | undefined> {
  return (await element.boundingBox())?.width;
}

async function heightOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.height ?? 0;
}

function colourOf(element: Locator, property: 'color' | 'backgroundColor'): Promise<number[]> {
  return element.evaluate(
    (node, name) => (getComputedStyle(node)[name].match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
    property,
  );
}

/** Relative luminance and contrast as WCAG defines them. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
