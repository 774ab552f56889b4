import type { Page } from '@playwright/test';
import { seriousViolations, withAxe } from '../support/axe.ts';
import { expect, type Shell, test } from '../support/shell.ts';
import { tablesTooWide, WIDE } from '../support/tables.ts';

/** RGAA 10.11: a page must fit this width without scrolling in two directions. */
const NARROW = 320;
const SCHEMES = ['light', 'dark'] as const;

interface Visited {
  readonly name: string;
  readonly path: string;
  readonly parameters?: { readonly inscription_ouverte: boolean };
}

/** The pages for people without a session. */
const OUTSIDE: readonly Visited[] = [
  { name: 'sign-in', path: '/login' },
  { name: 'sign-in with a Bridge account', path: '/login-bridge' },
  { name: 'sign-in with Tourinsoft', path: '/login-tourinsoft' },
  { name: 'registration, closed', path: '/register' },
  { name: 'registration, open', path: '/register', parameters: { inscription_ouverte: true } },
  { name: 'forgotten password', path: '/forgot-password' },
  { name: 'new password', path: '/forgot-password-post/abc' },
  { name: 'not found', path: '/404' },
  { name: 'forbidden', path: '/401' },
];

const INSIDE: readonly Visited[] = [
  { name: 'guide', path: '/guide/index' },
  { name: 'account', path: '/profile/index' },
  { name: 'the manual', path: '/aide/index?page=imports' },
  { name: 'a list', path: '/administration/utilisateurs/list' },
  { name: 'an empty list', path: '/reglages/mediatags/list' },
  { name: 'a form', path: '/reglages/tags/create' },
  { name: 'parameters', path: '/reglages/parametres' },
  { name: 'the management of the instance', path: '/superadmin/gestion' },
];

interface State {
  readonly name: string;
  readonly at?: string;
  readonly width?: number;
  readonly open: (shell: Shell) => Promise<void>;
}

const STATES: readonly State[] = [
  {
    name: 'the menu of a small screen',
    width: NARROW,
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Déplier le menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'the manual beside a page',
    at: '/reglages/parametres',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Aide', exact: true }).click();
      await expect(page.getByRole('complementary', { name: 'Aide' }).getByText('Nom de l’instance')).toBeVisible();
    },
  },
  { name: 'the palette', open: (shell) => shell.openPalette('g') },
  { name: 'the settings', open: (shell) => shell.openSettings() },
  {
    name: 'the menu of the account',
    open: async ({ page }) => {
      await page.getByRole('button', { name: /Prénom Nom/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'the menu of a tab',
    open: async ({ tabs, page }) => {
      await tabs.first().click({ button: 'right' });
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'the question of an unsaved page',
    at: '/profile/index',
    open: async (shell) => {
      await shell.page.getByRole('textbox', { name: 'Prénom' }).fill('Camille');
      await shell.close('/profile/index');
      await expect(shell.question).toBeVisible();
    },
  },
];

test('the pages of people without a session are for everybody, and keep to their own policy', async ({
  page,
  world,
}) => {
  const complaints = listenForComplaints(page);
  await withAxe(page);
  for (const { name, path, parameters } of OUTSIDE) {
    await test.step(name, async () => {
      try {
        if (parameters) await world.setParametres(parameters);
        await page.goto(path);
        await expectLoaded(page);
      } finally {
        if (parameters) await world.setParametres({ inscription_ouverte: false });
      }
      await expectForEverybody(page, name);
      expect.soft(complaints.splice(0), name).toEqual([]);
    });
  }
});

test('the pages of the console are for everybody, and keep to their own policy', async ({ enter, page, shell }) => {
  const complaints = listenForComplaints(page);
  await withAxe(page);
  await enter();
  for (const { name, path } of INSIDE) {
    await test.step(name, async () => {
      await shell.go(path);
      await expectLoaded(page);
      await expectForEverybody(page, name);
      expect.soft(complaints.splice(0), name).toEqual([]);
    });
  }
});

test('what opens over the pages is for everybody', { tag: '@torture' }, async ({ enter, page, shell }) => {
  const complaints = listenForComplaints(page);
  await withAxe(page);
  await enter();
  for (const { name, at = '/guide/index', width = WIDE, open } of STATES) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: 800 });
      await shell.go(at);
      await expectLoaded(page);
      await open(shell);
      await expectNoViolation(page, name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0);
      expect.soft(complaints.splice(0), name).toEqual([]);
    });
  }
});

test('an error message is for everybody', { tag: '@torture' }, async ({ page }) => {
  await withAxe(page);
  await page.goto('/login');
  await page.getByLabel('Identifiant ou adresse e-mail').fill('personne');
  await page.getByLabel('Mot de passe', { exact: true }).fill('un mot de passe inventé');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Identifiants incorrects' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
});

/** Colours are the same at both widths: an ordinary run looks at dark ones once. */
const schemesAt = (width: number) => (width === NARROW && process.env.TORTURE !== '1' ? (['light'] as const) : SCHEMES);

/** Wide and narrow, light and dark. */
async function expectForEverybody(page: Page, name: string): Promise<void> {
  for (const width of [WIDE, NARROW]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolation(page, `${name}, ${width} px`, schemesAt(width));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    if (width === WIDE) expect.soft(await tablesTooWide(page), `${name} has tables wider than the page`).toEqual([]);
    expect.soft(await cutLabels(page), `${name} cuts labels at ${width} px`).toEqual([]);
  }
}

/** The buttons whose letters are cut: their g and p lose their feet. */
function cutLabels(page: Page): Promise<string[]> {
  return page.locator('.mantine-Button-label').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const { height } = label.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(label);
      const isCut = height > 0 && text.getBoundingClientRect().height > height + 1;
      return isCut ? [label.textContent ?? ''] : [];
    }),
  );
}

async function expectNoViolation(
  page: Page,
  name: string,
  schemes: readonly (typeof SCHEMES)[number][] = SCHEMES,
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const coloursOnly = colorScheme !== SCHEMES[0];
    expect.soft(await seriousViolations(page, { coloursOnly }), `${name}, ${colorScheme}`).toEqual([]);
  }
}

/** The errors of the page and of its security policy, as they come. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('Content Security Policy'))
      complaints.push(message.text());
  });
  return complaints;
}

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The other tabs are hidden.
  await expect(page.locator('.mantine-Skeleton-root').filter({ visible: true })).toHaveCount(0);
}
