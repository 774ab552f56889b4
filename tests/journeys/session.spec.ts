import { PASSWORD } from '@bridge/server/testing/password';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import {
  enter,
  fillSignIn,
  force,
  freezeTime,
  lookAgain,
  sessionCookie,
  unsignedToken,
  watchOrigins,
} from '../support/visitor.ts';

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Compte de/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
};

test.describe('without a session', () => {
  test('every page leads to the sign-in page, which keeps its path and query', { tag: '@torture' }, async ({
    page,
    world: _,
  }) => {
    for (const path of ['/', '/profile/index?onglet=sessions#bas', '/web/listes/edit/12', '/nulle-part']) {
      await page.goto(path);
      await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
      await expect(page.getByRole('heading', { name: 'Connexion', level: 1 })).toBeVisible();
    }
  });

  test('a person signs in, comes back to the wanted page, query included, and signs out, which closes the session on the server', async ({
    page,
    world,
  }) => {
    const { username } = await world.createUser();
    await page.goto('/profile/index?onglet=sessions');
    await fillSignIn(page, username, PASSWORD);
    await expect(page).toHaveURL('/profile/index?onglet=sessions');
    await expect(page.getByRole('heading', { name: 'Mon compte', level: 1 })).toBeVisible();

    await test.step('the session is in the cookies token and refreshToken, which other sites never send', async () => {
      for (const name of ['token', 'refreshToken'] as const)
        expect(await sessionCookie(page, name)).toMatchObject({ sameSite: 'Strict', path: '/', domain: '127.0.0.1' });
    });
    await test.step('signing out leads to the sign-in page, which keeps the page left, and says so', async () => {
      const [token, refreshToken] = await Promise.all([
        sessionCookie(page, 'token'),
        sessionCookie(page, 'refreshToken'),
      ]);
      await signOut(page);
      await expect(page.getByRole('status').filter({ hasText: 'Déconnecté' })).toBeVisible();
      await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/profile/index?onglet=sessions')}`);
      expect(await sessionCookie(page, 'token')).toBeUndefined();
      expect(await sessionCookie(page, 'refreshToken')).toBeUndefined();
      const headers = { authorization: `Bearer ${token?.value}` };
      await expect.poll(async () => (await world.call('GET', '/users/profile', { headers })).status).toBe(401);
      const payload = { refreshToken: refreshToken?.value };
      expect((await world.call('POST', '/token/refresh', { payload })).status).toBe(401);
    });
  });

  test('/login-tourinsoft says that it is not activated', { tag: '@torture' }, async ({ page, world: _ }) => {
    await page.goto('/login-tourinsoft');
    await expect(page.getByText('Ce mode de connexion n’est pas activé sur cette instance')).toBeVisible();
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(1);
  });
});

test.describe('signing in', () => {
  test('by e-mail address', { tag: '@torture' }, async ({ page, world, signIn }) => {
    const { email } = await world.createUser();
    await signIn(page, email);
    await expect(page.getByRole('heading', { name: /^Bon(jour|soir) Prénom$/ })).toBeVisible();
  });

  test('forgives the spaces around a user name', { tag: '@torture' }, async ({ page, world, signIn }) => {
    const { username } = await world.createUser();
    const sent = page.waitForRequest('**/prod-api/login_check');
    await signIn(page, `  ${username} `);
    expect((await sent).postDataJSON()).toMatchObject({ username });
  });

  test('ends at the guide of this origin when the wanted page is on another one', { tag: '@torture' }, async ({
    page,
    world,
    baseURL,
  }) => {
    const { username } = await world.createUser();
    const origins = watchOrigins(page);
    await page.goto('/login?redirect=//evil.example/guide/index');
    await fillSignIn(page, username, PASSWORD);
    await expect(page).toHaveURL('/guide/index');
    expect([...origins]).toEqual([baseURL]);
  });
});

/** The redirects that browsers read in their own way; the others are tested in kernel/pages/redirect.test.ts. */
const HOSTILE_REDIRECTS = ['//evil.example', '/\\evil.example', '/\tevil.example', 'javascript:alert(1)'];

test('no redirect takes a signed-in person out of the console', { tag: '@torture' }, async ({
  page,
  world,
  baseURL,
}) => {
  await enter(page, (await world.person()).tokens);
  const origins = watchOrigins(page);
  for (const vector of HOSTILE_REDIRECTS) {
    await page.goto(`/login?redirect=${encodeURIComponent(vector)}`);
    await expect(page, vector).toHaveURL('/guide/index');
  }
  expect([...origins]).toEqual([baseURL]);
});

test.describe('/redirect', () => {
  test('leads to a page of the console, with its query', { tag: '@torture' }, async ({ page, world }) => {
    await enter(page, (await world.person()).tokens);
    await page.goto('/redirect/profile/index?onglet=sessions');
    await expect(page).toHaveURL('/profile/index?onglet=sessions');
  });
});

