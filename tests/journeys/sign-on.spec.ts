import { createServer } from 'node:net';
import { codeAt } from '@bridge/server/areas/session/facteurs/facteur.rules';
import { FournisseurDEssai } from '@bridge/server/areas/session/fournisseurs/testing/fournisseur-d-essai';
import { systemClock } from '@bridge/server/platform/clock';
import { copyTemplate } from '@bridge/server/platform/db/testing/databases';
import { createOutside } from '@bridge/server/platform/net/outside';
import { PASSWORD } from '@bridge/server/testing/password';
import type { World } from '@bridge/server/testing/world';
import { test as base, expect, type Page } from '@playwright/test';
import { CONSOLE } from '../support/journey.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

interface Lieu {
  readonly world: World;
  readonly essai: FournisseurDEssai;
}

/** A server that knows its own address, as providers and browsers see it, and a provider beside it. */
const test = base.extend<object, { readonly lieu: Lieu & { readonly url: string } }>({
  lieu: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const essai = await FournisseurDEssai.open(url);
      const database = await copyTemplate(process.env.JOURNEYS_POSTGRES ?? '');
      const { createWorld } = await import('@bridge/server/testing/world');
      const world = await createWorld({
        databaseUrl: database.url,
        consoleDirectory: CONSOLE,
        publicUrl: url,
        intranet: [essai.hote],
        outside: createOutside({ allowed: [essai.hote], clock: systemClock }),
      });
      world.now = new Date();
      await world.app.listen({ host: 'localhost', port });
      await use({ world, essai, url });
      await world.close();
      await essai.close();
      await database.drop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ lieu }, use) => use(lieu.url),
});

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
  await page.getByLabel('Nom').fill('lea');
  await page.getByRole('button', { name: 'Entrer' }).click();
  await expect(page).toHaveURL('/profile/index');
  await expect(page.getByText('Identifiant : lea')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Délier Annuaire' })).toBeVisible();
  // Nothing of the trip stays where a script, a history or a link could find it.
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

async function fillPassword(page: Page, username: string) {
  await page.goto('/login');
  await page.getByLabel('Identifiant ou adresse e-mail').fill(username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

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

  await page.context().clearCookies();
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

test('a passkey is added, and opens the account without a password', async ({ page, lieu: { world } }) => {
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

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click();
  await page.waitForURL('**/guide/index');

  // With the password, the key is the second factor.
  await page.context().clearCookies();
  await fillPassword(page, username);
  await page.getByRole('button', { name: 'Utiliser ma clé d’accès' }).click();
  await page.waitForURL('**/guide/index');
});
