import { errorKinds } from '@bridge/contract';
import { PASSWORD } from '@bridge/server/testing/password';
import type { Person, World } from '@bridge/server/testing/world';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { answer, enter, fillSignIn, force, freezeTime, sessionCookie } from '../support/visitor.ts';

test.use({ console: 'harness' });

/** The call that the probe's button « Appeler » makes, five times at once. */
const CALLED = '/users/get_user_roles';
const PROBE = '/selections/list';
const LOGIN = `/login?redirect=${encodeURIComponent(PROBE)}`;
const REJECTED = 'rejected rejected rejected rejected rejected';

async function openProbe(page: Page, world: World): Promise<Person> {
  const person = await world.person({ roles: ['ROLE_SUPER_ADMIN'] });
  await enter(page, person.tokens);
  await page.goto(PROBE);
  await page.getByRole('button', { name: 'Appeler' }).waitFor();
  return person;
}

const callFiveTimes = (page: Page) => page.getByRole('button', { name: 'Appeler' }).click();

async function expectToast(page: Page, words: string | RegExp, milliseconds: number): Promise<void> {
  const toast = page.getByRole('alert');
  await expect(toast).toHaveText(words);
  await page.clock.runFor(milliseconds - 100);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(toast).toBeHidden();
}

const closeSessionOf = async (world: World, { user }: Person) => {
  await world.db.updateTable('sessions').set({ fermee_le: world.now }).where('utilisateur_id', '=', user.id).execute();
};

test.describe('a failed call', () => {
  // Which message shows for how long is tested for all failures in api/client.test.tsx.
  test('shows its message for its time and is rejected', async ({ page, world }) => {
    await openProbe(page, world);
    await force(page, CALLED, errorKinds.accessDenied);
    await freezeTime(page);
    await callFiveTimes(page);
    await expect(page.getByText(REJECTED)).toBeVisible();
    await expectToast(page, 'Accès refusé - code 403', 8_000);
  });

  test('that never reached the server shows the error of the network for 5 seconds', { tag: '@torture' }, async ({
    page,
    world,
  }) => {
    await openProbe(page, world);
    await page.route(`**/prod-api${CALLED}`, (route) => route.abort('connectionrefused'));
    await freezeTime(page);
    await callFiveTimes(page);
    await expect(page.getByText(REJECTED)).toBeVisible();
    await expectToast(page, /Failed to fetch/, 5_000);
  });

  test('shows no stack that its answer holds, and its message as text, never as markup', { tag: '@torture' }, async ({
    page,
    world,
  }) => {
    await openProbe(page, world);
    const message = '<img src=x onerror="document.title=\'pris\'"><b>gras</b>';
    await force(page, CALLED, { code: 42_000, message });
    await callFiveTimes(page);
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page.getByRole('alert').locator('img, b')).toHaveCount(0);
    await expect(page).toHaveTitle('Sélections - Bridge');

    await page.unrouteAll();
    const stack = '<pre>Error: boom\n    at Object.run (/srv/app/main.js:12:3)</pre>';
    await page.route(`**/prod-api${CALLED}`, (route) => route.fulfill({ status: 500, body: stack }));
    await callFiveTimes(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Le serveur' });
    await expect(alert).toHaveText('Le serveur a répondu par une erreur (code 500).');
    await expect(page.locator('body')).not.toContainText('main.js');
  });

  test('with a 401 outside of the catalogue is left to the screen', { tag: '@torture' }, async ({ page, world }) => {
    await enter(page, (await world.person()).tokens);
    await force(page, '/guide/get_state', errorKinds.tokenMissing);
    await page.goto('/guide/index');
    await expect(page.getByRole('alert')).toContainText('Votre accueil n’a pas pu être lu');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/guide/index');
  });
});

