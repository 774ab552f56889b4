import { copyTemplate } from '@bridge/server/platform/db/testing/databases';
import { createWorld, PASSWORD } from '@bridge/server/testing/world';
import { chromium } from '@playwright/test';
import { buildHarness, HARNESS } from '../tests/support/harness-build.ts';
import { openSharedPostgres } from '../tests/support/postgres.ts';
import { findChromium } from '../tools/browser.mjs';

/**
 * What a keystroke costs in a form of 200 fields, in Chromium: the time that the page works for it, from the event to the end of
 * drawing, beside a bare input of the same page. The budget is 16 ms.
 */
const KEYS = 200;

await buildHarness();
const postgres = await openSharedPostgres();
const database = await copyTemplate(postgres.url);
const world = await createWorld({
  databaseUrl: database.url,
  consoleDirectory: HARNESS,
  publicUrl: 'http://127.0.0.1',
});
world.now = new Date();
const { username } = await world.createUser({ roles: ['ROLE_SUPER_ADMIN'] });
const url = await world.app.listen({ host: '127.0.0.1', port: 0 });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage();
await page.goto(`${url}/login`);
await page.getByLabel('Identifiant ou adresse e-mail').fill(username);
await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
await page.getByRole('button', { name: 'Se connecter' }).click();
await page.waitForURL('**/guide/index');
await page.goto(`${url}/superadmin/datafields/create`);
await page.getByLabel('Champ 196').waitFor();
await page.evaluate(() => {
  const bare = document.createElement('input');
  bare.setAttribute('aria-label', 'Champ nu');
  document.body.prepend(bare);
});

/** Code for the page: notes when each key was shown, after its frame was handed over. */
const LISTEN = `
  window.keyTimes = [];
  window.noteKey = ({ timeStamp }) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => keyTimes.push(performance.now() - timeStamp);
    requestAnimationFrame(() => channel.port2.postMessage(null));
  };
  window.stopKeys = () => removeEventListener('keydown', noteKey, true);
  addEventListener('keydown', noteKey, true);
  null`;

/** The time from a key until the page has nothing left to do for it. */
async function typeInto(label: string): Promise<number[]> {
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  await page.evaluate(LISTEN);
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('a');
  return page.evaluate<number[]>('(stopKeys(), keyTimes)');
}

/** The work of the main thread alone, without the browser's wait for the next frame. */
async function workFor(label: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return (value('TaskDuration') * 1_000) / KEYS;
  };
  const before = await busy();
  await typeInto(label);
  return (await busy()) - before;
}

await typeInto('Champ 100');
const results = { 'form of 200 fields': await workFor('Champ 100'), 'bare input': await workFor('Champ nu') };
for (const [name, ms] of Object.entries(results)) console.log(`${name}: ${ms.toFixed(2)} ms of work a keystroke`);
const times = (await typeInto('Champ 100')).sort((one, other) => one - other);
const at = (q: number) => (times[Math.floor(times.length * q)] ?? 0).toFixed(1);
console.log(`form of 200 fields: key to frame p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (a frame is 16.7 ms)`);

await browser.close();
await world.close();
await database.drop();
await postgres.close();
