import {
  type BridgeParameters,
  findPage,
  listedById,
  mayAccess,
  mayVisit,
  modeOf,
  PAGES,
  type PlacedPage,
  resourceById,
  type Viewer,
} from '@bridge/contract';
import type { Page, Request } from '@playwright/test';
import { seriousViolations, withAxe } from '../support/axe.ts';
import { expect, test } from '../support/demonstration.ts';
import { tablesTooWide, WIDE } from '../support/tables.ts';

/** A person of the demonstration for each role, apart from the super admin; those with fewer rights come first. */
const TEAM = {
  ROLE_WEB_USER: 'demo-web',
  ROLE_EDITION_USER: 'demo-edition',
  ROLE_DIAPORAMA_USER: 'demo-diaporama',
  ROLE_ANNONCE_USER: 'demo-annonce',
  ROLE_WEB_ADMIN: 'demo-web-admin',
  ROLE_EDITION_ADMIN: 'demo-edition-admin',
  ROLE_DIAPORAMA_ADMIN: 'demo-diaporama-admin',
  ROLE_ANNONCE_ADMIN: 'demo-annonce-admin',
  ROLE_ADMIN: 'demo-admin',
  ROLE_ADMIN_REGION: 'demo-admin-region',
  ROLE_SUPER_ADMIN: null,
} as const;

type Role = keyof typeof TEAM;

const ROLES = Object.keys(TEAM) as Role[];

/** The home of everybody, visited by people without other screens too. */
const GUIDE = '/guide/index';

type Call = <T>(method: string, path: string) => Promise<T>;

/** The roles with fewest rights meet most refusals: the others are for `npm run torture`. */
const tagOf = (role: Role) => (role.endsWith('_USER') ? [] : '@torture');

for (const role of ROLES) {
  test(`${role} finds a home that leads somewhere; their screens are for everybody, nothing is refused, and no link leads where they may not go`, {
    tag: tagOf(role),
  }, async ({ page, open, api, become }) => {
    // The test opens as many screens as a dozen journeys.
    test.slow();
    const username = TEAM[role];
    const call = username === null ? api.call : await become(username);
    const parameters = await call<BridgeParameters>('GET', '/params/get_params');
    const viewer: Viewer = { roles: [role], mode: modeOf(parameters), flags: parameters };
    const paths = [GUIDE, ...(await screensOf(role, viewer, call))];

    const traffic = watch(page);
    const links = new Set<string>();
    await withAxe(page);
    await open(GUIDE);
    for (const path of paths) {
      await show(page, path);
      await traffic.calm();
      const leads = await linksOf(page);
      for (const link of leads) links.add(link);
      if (path === GUIDE) await expectUseful(page, leads);
      if (isTorture && isOfMenu(path)) await expectForEverybody(page, path, traffic.calm);
    }
    await traffic.calm();
    expect(traffic.refused).toEqual([]);
    const closed = [...links].filter((link) => {
      const placed = findPage(PAGES, link);
      return !placed || !mayVisit(placed, viewer);
    });
    expect(closed).toEqual([]);
  });
}

