import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { API_BASE, listTachesEnCours } from '@bridge/contract';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { watchOrigins } from '../support/visitor.ts';

const MOST_BYTES = 250_000;
const MOST_REQUESTS = 12;
const MOST_BYTES_PER_CHUNK = 60_000;
/** Rich text and code editors, loaded by the first field that needs one, and kept. */
const EDITOR = /^(rich-text|code)\.widget-/;
const MOST_BYTES_PER_EDITOR = 140_000;

const ASSETS = fileURLToPath(new URL('../../packages/console/dist/assets/', import.meta.url));
const ASSETS_PATH = '/assets/';
/** The files that every visitor loads before anything shows. */
const ENTRY = /^index-/;
/** The entry and the frame of pages, which everybody loads; vite.config.ts names both. */
const FRAME = /^(index|shell)-/;

/** The files of the job centre, which comes once the page has all that a person waits for, and what it asks. */
const JOB_CENTRE = /^job-centre-.*\.(js|css)$/;
const JOBS = `${API_BASE}${listTachesEnCours.path}`;
/** What a file needs before it runs; what it may load later is in parentheses. */
const IMPORTED = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** Some files, with all that they need before they run. */
async function withImported(names: readonly string[]): Promise<Set<string>> {
  const found = new Set(names);
  // Those that are added on the way are read too.
  for (const name of found) {
    const source = await readFile(`${ASSETS}${name}`, 'utf8');
    for (const [, imported = ''] of source.matchAll(IMPORTED)) found.add(imported);
  }
  return found;
}

/** The files that the job centre needs and no other loaded file does, whenever they came. */
async function filesOfJobCentre(loaded: readonly string[]): Promise<Set<string>> {
  const centre = await withImported((await readdir(ASSETS)).filter((name) => JOB_CENTRE.test(name)));
  const others = await withImported(loaded.filter((name) => FRAME.test(name) || !centre.has(name)));
  return new Set([...centre].filter((name) => !others.has(name)));
}

const pathOf = (answer: Response) => new URL(answer.url()).pathname;
const nameOf = (answer: Response) => basename(pathOf(answer));

/** Every answer over the network; data: addresses cost nothing more. */
function watchAnswers(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (/^https?:/.test(response.url())) answers.push(response);
  });
  return answers;
}

function note(type: string, figure: number, most: number): void {
  test.info().annotations.push({ type, description: `${figure} sur ${most}` });
}

test('a cold browser goes from the sign-in page to the guide with little, and nothing from elsewhere', async ({
  page,
  world,
  signIn,
  baseURL,
}) => {
  const { username } = await world.createUser({ roles: ['ROLE_SUPER_ADMIN'] });
  const all = watchAnswers(page);
  const origins = watchOrigins(page);
  await signIn(page, username);
  await expect(page).toHaveTitle('Guide - Bridge');
  await page.getByRole('heading', { name: 'Premiers pas' }).waitFor();
  await page.waitForLoadState('networkidle');

  const isFile = (answer: Response) => ['script', 'stylesheet'].includes(answer.request().resourceType());
  const assets = all.filter((answer) => isFile(answer) && pathOf(answer).startsWith(ASSETS_PATH));
  const ofJobCentre = await filesOfJobCentre(assets.map(nameOf));
  expect([...ofJobCentre].filter((name) => JOB_CENTRE.test(name))).not.toEqual([]);
  const answers = all.filter((answer) => !ofJobCentre.has(nameOf(answer)) && pathOf(answer) !== JOBS);
  const files = answers.filter(isFile);
  const sizes = await Promise.all(
    files.map(async (file) => ({ name: nameOf(file), bytes: gzipSync(await file.body()).length })),
  );
  const bytes = sizes.reduce((sum, file) => sum + file.bytes, 0);
  note('octets de scripts et de styles, compressés', bytes, MOST_BYTES);
  note('requêtes', answers.length, MOST_REQUESTS);

  expect(files.length).toBeGreaterThan(2);
  expect(bytes, sizes.map(({ name, bytes }) => `${name} ${bytes}`).join('\n')).toBeLessThanOrEqual(MOST_BYTES);
  expect(answers.length, answers.map((answer) => answer.url()).join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  expect([...origins]).toEqual([baseURL]);
});

test('no screen loads more than 60 kB of script of its own', async () => {
  const chunks = (await readdir(ASSETS)).filter((name) => name.endsWith('.js') && !ENTRY.test(name));
  const sizes = await Promise.all(
    chunks.map(async (name) => ({ name, bytes: gzipSync(await readFile(`${ASSETS}${name}`)).length })),
  );
  const screens = sizes.filter(({ name }) => !EDITOR.test(name));
  note('octets du plus gros écran, compressé', Math.max(...screens.map(({ bytes }) => bytes)), MOST_BYTES_PER_CHUNK);
  expect(sizes.length).toBeGreaterThan(5);
  expect(
    sizes.filter(({ name, bytes }) => bytes > (EDITOR.test(name) ? MOST_BYTES_PER_EDITOR : MOST_BYTES_PER_CHUNK)),
  ).toEqual([]);
});
