import { codeAt } from '@bridge/server/areas/session/facteurs/facteur.rules';
import { PASSWORD } from '@bridge/server/testing/password';
import { expect, fillPassword, forget, test } from '../support/sign-on.ts';

test('an application of codes is added, then asked for, with codes for the day that it is lost', async ({
  page,
  lieu: { world },
}) => {
  const { username } = await world.createUser();
  await fillPassword(page, username);
  await page.waitForURL('**/guide/index');
  await page.goto('/profile/index');
  const panel = page.getByRole('region', { name: 'Second facteur' });
  await panel.getByRole('button', { name: 'Ajouter une application de codes' }).click();
  await panel.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await panel.getByRole('button', { name: 'Continuer' }).click();
  const secret = ((await panel.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await panel.getByLabel('Code à six chiffres').fill(codeAt(secret, world.now));
  await panel.getByRole('button', { name: 'Activer' }).click();
  const shown = panel.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await panel.getByLabel('J’ai gardé ces codes').check();
  await panel.getByRole('button', { name: 'Continuer' }).click();
  await expect(panel.getByText('Il en reste 10.')).toBeVisible();

  await forget(page);
  await fillPassword(page, username);
  world.advance(31_000);
  await page.getByLabel('Code à six chiffres').fill('000000');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('form').getByRole('alert')).toContainText('ne convient pas');
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await page.getByLabel('Code de secours').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.waitForURL('**/guide/index');
});

test('a passkey is added, and opens the account without a password', { tag: '@torture' }, async ({
  page,
  lieu: { world },
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { username } = await world.createUser();
  await fillPassword(page, username);
  await page.waitForURL('**/guide/index');
  await page.goto('/profile/index');
  const panel = page.getByRole('region', { name: 'Second facteur' });
  await panel.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await panel.getByLabel('Nom de la clé').fill('Mon portable');
  await panel.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await panel.getByRole('button', { name: 'Ajouter la clé' }).click();
  await panel.getByLabel('J’ai gardé ces codes').check();
  await panel.getByRole('button', { name: 'Continuer' }).click();
  await expect(panel.getByText('Mon portable')).toBeVisible();

  await forget(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click();
  await page.waitForURL('**/guide/index');

  // With the password, the key is the second factor.
  await forget(page);
  await fillPassword(page, username);
  await page.getByRole('button', { name: 'Utiliser ma clé d’accès' }).click();
  await page.waitForURL('**/guide/index');
});
