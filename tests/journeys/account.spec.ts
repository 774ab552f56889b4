import { PASSWORD } from '@bridge/server/testing/password';
import type { World } from '@bridge/server/testing/world';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { answer, enter } from '../support/visitor.ts';

const NEW_PASSWORD = 'une autre phrase de passe, choisie depuis';

/** The path of the link in the last message sent to an address. */
function linkSentTo(world: World, email: string): string {
  const message = world.mails.findLast(({ to }) => to === email);
  return /http:\/\/127\.0\.0\.1(\/\S+)/.exec(message?.text ?? '')?.[1] ?? '';
}

async function askForLink(page: Page, world: World, email: string): Promise<string> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Vérifiez votre messagerie' })).toBeVisible();
  return linkSentTo(world, email);
}

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Nouveau mot de passe, une seconde fois').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Enregistrer ce mot de passe' }).click();
}

test.describe('a forgotten password', () => {
  test('is replaced through the link received, and signs in', async ({ page, world, signIn }) => {
    const { username, email } = await world.createUser();
    await page.goto(await askForLink(page, world, email));
    await choosePassword(page);
    await expect(page.getByRole('status').filter({ hasText: 'Votre mot de passe est changé' })).toBeVisible();
    await signIn(page, username, NEW_PASSWORD);
    await expect(page).toHaveTitle('Guide - Bridge');
  });

  test('is not replaced through a link that has expired', { tag: '@torture' }, async ({ page, world }) => {
    const { username, email } = await world.createUser();
    const link = await askForLink(page, world, email);
    world.advance(31 * 60_000);
    await page.goto(link);
    await choosePassword(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Ce lien n’est plus valable');
    await expect(page.getByRole('link', { name: 'Demander un nouveau lien' })).toBeVisible();
    expect(await world.signIn(username, PASSWORD)).not.toBeNull();
  });

  test('is answered the same way for an address that nobody has', { tag: '@torture' }, async ({ page, world }) => {
    expect(await askForLink(page, world, 'personne@nulle-part.fr')).toBe('');
  });
});

test.describe('registration', () => {
  test.afterEach(({ world }) => world.setParametres({ inscription_ouverte: false }));

  test('says that it is closed, where it is', { tag: '@torture' }, async ({ page, world: _ }) => {
    await page.goto('/register');
    await expect(page.getByText('L’inscription n’est pas ouverte')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Demander mon compte' })).toHaveCount(0);
  });

  test('where it is open, is confirmed by the link received and waits for an administrator', {
    tag: '@torture',
  }, async ({ page, world }) => {
    await world.setParametres({ inscription_ouverte: true });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Demander un compte' }).click();
    await page.getByLabel('Prénom', { exact: true }).fill('Camille');
    await page.getByLabel('Nom', { exact: true }).fill('Durand');
    await page.getByLabel('Adresse e-mail').fill('camille.durand@exemple.fr');
    await page.getByLabel('Identifiant').fill('camille.durand');
    await page.getByLabel('Mot de passe', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Demander mon compte' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Vérifiez votre messagerie' })).toBeVisible();

    await page.goto(linkSentTo(world, 'camille.durand@exemple.fr'));
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Votre adresse est confirmée' })).toBeVisible();
    const account = await world.db
      .selectFrom('utilisateurs')
      .select(['email_confirme', 'statut', 'roles'])
      .where('username', '=', 'camille.durand')
      .executeTakeFirstOrThrow();
    expect(account).toEqual({ email_confirme: true, statut: 'invite', roles: [] });
  });
});