/** A home shows what there is to do, or that there is nothing, and links besides those of everybody. */
async function expectUseful(page: Page, leads: readonly string[]): Promise<void> {
  await expect(page.getByRole('region', { name: 'À traiter' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Raccourcis' }).getByRole('link').first()).toBeVisible();
  expect(new Set(leads).size).toBeGreaterThan(1);
}

/** Looking at every page of the menu takes as long as all other journeys: `npm run torture` does it. */
const isTorture = process.env.TORTURE === '1';
const isOfMenu = (path: string) => findPage(PAGES, path)?.page.menu.kind === 'entry';

/** In both schemes, only colours are checked twice. */
async function expectForEverybody(page: Page, path: string, calm: () => Promise<void>): Promise<void> {
  await page.setViewportSize({ width: WIDE, height: 800 });
  // Another width may ask for other columns, and a list that waits for its answer is paler meanwhile.
  await calm();
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-stale]') &&
      document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState === 'finished'),
  );
  expect.soft(await seriousViolations(page), path).toEqual([]);
  expect.soft(await tablesTooWide(page), `${path} has tables wider than the page`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await seriousViolations(page, { coloursOnly: true }), `${path}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Lists, forms and the first record of each, without those visited before with the same rights. */
async function screensOf(role: Role, viewer: Viewer, call: Call): Promise<string[]> {
  const before = ROLES.slice(0, ROLES.indexOf(role)).map((earlier): Viewer => ({ ...viewer, roles: [earlier] }));
  const open = PAGES.filter(
    (placed) =>
      placed.page.layout === 'shell' &&
      // Nothing is refused to the super admin: of their own screens, those of the menu are enough.
      (role !== 'ROLE_SUPER_ADMIN' || placed.page.menu.kind === 'entry') &&
      mayVisit(placed, viewer) &&
      !before.some((other) => mayVisit(placed, other) && rightsIn(placed, other) === rightsIn(placed, viewer)),
  );
  const found: Found[] = [];
  for (const placed of open) {
    const one = await find(placed, call);
    if (one !== null) found.push(one);
  }
  // A form that may be changed asks for the same, and leads to the same, whether its record exists: both are opened in long runs.
  const changed = new Set(found.filter(({ isForm }) => isForm).map(({ placed }) => placed.page.resource));
  const isTwin = ({ placed: { page } }: Found) => page.path.endsWith('/create') && changed.has(page.resource);
  return found.filter((one) => isTorture || !isTwin(one)).map(({ path }) => path);
}

interface Found {
  readonly placed: PlacedPage;
  readonly path: string;
  /** Whether it is the form of a record that the person may change. */
  readonly isForm: boolean;
}

/** A person's rights on the resource of a page. */
function rightsIn({ page: { resource } }: PlacedPage, viewer: Viewer): string {
  const access = resourceById(resource ?? '')?.access;
  return access
    ? Object.values(access)
        .map((right) => Number(mayAccess(right, viewer)))
        .join('')
    : '';
}

async function find(placed: PlacedPage, call: Call): Promise<Found | null> {
  const { path, resource } = placed.page;
  if (!path.includes(':id')) return { placed, path, isForm: false };
  const list = listedById(resource ?? '')?.calls.list.path;
  if (list === undefined) return null;
  const { items } = await call<{ items: { id: number; modifiable?: boolean }[] }>('GET', `${list}?itemsPerPage=1`);
  const [first] = items;
  return first ? { placed, path: path.replace(':id', String(first.id)), isForm: first.modifiable === true } : null;
}

/** The calls of a page: those refused, and when none is under way any more. */
function watch(page: Page) {
  const refused: string[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (['script', 'fetch', 'xhr'].includes(request.resourceType())) underWay.add(request);
  });
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('requestfinished', async (request) => {
    const status = (await request.response())?.status() ?? 0;
    if (underWay.delete(request) && status >= 400 && status < 500)
      refused.push(`${new URL(page.url()).pathname}: ${status} ${request.method()} ${new URL(request.url()).pathname}`);
  });
  return {
    refused,
    /** Answers start further calls: the page is calm after a moment without any. */
    calm: async () => {
      do await page.waitForTimeout(50);
      while (underWay.size > 0);
    },
  };
}

/** Goes to a page as the router does, without loading the console anew. */
async function show(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // Awaited instead of expected: an expectation polls ever more slowly, and there are hundreds of screens.
  const tabs = page.getByRole('navigation', { name: 'Pages ouvertes' });
  await tabs.locator(`[aria-current=page][href="${path}"]`).waitFor();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Where the shown page leads inside the console. */
function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')]
      .filter((link) => link.target === '' && link.checkVisibility())
      .map(({ pathname }) => pathname),
  );
}
