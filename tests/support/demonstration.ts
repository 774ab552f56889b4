import type { Tokens } from '@bridge/contract';
import { test as base, expect, type Page } from '@playwright/test';
import { type ConsoleApi, caller, consoleApi } from './console-api.ts';
import type { Product } from './product.ts';

/** The product that all journeys share: each makes records under its own name, and reads no others. */
export type Demonstration = Pick<Product, 'address' | 'account'>;

interface WorkerFixtures {
  readonly demonstration: Demonstration;
  /** Its administrator, who prepares without the screens. */
  readonly api: ConsoleApi;
}

interface Fixtures {
  /** Opens a page of the console with the session of the administrator, past the sign-in page. */
  readonly open: (path: string) => Promise<void>;
  /** Signs the page in as a person of the demonstration; returns a function to call the API as them. */
  readonly become: (username: string) => Promise<ConsoleApi['call']>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  demonstration: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const demonstration: Demonstration = JSON.parse(process.env.JOURNEYS_DEMONSTRATION ?? '');
      // Its imports come first, then what is made of them; the site comes last.
      const site = `${demonstration.address}/public/aubrelande/fr/ou-manger`;
      await expect.poll(async () => (await fetch(site)).status, { timeout: 590_000, intervals: [500] }).toBe(200);
      await use(demonstration);
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  api: [async ({ demonstration }, use) => use(await consoleApi(demonstration)), { scope: 'worker' }],

  baseURL: async ({ demonstration }, use) => use(demonstration.address),

  open: async ({ page, demonstration, api }, use) => {
    await holdTokens(page, demonstration, await api.call<Tokens>('POST', '/login_check', demonstration.account));
    await use(async (path) => {
      await page.goto(path);
    });
  },

  become: async ({ page, demonstration, api }, use) => {
    await use(async (username) => {
      const tokens = await api.call<Tokens>('POST', '/loginAs', { username });
      await holdTokens(page, demonstration, tokens);
      return caller(demonstration.address, tokens.token);
    });
  },
});

async function holdTokens(page: Page, { address }: Demonstration, { token, refreshToken }: Tokens): Promise<void> {
  const cookies = Object.entries({ token, refreshToken }).map(([name, value]) => ({ name, value, url: address }));
  await page.context().addCookies(cookies);
}

export { expect } from '@playwright/test';

/** Adds a condition to a sélection, by the words of its subject. */
export async function addCondition(page: Page, subject: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter une condition' }).first().click();
  await page.getByRole('textbox', { name: 'Rechercher ce qui peut être demandé' }).fill(subject);
  await page.getByRole('option', { name: subject }).first().click();
}

/** Chooses an option of a box by typing, then closes the box. */
export async function choose(page: Page, box: string | RegExp, typed: string, option: string | RegExp): Promise<void> {
  const input = page.getByRole('combobox', { name: box }).last();
  const wanted = page.getByRole('option', { name: option }).filter({ visible: true }).first();
  const isChosen = async () =>
    (await input.getAttribute('aria-expanded')) === 'false' || (await input.inputValue()) !== typed;
  await input.fill(typed);
  await wanted.waitFor();
  // What is found may still come and move under the pointer.
  await expect(async () => {
    if (!(await isChosen())) await wanted.click({ timeout: 5_000 });
    expect(await isChosen()).toBe(true);
  }).toPass();
  await page.keyboard.press('Escape');
}
