import { FournisseurDEssai } from '@bridge/server/areas/session/fournisseurs/testing/fournisseur-d-essai';
import { PASSWORD } from '@bridge/server/testing/password';
import type { Page } from '@playwright/test';
import { expect, fillPassword, forget, test } from '../support/sign-on.ts';

test('somebody comes by their provider, works, and signs out there too', async ({ page, lieu: { world, essai } }) => {
  await world.setParametres({ sso_active: true });
  const admin = await world.person({ roles: ['ROLE_SUPER_ADMIN'] });
  const opened = { ...essai.declaration, premiereConnexion: 'ouverte', roleMinimal: 'ROLE_WEB_ADMIN' };
  expect((await admin.call('POST', '/api/superadmin/fournisseurs', opened)).status).toBeLessThan(300);
  const dires = { preferred_username: 'lea', given_name: 'Léa', email: 'lea@annuaire.example', email_verified: true };
  essai.personnes.set('lea', dires);

  await page.goto('/profile/index');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('link', { name: 'Se connecter avec Annuaire' }).click();
  await identify(page, 'lea');
  await expect(page).toHaveURL('/profile/index');
  await expect(page.getByText('Identifiant : lea')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Délier Annuaire' })).toBeVisible();
  // No part of the trip stays where a script, a history or a link could find it.
  expect(await page.evaluate(() => document.cookie)).not.toContain('bridge_voyage');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('state');

  await page.getByRole('button', { name: /^Compte de/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL((address) => address.href.startsWith(`${essai.emetteur}/session/end`));
});

test('an answer that another browser asked for signs nobody in', async ({ page, lieu: { world } }) => {
  await world.setParametres({ sso_active: true });
  await page.goto('/auth-redirect?code=vole&state=ailleurs');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('autre navigateur');
  await expect(page).toHaveURL('/auth-redirect');
  expect(await page.evaluate(() => document.cookie)).not.toContain('token=');
});

test('whoever does not come in by their provider reads why, and goes on from there', { tag: '@torture' }, async ({
  page,
  lieu: { world, url },
}) => {
  const registre = await FournisseurDEssai.open(url);
  await world.setParametres({ sso_active: true });
  const admin = await world.person({ roles: ['ROLE_SUPER_ADMIN'] });
  const declared = { ...registre.declaration, nom: 'Registre', code: 'registre' };
  expect((await admin.call('POST', '/api/superadmin/fournisseurs', declared)).status).toBeLessThan(300);
  const { id, username, email } = await world.createUser();
  registre.personnes.set('paul', { email, email_verified: true });
  const leave = page.getByRole('link', { name: 'Se connecter avec Registre' });
  const linked = page.getByRole('button', { name: 'Délier Registre' });

  await test.step('the provider refuses', async () => {
    await page.goto('/login');
    await leave.click();
    await identify(page, 'personne');
    await readWhy(page, 'annulée, ou le fournisseur d’identité l’a refusée');
  });

  await test.step('the account of here is not linked yet', async () => {
    await leave.click();
    await identify(page, 'paul');
    await readWhy(page, 'connectez-vous avec votre mot de passe et liez-le depuis «\u00a0Mon compte\u00a0»');
  });

  const answered = page.waitForRequest(/auth-redirect\?code=/);
  await test.step('linked, it opens by the provider', async () => {
    await fillPassword(page, username);
    await page.waitForURL('**/guide/index');
    await page.goto('/profile/index');
    await page.getByRole('button', { name: 'Lier mon compte à Registre' }).click();
    const asking = page.getByRole('form', { name: 'Lier mon compte à Registre' });
    await asking.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await asking.getByRole('button', { name: 'Continuer' }).click();
    await expect(linked).toBeVisible();
  });

  await test.step('an answer that served already leaves the session as it is', async () => {
    await page.goto((await answered).url());
    await readWhy(page, 'a déjà servi', 'Revenir à mon compte');
    await expect(linked).toBeVisible();
  });

  await test.step('the person took too long, and starts again', async () => {
    await forget(page);
    await page.goto('/login');
    await leave.click();
    await expect(page.getByLabel('Nom')).toBeVisible();
    world.advance(11 * 60_000);
    await identify(page, 'paul');
    await readWhy(page, 'a expiré');
    await leave.click();
    await page.waitForURL('**/guide/index');
  });

  await test.step('another tab left after this one: the state is no longer its own', async () => {
    await forget(page);
    await page.goto('/login');
    await leave.click();
    await expect(page.getByLabel('Nom')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/prod-api/login_sso/registre');
    await expect(other.getByLabel('Nom')).toBeVisible();
    await other.close();
    await identify(page, 'paul');
    await readWhy(page, 'Recommencez-la depuis le début');
  });

  await test.step('the account is closed', async () => {
    const statut = (value: 'actif' | 'desactive') =>
      world.db.updateTable('utilisateurs').set({ statut: value }).where('id', '=', id).execute();
    await statut('desactive');
    await leave.click();
    await expect(page.getByRole('form').getByRole('alert')).toContainText('Votre compte a été désactivé');
    await expect(page).toHaveURL('/login');
    await statut('actif');
  });

  await test.step('the provider goes away before it says who came', async () => {
    await page.route(
      '**/login_tourinsoft',
      async (route) => {
        await registre.close();
        await route.continue();
      },
      { times: 1 },
    );
    await leave.click();
    await readWhy(page, 'Réessayez dans quelques minutes, ou connectez-vous avec votre mot de passe');
  });

  await test.step('it is still away when asked what it is, and the password opens', async () => {
    world.advance(61 * 60_000);
    await leave.click();
    await readWhy(page, 'ne répond pas');
    await fillPassword(page, username);
    await page.waitForURL('**/guide/index');
  });
});

/** Signs in at the provider under a name. */
async function identify(page: Page, name: string) {
  await page.getByLabel('Nom').fill(name);
  await page.getByRole('button', { name: 'Entrer' }).click();
}

/** No part of the answer stays in the address, nobody is signed in, and there is a way on. */
async function readWhy(page: Page, words: string, way = 'Revenir à la page de connexion') {
  await expect(page.getByRole('main').getByRole('alert')).toContainText(words);
  await expect(page).toHaveURL('/auth-redirect');
  await page.getByRole('link', { name: way }).click();
}
