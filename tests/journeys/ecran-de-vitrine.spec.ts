import { type AnyRecord, civilDay } from '@bridge/contract';
import { slide } from '@bridge/server/areas/display/testing/ecrans';
import { annonceVendue } from '@bridge/server/publication/ecran/testing/annonces';
import { publie, vitrine } from '@bridge/server/publication/ecran/testing/poste';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { expect, test } from '../support/journey.ts';

/** A screen of a window and the whole product behind it: from its code to what it shows through cuts, and what was counted. */

const DAY = 86_400_000;
const dayAfter = (at: Date, days: number) => civilDay(new Date(at.getTime() + days * DAY));

/** The title of the slide in front. */
const front = (page: Page) => page.locator('.piste.devant h1');
const texte = (titre: string) => slide('texte', { titre: { fr: titre }, duree: 3 });

/** The titles that pass, until one comes a second time: a whole loop. */
async function loop(page: Page): Promise<string[]> {
  const seen: string[] = [];
  const look = async () => {
    const now = (await front(page).textContent()) ?? '';
    if (seen.at(-1) !== now) seen.push(now);
    return new Set(seen).size < seen.length;
  };
  await expect.poll(look, { intervals: [100] }).toBe(true);
  return [...new Set(seen)].sort();
}

/** The showings that a browser keeps until its server has acknowledged them. */
function passagesGardes(): Promise<{ id: string; annonce: number | null; resultat: string }[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('bridge-lecteur', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const all = opening.result.transaction('passages').objectStore('passages').getAll();
      all.onsuccess = () => resolve(all.result);
    };
  });
}

test('a screen of a window is paired by its code, goes on without network, and shows what is new once it is back', async ({
  world,
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const scene = await vitrine(world);
  const { person, ecran, entiteId, objets, ref } = scene;
  const [today, tomorrow] = [civilDay(world.now), dayAfter(world.now, 1)];
  await objets({
    colonnes: {
      nom: 'Fête du lac',
      type_bridge: 'evenement',
      jours: `{[${tomorrow},${tomorrow}]}`,
      derniere_date: tomorrow,
    },
    document: { nom: { fr: 'Fête du lac' }, typeBridge: 'evenement' },
  });
  const { espace, annonce } = await annonceVendue(world, entiteId, { du: today, au: dayAfter(world.now, 20) });
  const write = async (of: AnyRecord, sequence: readonly object[]) => {
    const { body } = await person.call<AnyRecord>('PUT', `/api/display/diaporamas/${of.id}`, {
      version: of.version,
      sequence,
    });
    await publie(person, body.data);
    return (await person.call<AnyRecord>('GET', `/api/display/diaporamas/${of.id}`)).body.data;
  };
  const fete = slide('objets', { selection: ref, duree: 3 });
  const velo = slide('annonce', { espace, tousLes: null, duree: 3 });
  const first = await write(scene.diaporama, [texte('Bienvenue'), texte('Piscine ouverte'), fete, velo]);

  // A television opens the short address, and a person types its code in the console.
  const television = await browser.newContext({ viewport: { width: 960, height: 540 }, baseURL: baseURL ?? '' });
  const screen = await television.newPage();
  await screen.goto('/e');
  const code = (await screen.locator('.accueil-code').textContent()) ?? '';
  await signIn(page, person.user.username);
  await page.goto('/display/ecrans/list');
  const row = page
    .getByRole('table')
    .locator('tbody')
    .getByRole('row')
    .filter({ hasText: String(ecran.nom) });
  await row.getByRole('button', { name: /actions/i }).click();
  await page.getByRole('menuitem', { name: 'Appairer…' }).click();
  await page.getByLabel('Code affiché par l’écran').fill(code);
  await page.getByRole('button', { name: 'Appairer', exact: true }).click();
  await expect(row.getByText('En ligne')).toBeVisible();
  const all = ['Bienvenue', 'Fête du lac', 'Louez un vélo', 'Piscine ouverte'];
  expect(await loop(screen)).toEqual(all);
  await screen.waitForFunction(() => navigator.serviceWorker.controller !== null);

  // The network is cut: the loop goes on, whatever is published meanwhile.
  await television.setOffline(true);
  const second = await write(first, [texte('Bienvenue'), fete, velo, texte('Patinoire ouverte')]);
  expect(await loop(screen)).toEqual(all);

  // The power is cut too, for three days: what is over is not shown, and nobody has to type anything.
  await screen.close();
  const again = await television.newPage();
  await again.addInitScript((days) => {
    const real = Date.now;
    Date.now = () => real() + days;
  }, 3 * DAY);
  await again.goto('/e');
  await expect(front(again)).toHaveText('Bienvenue');
  expect(await loop(again)).toEqual(['Bienvenue', 'Louez un vélo', 'Piscine ouverte']);

  // The showings wait in the browser: the server has heard of none.
  const kept = await again.evaluate(passagesGardes);
  const unheard = kept.filter((one) => one.annonce === annonce.id && one.resultat !== 'echec');
  expect(unheard.length).toBeGreaterThan(0);

  // The network is back: what was withdrawn leaves, what is new comes.
  world.advance(3 * DAY);
  await television.setOffline(false);
  await expect(front(again)).toHaveText('Patinoire ouverte', { timeout: 150_000 });
  expect(await loop(again)).toEqual(['Bienvenue', 'Louez un vélo', 'Patinoire ouverte']);
  const clerk = await world.person({ roles: ['ROLE_DIAPORAMA_USER'], entiteId });
  const alert = { nom: 'Orage', titre: { fr: 'Orage en approche' }, diffusee: true, au: dayAfter(world.now, 1) };
  const { body: urgence } = await clerk.call<AnyRecord>('POST', '/api/display/urgences', alert);
  await expect(again.getByRole('alert')).toHaveText('Orage en approche');
  await clerk.call('PUT', `/api/display/urgences/${urgence.data.id}`, {
    version: urgence.data.version,
    diffusee: false,
  });
  await expect(again.getByRole('alert')).toBeHidden();
  await clerk.call('PUT', `/api/display/diaporamas/${second.id}`, {
    version: second.version,
    sequence: [texte('Bienvenue'), velo],
  });
  await publie(clerk, (await clerk.call<AnyRecord>('GET', `/api/display/diaporamas/${second.id}`)).body.data);
  await expect.poll(() => loop(again)).toEqual(['Bienvenue', 'Louez un vélo']);

  // Showings without network are counted too, once each, under the id that they were kept with.
  const counted = async () => {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM passages_ecran WHERE ecran_id = ${ecran.id} AND annonce = ${annonce.id}`.execute(world.db);
    return rows.map(({ id }) => id);
  };
  await expect.poll(counted, { timeout: 150_000 }).toEqual(expect.arrayContaining(unheard.map(({ id }) => id)));
  const path = `/api/display/passages?du=${today}&au=${dayAfter(world.now, 1)}&par=annonce`;
  const { body } = await clerk.call<{ lignes: { cle: string; passages: number }[] }>('GET', path);
  const line = body.data.lignes.find(({ cle }) => cle === String(annonce.id));
  expect(line?.passages).toBeGreaterThanOrEqual(unheard.length);
  await television.close();
});