test('a signed-in person who opens the sign-in page finds the guide', { tag: '@torture' }, async ({ page, world }) => {
  await enter(page, (await world.person()).tokens);
  await page.goto('/login');
  await expect(page).toHaveURL('/guide/index');
});

test.describe('signing out', () => {
  test('says « Déconnecté » for 4 seconds', { tag: '@torture' }, async ({ page, world }) => {
    await enter(page, (await world.person()).tokens);
    await page.goto('/guide/index');
    await page.getByRole('button', { name: /^Compte de/ }).click();
    const item = page.getByRole('menuitem', { name: 'Se déconnecter' });
    await item.waitFor();
    await freezeTime(page);
    await item.click();
    const notice = page.getByRole('status').filter({ hasText: 'Déconnecté' });
    await expect(notice).toBeVisible();
    await page.clock.runFor(3_900);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(notice).toBeHidden();
  });

  test('goes the same way when the server cannot be reached', { tag: '@torture' }, async ({ page, world }) => {
    await enter(page, (await world.person()).tokens);
    await page.goto('/profile/index');
    await expect(page.getByLabel('Prénom', { exact: true })).toBeVisible();
    await page.route('**/prod-api/**', (route) => route.abort());
    await signOut(page);
    await expect(page.getByText('Déconnecté', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/login?redirect=%2Fprofile%2Findex');
    expect(await sessionCookie(page, 'token')).toBeUndefined();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('in one browser tab signs the others out when they are looked at again', { tag: '@torture' }, async ({
    page,
    context,
    world,
  }) => {
    await enter(page, (await world.person()).tokens);
    await page.goto('/guide/index');
    const other = await context.newPage();
    await other.goto('/profile/index');
    await expect(other.getByLabel('Prénom', { exact: true })).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL(/\/login/);
    await lookAgain(other);
    await expect(other).toHaveURL('/login?redirect=%2Fprofile%2Findex');
    await expect(other.getByLabel('Prénom', { exact: true })).toHaveCount(0);
  });
});

test.describe('a session that cannot start', () => {
  const login = '/login?redirect=%2Fprofile%2Findex';

  test('for want of data in the token says so and leads to the sign-in page', { tag: '@torture' }, async ({
    page,
    world: _,
  }) => {
    await enter(page, { token: 'nothing-to-read' });
    await page.goto('/profile/index');
    await expect(page.getByRole('alert')).toHaveText('Verification failed, please Login again.');
    await expect(page).toHaveURL(login);
    expect(await sessionCookie(page, 'token')).toBeUndefined();
  });

  for (const [what, roles] of [
    ['none', []],
    ['no list at all', undefined],
  ] as const) {
    test(`for want of roles in the token (${what}) says so and leads to the sign-in page`, { tag: '@torture' }, async ({
      page,
      world: _,
    }) => {
      const names = { username: 'camille', email: 'camille@exemple.fr', firstname: '', lastname: '' };
      const claims = { ...names, userEntity: null, exp: 9_999_999_999, ...(roles ? { roles: [...roles] } : {}) };
      await enter(page, { token: unsignedToken(claims) });
      await page.goto('/profile/index');
      await expect(page.getByRole('alert')).toHaveText('getInfo: roles must be a non-null array!');
      await expect(page).toHaveURL(login);
    });
  }

  test('without a reason says « Has Error »', { tag: '@torture' }, async ({ page, world }) => {
    await enter(page, (await world.person()).tokens);
    await force(page, '/params/get_params', { code: 1 });
    await page.goto('/profile/index');
    await expect(page.getByRole('alert')).toHaveText('Has Error');
    await expect(page).toHaveURL(login);
  });

  test('because one of its calls fails opens nothing', { tag: '@torture' }, async ({ page, world }) => {
    const { tokens } = await world.person({ roles: ['ROLE_SUPER_ADMIN'] });
    for (const path of ['/entities/get_current_entity', '/params/get_params', '/users/get_user_roles']) {
      await page.unrouteAll();
      await enter(page, tokens);
      await force(page, path, { status: 500, code: 50_000, message: 'Une erreur inattendue s’est produite.' });
      await page.goto('/profile/index');
      await expect(page).toHaveURL(login);
      await expect(page.getByRole('alert')).toHaveText('Une erreur inattendue s’est produite.');
      await expect(page.getByRole('navigation')).toHaveCount(0);
      expect(await sessionCookie(page, 'token')).toBeUndefined();
    }
  });

  test('because somebody forged its token opens nothing', async ({ page, world: _ }) => {
    const names = { username: 'admin', email: 'admin@exemple.fr', firstname: '', lastname: '' };
    const claims = { ...names, roles: ['ROLE_SUPER_ADMIN' as const], userEntity: null, exp: 9_999_999_999 };
    await enter(page, { token: unsignedToken(claims) });
    await page.goto('/profile/index');
    await expect(page).toHaveURL(login);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});
