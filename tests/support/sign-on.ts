import { createServer } from 'node:net';
import { FournisseurDEssai } from '@bridge/server/areas/session/fournisseurs/testing/fournisseur-d-essai';
import { copyTemplate } from '@bridge/server/platform/db/testing/databases';
import { PASSWORD } from '@bridge/server/testing/password';
import type { World } from '@bridge/server/testing/world';
import { test as base, type Page } from '@playwright/test';
import { CONSOLE } from './journey.ts';

/** The address of test providers, each on a port of its own. */
const MACHINE = '127.0.0.1';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, MACHINE, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

interface Lieu {
  readonly world: World;
  readonly essai: FournisseurDEssai;
}

/** A server that knows its own address, as providers and browsers see it, with a provider beside it. */
export const test = base.extend<object, { readonly lieu: Lieu & { readonly url: string } }>({
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
        intranet: [MACHINE],
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

export { expect } from '@playwright/test';

export async function fillPassword(page: Page, username: string) {
  await page.goto('/login');
  await page.getByLabel('Identifiant ou adresse e-mail').fill(username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

/** Removes the session from the browser. A page still at work would notice, and leave for the sign-in page. */
export async function forget(page: Page) {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
