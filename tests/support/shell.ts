import type { Role } from '@bridge/contract';
import type { World } from '@bridge/server/testing/world';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from './journey.ts';

type User = Awaited<ReturnType<World['createUser']>>;

interface Visitor {
  /** A super administrator, unless said otherwise. */
  readonly roles?: readonly Role[];
  /** An existing person. */
  readonly user?: User;
  readonly at?: string;
  /** Another window than the journey's. */
  readonly page?: Page;
}

interface Fixtures {
  /** The shell of the console, in the window of the journey. */
  readonly shell: Shell;
  /** Enters the console with the cookies of a session, past the sign-in page, and waits for the page. */
  readonly enter: (visitor?: Visitor) => Promise<User>;
}

export const test = base.extend<Fixtures>({
  shell: async ({ page }, use) => use(new Shell(page)),

  enter: async ({ page: own, world, served }, use) => {
    await use(async ({ roles, user, at = '/guide/index', page = own } = {}) => {
      const visitor = user ?? (await world.createUser({ roles: roles ?? ['ROLE_SUPER_ADMIN'] }));
      const tokens = await world.signIn(visitor.username);
      const cookies = Object.entries(tokens).map(([name, value]) => ({ name, value, url: served.url }));
      await page.context().addCookies(cookies);
      await page.goto(at, { waitUntil: 'commit' });
      await new Shell(page).expectAt(at);
      return visitor;
    });
  },
});

export { expect } from './journey.ts';

/** The shell as a person finds it, by its texts. */
export class Shell {
  readonly strip: Locator;
  readonly tabs: Locator;
  readonly menu: Locator;
  readonly palette: Locator;
  readonly settings: Locator;
  readonly question: Locator;
  /** The fields of the probe that the harness puts on every page. */
  readonly text: Locator;
  readonly counter: Locator;

  constructor(readonly page: Page) {
    this.strip = page.getByRole('navigation', { name: 'Pages ouvertes' });
    this.tabs = this.strip.getByRole('listitem');
    this.menu = page.getByRole('navigation', { name: 'Menu principal' });
    this.palette = page.getByRole('dialog', { name: 'Recherche' });
    this.settings = page.getByRole('dialog', { name: 'Réglages de l’interface' });
    this.question = page.getByRole('dialog', { name: /non enregistrée/ });
    this.text = page.getByRole('textbox', { name: 'Texte' });
    this.counter = page.getByRole('button', { name: /^Compteur/ });
  }

  tab(path: string): Locator {
    return this.tabs.filter({ has: this.page.locator(`a[href="${path}"]`) });
  }

  async expectAt(path: string): Promise<void> {
    await expect(this.page).toHaveURL(path);
    await expect(this.page.locator('main')).toBeVisible();
    // The address changes before the page does.
    if (await this.strip.isVisible()) await expect(this.tabs.locator('[aria-current]')).toHaveAttribute('href', path);
  }

  /** The paths of the open tabs, in order. */
  async expectTabs(...paths: string[]): Promise<void> {
    const addresses = () =>
      this.tabs.getByRole('link').evaluateAll((links) => links.map((l) => l.getAttribute('href')));
    await expect.poll(addresses).toEqual(paths);
  }

  /** Goes to a page inside the console without loading it again, as the browser's arrows do. */
  async go(path: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await this.expectAt(path);
  }

  async show(path: string): Promise<void> {
    await this.tab(path).getByRole('link').click();
    await this.expectAt(path);
  }

  async type(text: string): Promise<void> {
    await this.text.fill(text);
  }

  async count(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.counter.click();
    await expect(this.counter).toHaveText(`Compteur ${times}`);
  }

  async close(path: string): Promise<void> {
    await this.tab(path).getByRole('button').click();
  }

  async chooseInTabMenu(path: string, entry: string): Promise<void> {
    await this.tab(path).getByRole('link').click({ button: 'right' });
    await this.page.getByRole('menuitem', { name: entry, exact: true }).click();
  }

  async chooseInUserMenu(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: /Prénom Nom/ }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  async openPalette(words: string): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.palette.getByRole('textbox').fill(words);
  }

  async openSettings(): Promise<void> {
    await this.page.getByRole('button', { name: 'Réglages de l’interface' }).click();
    await expect(this.settings).toBeVisible();
  }

  async chooseRole(label: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Rôle/ }).click();
    await this.page.getByRole('menuitemradio', { name: label, exact: true }).click();
  }

  async actAs({ username }: User): Promise<void> {
    await this.chooseInUserMenu('Agir en tant que…');
    await this.page.getByLabel('Rechercher une personne').fill(username);
    await this.page.getByRole('dialog').getByRole('button', { name: username }).click();
  }
}
