import { fileURLToPath } from 'node:url';
import { copyTemplate } from '@bridge/server/platform/db/testing/databases';
import { PASSWORD } from '@bridge/server/testing/password';
import type { World } from '@bridge/server/testing/world';
import { test as base, type Page } from '@playwright/test';
import { HARNESS } from './harness-build.ts';

export const CONSOLE = fileURLToPath(new URL('../../packages/console/dist', import.meta.url));
const EMBED = fileURLToPath(new URL('../../packages/embed/dist', import.meta.url));

export interface Options {
  /** The built product, or the same console with a probe on every page that has no screen yet. */
  readonly console: 'product' | 'harness';
}

export interface WorkerFixtures extends Options {
  readonly served: { readonly world: World; readonly url: string };
}

export interface Fixtures {
  /** The server of this worker, whose clock, users and mail the journey controls. */
  readonly world: World;
  /** Opens the sign-in page, signs in and waits for the guide. */
  readonly signIn: (page: Page, username: string, password?: string) => Promise<void>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  console: ['product', { option: true, scope: 'worker' }],

  served: [
    async ({ console }, use) => {
      const database = await copyTemplate(process.env.JOURNEYS_POSTGRES ?? '');
      // Imported here: the process that only lists journeys needs no server.
      const { createWorld } = await import('@bridge/server/testing/world');
      const world = await createWorld({
        databaseUrl: database.url,
        consoleDirectory: console === 'harness' ? HARNESS : CONSOLE,
        embedDirectory: EMBED,
        publicUrl: 'http://127.0.0.1',
      });
      const url = await world.app.listen({ host: '127.0.0.1', port: 0 });
      await use({ world, url });
      await world.close();
      await database.drop();
    },
    { scope: 'worker' },
  ],

  world: async ({ served }, use) => {
    served.world.now = new Date();
    await served.world.forgetAttempts();
    await use(served.world);
  },

  baseURL: async ({ served }, use) => use(served.url),

  signIn: async ({ world: _ }, use) => {
    await use(async (page, username, password = PASSWORD) => {
      await page.goto('/login');
      await page.getByLabel('Identifiant ou adresse e-mail').fill(username);
      await page.getByLabel('Mot de passe', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
      await page.waitForURL('**/guide/index');
    });
  },
});

export { expect } from '@playwright/test';
