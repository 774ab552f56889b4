import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Tokens } from '@bridge/contract';
import { chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type ConsoleApi, consoleApi } from '../support/console-api.ts';
import { startProduct } from '../support/product.ts';
import { PICTURES, type Picture } from './pictures.ts';

/** Takes the pictures of the manual and that of the README from the demonstration, as a super administrator sees it. */

const MANUAL = fileURLToPath(new URL('../../packages/console/manuel/images/', import.meta.url));
const README = fileURLToPath(new URL('../../docs/images/guide.png', import.meta.url));
const SIZE = { width: 1440, height: 900 };
/** Wide enough to be read once enlarged, a few tens of kilobytes each. */
const WIDTH = 1200;

const product = await startProduct();
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ['--no-sandbox'],
});
try {
  const api = await consoleApi(product);
  await demonstrationReady(product.address);
  const { token, refreshToken } = await api.call<Tokens>('POST', '/login_check', product.account);
  const cookies = Object.entries({ token, refreshToken }).map(([name, value]) => ({
    name,
    value,
    url: product.address,
  }));
  await mkdir(MANUAL, { recursive: true });
  const named = process.argv.slice(2);
  for (const picture of PICTURES.filter(({ nom }) => named.length === 0 || named.includes(nom))) {
    // A session for each picture, so that it shows its page without the tabs of others.
    const context = await browser.newContext({ viewport: SIZE, locale: 'fr-FR', timezoneId: 'Europe/Paris' });
    await context.addCookies(cookies);
    await take(await context.newPage(), api, picture);
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
}

async function take(page: Page, api: ConsoleApi, picture: Picture): Promise<void> {
  await page.goto(`${product.address}${await addressOf(api, picture.at)}`);
  await settled(page);
  await picture.prepare?.(page);
  await settled(page);
  const shot = await page.screenshot();
  await sharp(shot).resize({ width: WIDTH }).webp({ quality: 72 }).toFile(`${MANUAL}${picture.nom}.webp`);
  if (picture.nom === 'accueil')
    await writeFile(README, await sharp(shot).png({ palette: true, quality: 80 }).toBuffer());
  process.stdout.write(`${picture.nom}\n`);
}

/** The first record that people opened or made, in the order of the list. */
async function addressOf(api: ConsoleApi, at: Picture['at']): Promise<string> {
  if (typeof at === 'string') return at;
  const { items } = await api.call<{ items: { id: number }[] }>(
    'GET',
    `/api${at.record}?itemsPerPage=1&q=${at.q ?? ''}`,
  );
  const [first] = items;
  if (!first) throw new Error(`${at.record}: the demonstration has none`);
  return `${at.record}/edit/${first.id}`;
}

/** Waits until nothing is being drawn: no skeleton, all pictures loaded, no empty frame. */
async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await expect(page.locator('main .mantine-Skeleton-root')).toHaveCount(0, { timeout: 180_000 });
  // The server draws previews once a person stops typing.
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
  await page.evaluate(async () => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    const drawn = inSight.map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(drawn), new Promise((resolve) => setTimeout(resolve, 10_000))]);
  });
}

async function demonstrationReady(address: string): Promise<void> {
  const site = `${address}/public/aubrelande/fr/ou-manger`;
  await expect.poll(async () => (await fetch(site)).status, { timeout: 590_000, intervals: [1_000] }).toBe(200);
}
