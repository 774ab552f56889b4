import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { makeTag, RecordForm, superAdmin } from '../support/records.ts';
import { expect, test } from '../support/shell.ts';
import { force } from '../support/visitor.ts';

const RECOVERY = /Vous aviez des modifications non enregistrées/;

/** The drafts that the browser keeps in the storage that survives a crash. */
async function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('bridge.brouillons');
        // The console, and not the test, must create the storage.
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => resolve('');
        request.onsuccess = () => {
          const all = request.result.transaction('brouillons').objectStore('brouillons').getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result));
          request.result.close();
        };
      }),
  );
}

test('a browser killed in the middle of typing gives back what was typed', async ({ world, served, launchOptions }) => {
  const tag = await makeTag(await superAdmin(world), 'Tué en pleine frappe');
  const user = await world.createUser({ roles: ['ROLE_SUPER_ADMIN'] });
  const tokens = await world.signIn(user.username);
  const folder = await mkdtemp(join(tmpdir(), 'bridge-profile-'));
  const open = () => chromium.launchPersistentContext(folder, { ...launchOptions, baseURL: served.url });
  const address = `${served.url}/reglages/tags/edit/${tag.id}`;
  const cookies = Object.entries(tokens).map(([name, value]) => ({ name, value, url: served.url }));
  try {
    const first = await open();
    await first.addCookies(cookies);
    const page = await first.newPage();
    await page.goto(address);
    await new RecordForm(page).field('Description').fill('Trois heures de travail');
    await expect.poll(() => keptDrafts(page)).toContain('Trois heures de travail');
    await new RecordForm(page).field('Description').pressSequentially(' et la suite');
    execFileSync('pkill', ['-9', '-f', folder]);
    await first.close().catch(() => undefined);

    const second = await open();
    await second.addCookies(cookies);
    const again = await second.newPage();
    await again.goto(address);
    await expect(again.getByText(RECOVERY)).toBeVisible();
    await again.getByRole('button', { name: 'Reprendre', exact: true }).click();
    await expect(new RecordForm(again).field('Description')).toHaveValue(/^Trois heures de travail/);
    await second.close();
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('F5 keeps what is typed, and the tab still asks before closing', { tag: '@torture' }, async ({
  page,
  enter,
  world,
  shell,
}) => {
  const tag = await makeTag(await superAdmin(world), 'Rechargé');
  const at = `/reglages/tags/edit/${tag.id}`;
  await enter({ at });
  const form = new RecordForm(page);
  await form.field('Description').fill('Pas encore enregistré');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(form.field('Description')).toHaveValue('Pas encore enregistré');
  await shell.close(at);
  await expect(shell.question).toBeVisible();
});

// Each of these is in resource-form.test.tsx.
test('a save that meets a slow server, an error, then no network loses nothing and happens once', {
  tag: '@torture',
}, async ({ page, enter, world, context }) => {
  const admin = await superAdmin(world);
  const tag = await makeTag(admin, 'Réseau capricieux');
  await enter({ at: `/reglages/tags/edit/${tag.id}` });
  const form = new RecordForm(page);
  const call = `**/prod-api/api/reglages/tags/${tag.id}`;

  await form.field('Description').fill('Une seule fois');
  await page.route(call, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return route.fallback();
  });
  await form.saveAndStay.dblclick();
  await expect(page.getByText('Enregistrement…')).toBeVisible();
  await expect(page.getByText(/Enregistré à/)).toBeVisible();
  const { body } = await admin.call<{ version: number }>('GET', `/api/reglages/tags/${tag.id}`);
  expect(body.data.version).toBe(2);
  await page.unroute(call);

  await form.field('Description').fill('Malgré une erreur');
  await force(page, `/api/reglages/tags/${tag.id}`, { status: 500, code: 50_000, message: 'Panne' });
  await form.saveAndStay.click();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(form.field('Description')).toHaveValue('Malgré une erreur');
  await page.unrouteAll();

  await context.setOffline(true);
  await expect(page.getByText(/Hors ligne/)).toBeVisible();
  await form.field('Description').fill('Hors ligne puis en ligne');
  await context.setOffline(false);
  await form.saveAndStay.click();
  await expect(page.getByText(/Enregistré à/)).toBeVisible();
});

test('two windows of the same person do not fight over a record', { tag: '@torture' }, async ({
  page,
  enter,
  world,
  context,
}) => {
  const tag = await makeTag(await superAdmin(world), 'Deux fenêtres');
  const at = `/reglages/tags/edit/${tag.id}`;
  const user = await enter({ at });
  const form = new RecordForm(page);
  // Both windows have the record open before one of them changes it.
  await expect(form.field('Description')).toBeVisible();
  const other = await context.newPage();
  await enter({ user, at, page: other });
  await new RecordForm(other).field('Description').fill('Depuis l’autre fenêtre');
  await new RecordForm(other).saveAndStay.click();
  await expect(other.getByText(/Enregistré à/)).toBeVisible();
  // The first window had no changes: it follows by itself, and saves without a conflict.
  await expect(form.field('Description')).toHaveValue('Depuis l’autre fenêtre');
  await form.field('Famille').fill('Suite');
  await form.saveAndStay.click();
  await expect(page.getByText(/Enregistré à/)).toBeVisible();
  const { body } = await (await superAdmin(world)).call('GET', `/api/reglages/tags/${tag.id}`);
  expect(body.data).toMatchObject({ description: 'Depuis l’autre fenêtre', famille: 'Suite' });
});