test('wrong credentials show « Identifiants incorrects » for 5 seconds', { tag: '@torture' }, async ({
  page,
  world,
}) => {
  const { username } = await world.createUser();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).waitFor();
  await freezeTime(page);
  await fillSignIn(page, username, 'ce n’est pas le bon');
  await expectToast(page, 'Identifiants incorrects', 5_000);
  await expect(page).toHaveURL('/login');
});

test.describe('a lost session', () => {
  // The box is in api/client.test.tsx; the French one, below, is answered in the same ways.
  test('asks in English, may be kept by Cancel, and is left by Re-Login, which clears the token and reloads', {
    tag: '@torture',
  }, async ({ page, world }) => {
    await openProbe(page, world);
    await force(page, CALLED, { code: 50_008, message: 'Illegal token' });
    await page.getByLabel('Texte').fill('une phrase en cours');
    await callFiveTimes(page);
    const box = page.getByRole('dialog', { name: 'Confirm logout' });
    await expect(box).toContainText('You have been logged out, you can cancel to stay on this page, or log in again');
    await expect(page.getByText('Illegal token')).toBeVisible();
    await answer(box, 'Cancel').click();
    await expect(box).toHaveCount(0);
    await expect(page).toHaveURL(PROBE);
    await expect(page.getByLabel('Texte')).toHaveValue('une phrase en cours');
    expect(await sessionCookie(page, 'token')).toBeDefined();

    await callFiveTimes(page);
    const reloaded = page.waitForEvent('load');
    await answer(box, 'Re-Login').click();
    await reloaded;
    await expect(page).toHaveURL(LOGIN);
    expect(await sessionCookie(page, 'token')).toBeUndefined();
    expect(await sessionCookie(page, 'refreshToken')).toBeUndefined();
  });

  test('that cannot be refreshed asks in French, without a toast, and loses nothing of what was typed, whatever one answers', async ({
    page,
    world,
  }) => {
    const person = await openProbe(page, world);
    await closeSessionOf(world, person);
    await page.getByLabel('Texte').fill('une phrase en cours');
    await callFiveTimes(page);
    const box = page.getByRole('dialog', { name: 'Confirmer la déconnexion' });
    await expect(box).toContainText(
      'Vous avez été déconnecté, vous pouvez annuler pour rester sur cette page, ou vous reconnecter',
    );
    await expect(page.getByRole('alert')).toHaveCount(0);
    await answer(box, 'Annuler').click();
    await expect(box).toHaveCount(0);
    await expect(page).toHaveURL(PROBE);
    await expect(page.getByLabel('Texte')).toHaveValue('une phrase en cours');

    await callFiveTimes(page);
    await answer(box, 'Se reconnecter').click();
    await expect(page).toHaveURL(LOGIN);
    expect(await sessionCookie(page, 'token')).toBeUndefined();
    await fillSignIn(page, person.user.username, PASSWORD);
    await expect(page).toHaveURL(PROBE);
    await expect(page.getByLabel('Texte')).toHaveValue('une phrase en cours');
  });

  test('of ten calls at once asks once', { tag: '@torture' }, async ({ page, world }) => {
    await closeSessionOf(world, await openProbe(page, world));
    const held: Route[] = [];
    await page.route(`**/prod-api${CALLED}`, (route) => void held.push(route));
    await callFiveTimes(page);
    await callFiveTimes(page);
    await expect.poll(() => held.length).toBe(10);
    await Promise.all(held.map((route) => route.continue()));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText(REJECTED)).toBeVisible();
    await answer(page.getByRole('dialog'), 'Annuler').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a disabled account is led to the sign-in page, which says why', { tag: '@torture' }, async ({ page, world }) => {
  const { user } = await openProbe(page, world);
  await world.db.updateTable('utilisateurs').set({ statut: 'desactive' }).where('id', '=', user.id).execute();
  await callFiveTimes(page);
  await expect(page).toHaveURL(LOGIN);
  await expect(page.getByRole('alert')).toHaveText(
    'Votre compte a été désactivé. Adressez-vous à votre administrateur.',
  );
  expect(await sessionCookie(page, 'token')).toBeUndefined();
});
