import type { Locator } from '@playwright/test';
import { expect, type Shell, test } from '../support/shell.ts';

const EDIT = '/selections/edit/1';

test.use({ console: 'harness' });

test.describe('the settings', () => {
  test('change the logo, the size, the header and the colours; F5 keeps them, and another browser too', {
    tag: '@torture',
  }, async ({ enter, shell, page, context, browser, baseURL }) => {
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

  test('keep the words of a button readable in any colour, light and dark', { tag: '@torture' }, async ({
    enter,
    shell,
    page,
  }) => {
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

async function toggle(shell: Shell, label: string): Promise<void> {
  await shell.openSettings();
  await shell.settings.getByRole('switch', { name: label }).click();
  await shell.page.keyboard.press('Escape');
  await expect(shell.settings).toHaveCount(0);
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
