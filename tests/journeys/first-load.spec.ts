import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const MOST_BYTES = 250_000;
const MOST_REQUESTS = 12;
const MOST_BYTES_PER_CHUNK = 60_000;
/** Rich text and code editors, loaded by the first field that needs one, and kept. */
const EDITOR = /^(rich-text|code)\.widget-/;
const MOST_BYTES_PER_EDITOR = 140_000;

const ASSETS = fileURLToPath(new URL('../../packages/console/dist/assets/', import.meta.url));
/** The files that every visitor loads before anything shows. */
const ENTRY = /^index-/;

/** Milliseconds without a request, after which the console loads what nobody waits for. */
const QUIET = 1_900;

/** The answers that a person waits for: those before the page is quiet once it has signed in. */
function waitedFor(answers: readonly Response[]): Response[] {
  const signedIn = answers.findIndex((answer) => answer.request().method() === 'POST');
  const startOf = (answer: Response | undefined) => answer?.request().timing().startTime ?? 0;
  const later = answers.findIndex(
    (answer, rank) => rank > signedIn + 1 && startOf(answer) - startOf(answers[rank - 1]) > QUIET,
  );
  return later === -1 ? [...answers] : answers.slice(0, later);
}

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
  await signIn(page, username);
  await expect(page).toHaveTitle('Guide - Bridge');
  await page.getByRole('heading', { name: 'Premiers pas' }).waitFor();
  await page.waitForLoadState('networkidle');

  const answers = waitedFor(all);
  const files = answers.filter((answer) => ['script', 'stylesheet'].includes(answer.request().resourceType()));
  const sizes = await Promise.all(
    files.map(async (file) => ({ name: basename(file.url()), bytes: gzipSync(await file.body()).length })),
  );
  const bytes = sizes.reduce((sum, file) => sum + file.bytes, 0);
  note('octets de scripts et de styles, compressés', bytes, MOST_BYTES);
  note('requêtes', answers.length, MOST_REQUESTS);

  expect(files.length).toBeGreaterThan(2);
  expect(bytes, sizes.map(({ name, bytes }) => `${name} ${bytes}`).join('\n')).toBeLessThanOrEqual(MOST_BYTES);
  expect(answers.length, answers.map((answer) => answer.url()).join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  expect([...new Set(answers.map((answer) => new URL(answer.url()).origin))]).toEqual([baseURL]);
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
