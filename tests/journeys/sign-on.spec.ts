import { createServer } from 'node:net';
import { FournisseurDEssai } from '@bridge/server/areas/session/fournisseurs/testing/fournisseur-d-essai';
import { systemClock } from '@bridge/server/platform/clock';
import { copyTemplate } from '@bridge/server/platform/db/testing/databases';
import { createOutside } from '@bridge/server/platform/net/outside';
import type { World } from '@bridge/server/testing/world';
import { test as base, expect } from '@playwright/test';
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

test('an answer that another browser asked for signs nobody in', async ({ page }) => {
  await page.goto('/auth-redirect?code=vole&state=ailleurs');
  await expect(page.getByRole('alert')).toContainText('autre navigateur');
  await expect(page).toHaveURL('/auth-redirect');
  expect(await page.evaluate(() => document.cookie)).not.toContain('token=');
});
