import type { Person, World } from '@bridge/server/testing/world';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { enter, lookAgain, sessionCookie } from '../support/visitor.ts';

test.use({ console: 'harness' });

const CALLED = '/prod-api/users/get_user_roles';
const REFRESH = '/prod-api/token/refresh';
const FULFILLED = 'fulfilled fulfilled fulfilled fulfilled fulfilled';
/** A token lives 15 minutes. */
const AFTER_EXPIRY = 16 * 60_000;

/** Half of them say the same in an ordinary run: each loads the whole console. */
const WINDOWS = process.env.TORTURE === '1' ? 8 : 4;

async function openProbes(page: Page, context: BrowserContext, howMany: number): Promise<Page[]> {
  const others = await Promise.all(Array.from({ length: howMany - 1 }, () => context.newPage()));
  const pages = [page, ...others];
  await Promise.all(
    pages.map(async (probe) => {
      await probe.goto('/selections/list');
      await probe.getByRole('button', { name: 'Appeler' }).waitFor();
    }),
  );
  return pages;
}

const callFiveTimes = (page: Page) => page.getByRole('button', { name: 'Appeler' }).click();

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

/** Counts the answers of each page from now on. */
function watchAnswers(context: BrowserContext) {
  const answers = new Map<string, number>();
  const statuses = new Map<Page, number[]>();
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    answers.set(pathname, (answers.get(pathname) ?? 0) + 1);
    const page = response.frame().page();
    if (pathname === CALLED) statuses.set(page, [...(statuses.get(page) ?? []), response.status()]);
  });
  return {
    count: (path: string) => answers.get(path) ?? 0,
    of: (page: Page) => statuses.get(page) ?? [],
    refused: () => [...statuses.values()].flat().filter((status) => status === 401).length,
  };
}

test('many browser tabs with five calls each, whose token expires, share one refresh', async ({
  page,
  context,
  world,
}) => {
  // So many pages at once are a lot for a busy machine.
  test.slow();
  await enter(page, (await world.person({ roles: ['ROLE_SUPER_ADMIN'] })).tokens);
  const pages = await openProbes(page, context, WINDOWS);
  const answers = watchAnswers(context);
  // The refresh is held until all calls were refused: none of them finds the new token ready.
  await context.route(`**${REFRESH}`, async (route) => {
    await expect.poll(answers.refused).toBe(5 * WINDOWS);
    await route.continue();
  });
  world.advance(AFTER_EXPIRY);
  await Promise.all(pages.map(callFiveTimes));

  for (const probe of pages) {
    await expect(probe.getByText(FULFILLED)).toBeVisible();
    expect(answers.of(probe)).toEqual([401, 401, 401, 401, 401, 200, 200, 200, 200, 200]);
    await expect(probe).toHaveURL('/selections/list');
    await expect(probe.getByRole('dialog')).toHaveCount(0);
    await expect(probe.getByRole('alert')).toHaveCount(0);
  }
  expect(answers.count(REFRESH)).toBe(1);
});

test('a browser without locks refreshes tab by tab, and signs nobody out', { tag: '@torture' }, async ({
  page,
  context,
  world,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  await enter(page, (await world.person({ roles: ['ROLE_SUPER_ADMIN'] })).tokens);
  const pages = await openProbes(page, context, 3);
  const answers = watchAnswers(context);
  world.advance(AFTER_EXPIRY);
  await Promise.all(pages.map(callFiveTimes));
  for (const probe of pages) await expect(probe.getByText(FULFILLED)).toBeVisible();
  expect(answers.count(REFRESH)).toBeLessThanOrEqual(3);
  // The session goes on: the token that was kept last is worth another refresh.
  world.advance(AFTER_EXPIRY);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Appeler' })).toBeVisible();
});

test('a refresh loses nothing of what was typed', { tag: '@torture' }, async ({ page, context, world }) => {
  await enter(page, (await world.person({ roles: ['ROLE_SUPER_ADMIN'] })).tokens);
  await openProbes(page, context, 1);
  await page.getByLabel('Texte').fill('une phrase en cours');
  await page.getByRole('button', { name: 'Compteur 0' }).click();
  const before = await sessionCookie(page, 'token');
  world.advance(AFTER_EXPIRY);
  await callFiveTimes(page);
  await expect(page.getByText(FULFILLED)).toBeVisible();
  expect((await sessionCookie(page, 'token'))?.value).not.toBe(before?.value);
  await expect(page.getByLabel('Texte')).toHaveValue('une phrase en cours');
  await expect(page.getByRole('button', { name: 'Compteur 1' })).toBeVisible();
});

test.describe('a role removed on the server', () => {
  const leaveWebOnly = (world: World, { user }: Person) =>
    world.db
      .updateTable('utilisateurs')
      .set({ roles: ['ROLE_WEB_ADMIN'] })
      .where('id', '=', user.id)
      .execute();

  test('leaves the menu with the refresh that the next call brings', { tag: '@torture' }, async ({
    page,
    context,
    world,
  }) => {
    const person = await world.person({ roles: ['ROLE_WEB_ADMIN', 'ROLE_EDITION_ADMIN'] });
    await enter(page, person.tokens);
    await openProbes(page, context, 1);
    const menu = menuOf(page);
    await expect(menu.getByText('Éditions', { exact: true })).toBeVisible();
    await leaveWebOnly(world, person);
    await callFiveTimes(page);
    await expect(page.getByText(FULFILLED)).toBeVisible();
    await expect(menu.getByText('Éditions', { exact: true })).toHaveCount(0);
    await expect(menu.getByText('Web', { exact: true })).toBeVisible();
    // With one role left, there is nothing to choose.
    await expect(page.getByRole('button', { name: /^Rôle/ })).toHaveCount(0);
  });

  test('leaves the menu of the other browser tabs when they are looked at again', { tag: '@torture' }, async ({
    page,
    context,
    world,
  }) => {
    const person = await world.person({ roles: ['ROLE_WEB_ADMIN', 'ROLE_EDITION_ADMIN'] });
    await enter(page, person.tokens);
    const [, other] = await openProbes(page, context, 2);
    if (!other) throw new Error('two tabs were opened');
    await leaveWebOnly(world, person);
    await callFiveTimes(page);
    await expect(page.getByText(FULFILLED)).toBeVisible();
    await lookAgain(other);
    await expect(menuOf(other).getByText('Éditions', { exact: true })).toHaveCount(0);
    await expect(menuOf(other).getByText('Web', { exact: true })).toBeVisible();
  });
});
