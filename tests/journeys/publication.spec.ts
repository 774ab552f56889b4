import type { Page } from '@playwright/test';
import { seriousViolations, withAxe } from '../support/axe.ts';
import { expect, test } from '../support/demonstration.ts';

/** The site of the demonstration, as its visitors find it. */
test.describe('what visitors of a site see', () => {
  // Some tests change the site that others look at: they run one at a time, in any order.
  test.describe.configure({ mode: 'default' });
  const at = (path: string) => `/public/aubrelande${path}`;
  const total = async (page: Page) =>
    Number(((await page.getByRole('status').first().textContent()) ?? '').replace(/\D/g, ''));
  const cards = (page: Page) => page.locator('[data-bridge-objet]');

  async function openFilter(page: Page, name: string): Promise<void> {
    const drawer = page.locator('details.bridge-tiroir');
    if ((await drawer.getAttribute('open')) === null && (await drawer.locator('> summary').isVisible()))
      await drawer.locator('> summary').click();
    await drawer.locator('details > summary').filter({ hasText: name }).click();
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a list is searched, filtered and turned over by its addresses alone, and its fiches are whole', async ({
      page,
    }) => {
      await page.goto(at('/fr/a-voir-a-faire'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('À voir, à faire');
      const all = await total(page);
      expect(all).toBeGreaterThan(24);
      expect(await cards(page).count()).toBe(24);

      const first = await cards(page).first().getAttribute('data-bridge-objet');
      await page.getByRole('link', { name: 'Page suivante' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(cards(page).first()).not.toHaveAttribute('data-bridge-objet', first ?? '');

      await page.goto(at('/fr/a-voir-a-faire?type=patrimoine'));
      const kept = await total(page);
      expect(kept).toBeGreaterThan(0);
      expect(kept).toBeLessThan(all);
      await expect(page.getByRole('list', { name: 'Filtres choisis' })).toBeVisible();

      const lists = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(lists.map((text) => JSON.parse(text)['@type'])).toContain('ItemList');
      await cards(page).first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/fr\/patrimoine\/[a-z0-9-]+-\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(facts.map((text) => JSON.parse(text)['@type'])).toContain('TouristAttraction');
    });
  });

  test('a filter changes the list in place, the address says so, and the back button restores it', async ({ page }) => {
    await page.goto(at('/fr/ou-manger'));
    await page.waitForLoadState('networkidle');
    const all = await total(page);
    const once = await page.evaluate(() => Object.assign(globalThis, { seen: true }) && performance.timeOrigin);
    await openFilter(page, 'Sur place');
    const choice = page.getByRole('checkbox', { name: /^Terrasse/ });
    const announced = Number(
      ((await page.locator('label').filter({ has: choice }).textContent()) ?? '').replace(/\D/g, ''),
    );
    await choice.check();
    await expect.poll(() => total(page)).toBeLessThan(all);
    expect(await total(page)).toBe(announced);
    await expect(page).toHaveURL(/sur-place=terrasse/);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(once);
    await page.goBack();
    await expect.poll(() => total(page)).toBe(all);
  });

  test('a list whose photos are leafed through, and the declaration of accessibility, are for everybody', async ({
    page,
    api,
    demonstration,
  }) => {
    await withAxe(page);
    const { id, version } = await api.byCode('/web/listModels', 'vignettes');
    const modele = `/api/web/listModels/${id}`;
    const leafed = await api.call<{ version: number }>('PUT', modele, { diaporama: true, version });
    const list = new URL(at('/fr/ou-manger'), demonstration.address).href;
    await expect.poll(async () => (await fetch(list)).text()).toContain('data-bridge-diaporama');
    await page.goto(list);
    await page
      .getByRole('button', { name: /^Photo suivante/ })
      .first()
      .click();
    await expect(page.getByRole('status').filter({ hasText: /^2 \/ \d/ })).toBeVisible();
    expect.soft(await seriousViolations(page), 'the list').toEqual([]);
    await api.call('PUT', modele, { diaporama: false, version: leafed.version });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Accessibilité/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Déclaration d’accessibilité');
    expect.soft(await seriousViolations(page), 'the declaration').toEqual([]);
  });

  test('a map comes with the list that says the same, only when it is seen', { tag: '@torture' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(at('/fr/ou-manger'));
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /carte|leaflet/i.test(url))).toEqual([]);
    await page.goto(at('/fr/ou-dormir'));
    await page.locator('[data-bridge-carte]').scrollIntoViewIfNeeded();
    await expect(page.locator('.leaflet-container')).toBeVisible();
    await expect(page.locator('.bridge-epingle, .bridge-epingles').first()).toBeVisible();
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  test('another language is one link away', { tag: '@torture' }, async ({ page }) => {
    await page.goto(at('/fr/ou-manger'));
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(at('/en/ou-manger'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where to eat');
  });

  test('an objet that is no longer published says so, with others to see, the same minute', {
    tag: '@torture',
  }, async ({ page, demonstration, api }) => {
    await page.goto(at('/fr/ou-manger'));
    const card = cards(page).last();
    const id = Number(await card.getAttribute('data-bridge-objet'));
    const address = (await card.getByRole('link').first().getAttribute('href')) ?? '';
    expect((await page.goto(address))?.status()).toBe(200);
    const { version } = await api.call<{ version: number }>('GET', `/api/catalogue/${id}`);
    await api.call('POST', `/api/catalogue/${id}/archive`, { version });
    // Asked anew each time: a browser keeps a page for a minute.
    const asked = async (path: string) => fetch(new URL(path, demonstration.address));
    await expect.poll(async () => (await asked(address)).status).toBe(410);
    expect(await (await asked(address)).text()).toContain('data-bridge-objet');
    await expect
      .poll(async () => (await asked('/public/aubrelande/fr/ou-manger')).text())
      .not.toContain(`data-bridge-objet="${id}"`);
  });

  test('what is published for later appears by itself at its time, and the one before can be put back', async ({
    api,
    demonstration,
  }) => {
    const { id, version: before } = await api.byCode('/web/listes', 'agenda');
    const path = `/api/web/listes/${id}`;
    const changed = { titre: { fr: 'Cette semaine' }, version: before };
    const { version } = await api.call<{ version: number }>('PUT', path, changed);
    const du = new Date(Date.now() + 5_000).toISOString();
    const { items } = await api.call<{ items: { id: number }[] }>('GET', `${path}/publications`);
    await api.call('POST', `${path}/publier`, { version, du, au: null });
    const agenda = () => fetch(new URL(at('/fr/agenda'), demonstration.address));
    const heading = async () => /<h1[^>]*>([^<]*)/.exec(await (await agenda()).text())?.[1];
    expect(await heading()).toBe('Agenda');
    await expect.poll(heading).toBe('Cette semaine');
    await api.call('POST', `${path}/retirer`);
    await expect.poll(async () => (await agenda()).status).toBe(404);
    await api.call('POST', `${path}/retablir`, { publication: items[0]?.id });
    await expect.poll(async () => (await agenda()).status).toBe(200);
  });

  test('a custom code runs on public pages alone, reaches nothing of the console, and is cut in one click', async ({
    context,
    page,
    api,
    demonstration,
  }) => {
    // The cookies of a person who works in the console, in the same browser.
    await context.addCookies([{ name: 'token', value: 'secret', url: demonstration.address }]);
    const js = `document.documentElement.dataset.essai = (() => { try { return 'cookie ' + document.cookie; } catch (e) { return e.name; } })();
      fetch('/prod-api/api/web/sites').then(() => 'read', () => 'blocked').then((said) => { document.documentElement.dataset.appel = said; });`;
    const code = await api.call<{ id: number; version: number }>('POST', '/api/superadmin/customcodes', {
      nom: 'Essai',
      type: 'js',
      js,
      partage: 'toutes',
    });
    const site = await api.byCode('/web/sites', 'aubrelande');
    await api.call('PUT', `/api/web/sites/${site.id}`, { codes: [code.id], version: site.version });
    const ran = async () => {
      await page.goto(at('/fr/ou-manger'));
      await page.waitForLoadState('networkidle');
      return page.locator('html').getAttribute('data-essai');
    };
    await expect.poll(ran).toBe('SecurityError');
    await expect(page.locator('html')).toHaveAttribute('data-appel', 'blocked');
    await api.call('PUT', `/api/superadmin/customcodes/${code.id}`, { actif: false, version: code.version });
    await expect.poll(ran).toBeNull();
  });
});