test.describe('the account page', () => {
  const identity = (page: Page) => page.getByRole('form', { name: 'Identité' });
  const save = (page: Page) => identity(page).getByRole('button', { name: 'Enregistrer' }).click();

  async function openAccount(page: Page, world: World) {
    const person = await world.person();
    await enter(page, person.tokens);
    await page.goto('/profile/index');
    await expect(page.getByLabel('Prénom', { exact: true })).toHaveValue('Prénom');
    return person;
  }

  // The forms are in profile.screen.test.tsx, and what they ask for in the server's tests.
  test('changes the name, the e-mail address against the password only, the password, and closes another session', {
    tag: '@torture',
  }, async ({ page, world }) => {
    const { user } = await openAccount(page, world);
    await test.step('the top bar shows the name at once', async () => {
      await page.getByLabel('Prénom', { exact: true }).fill('Camille');
      await page.getByLabel('Nom', { exact: true }).fill('Durand');
      await save(page);
      await expect(identity(page).getByRole('status')).toContainText('Enregistré à');
      await expect(page.getByRole('button', { name: 'Compte de Camille Durand' })).toBeVisible();
    });
    await test.step('another address asks for the password', async () => {
      const email = `nouvelle-${user.email}`;
      await page.getByLabel('Adresse e-mail').fill(email);
      await save(page);
      await expect(page.getByText('Saisissez votre mot de passe pour changer d’adresse e-mail.')).toBeVisible();
      await identity(page).getByLabel('Mot de passe actuel').fill('ce n’est pas le bon');
      await save(page);
      await expect(identity(page).getByText('Le mot de passe actuel ne correspond pas.')).toBeVisible();
      await identity(page).getByLabel('Mot de passe actuel').fill(PASSWORD);
      await save(page);
      await expect.poll(() => emailOf(world, user.id)).toBe(email);
      await expect(identity(page).getByRole('status')).toContainText('Enregistré à');
    });
    await test.step('a session is closed', async () => {
      const elsewhere = await world.signIn(user.username);
      await page.reload();
      await page.getByRole('button', { name: /^Fermer la session/ }).click();
      await answer(page.getByRole('dialog', { name: 'Fermer cette session' }), 'Fermer la session').click();
      await expect(page.getByText('Session fermée')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Fermer la session/ })).toHaveCount(0);
      expect(await statusWith(world, elsewhere.token)).toBe(401);
    });
    await test.step('another password closes the other sessions and keeps this one', async () => {
      const elsewhere = await world.signIn(user.username);
      const form = page.getByRole('form', { name: 'Changer de mot de passe' });
      await form.getByLabel('Mot de passe actuel').fill(PASSWORD);
      await form.getByLabel('Nouveau mot de passe', { exact: true }).fill(NEW_PASSWORD);
      await form.getByLabel('Nouveau mot de passe, une seconde fois').fill(NEW_PASSWORD);
      await form.getByRole('button', { name: 'Changer le mot de passe' }).click();
      const done = 'Mot de passe changé. Vos autres sessions sont fermées.';
      await expect(form.getByRole('status').filter({ hasText: done })).toBeVisible();
      expect(await statusWith(world, elsewhere.token)).toBe(401);
      await page.reload();
      await expect(page.getByLabel('Prénom', { exact: true })).toBeVisible();
    });
  });

  test('keeps what was typed when somebody else saved meanwhile, and lets it be saved over', {
    tag: '@torture',
  }, async ({ page, world }) => {
    const { user } = await openAccount(page, world);
    await page.getByLabel('Prénom', { exact: true }).fill('Camille');
    await world.db
      .updateTable('utilisateurs')
      .set(({ eb }) => ({ lastname: 'Martin', version: eb('version', '+', 1) }))
      .where('id', '=', user.id)
      .execute();
    await save(page);
    const conflict = page.getByRole('main').getByRole('alert');
    await expect(conflict).toContainText('Votre compte a été modifié entre-temps');
    await expect(conflict).toContainText('Prénom Martin');
    await expect(page.getByLabel('Prénom', { exact: true })).toHaveValue('Camille');
    await conflict.getByRole('button', { name: 'Garder ma saisie' }).click();
    await save(page);
    await expect(identity(page).getByRole('status')).toContainText('Enregistré à');
  });
});

test('the guide ticks the steps that are done in the database', { tag: '@torture' }, async ({ page, world }) => {
  const { user, tokens } = await world.person();
  const setUser = (changes: { firstname?: string; password_genere?: boolean }) =>
    world.db.updateTable('utilisateurs').set(changes).where('id', '=', user.id).execute();
  const stepTitled = (title: string) => page.getByRole('listitem').filter({ hasText: title });

  await setUser({ firstname: '', password_genere: true });
  await enter(page, tokens);
  await page.goto('/guide/index');
  const identity = stepTitled('Compléter votre identité');
  const password = stepTitled('Choisir votre mot de passe');
  await expect(identity.getByRole('img', { name: 'À faire' })).toBeVisible();
  await expect(password.getByRole('img', { name: 'À faire' })).toBeVisible();

  await setUser({ password_genere: false });
  await page.reload();
  await expect(password.getByRole('img', { name: 'Fait' })).toBeVisible();
  await expect(identity.getByRole('img', { name: 'À faire' })).toBeVisible();

  await identity.getByRole('link', { name: 'Compléter mon identité' }).click();
  await page.getByLabel('Prénom', { exact: true }).fill('Camille');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Enregistré à')).toBeVisible();
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Guide' }).click();
  // All is done: the steps fold away.
  await page.getByText('Revoir les étapes').click();
  await expect(identity.getByRole('img', { name: 'Fait' })).toBeVisible();
});

async function emailOf(world: World, id: number): Promise<string | undefined> {
  const row = await world.db.selectFrom('utilisateurs').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email;
}

async function statusWith(world: World, token: string): Promise<number> {
  return (await world.call('GET', '/users/profile', { headers: { authorization: `Bearer ${token}` } })).status;
}
