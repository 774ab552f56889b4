import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyRecord, nouvelleLigne } from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyTables } from '../../platform/db/testing/empty-tables.ts';
import { useWorld } from '../../testing/use-world.ts';
import { create, officeEnLigne } from './testing/site.ts';

const pagesDirectory = await mkdtemp(join(tmpdir(), 'bridge-confidentialite-'));
const world = useWorld({ pagesDirectory });
const VALEUR = 'Code du portail 4711';

/** How many copies on disk hold the value. */
async function copies(): Promise<number> {
  const names = await readdir(pagesDirectory);
  const texts = await Promise.all(names.map((name) => readFile(join(pagesDirectory, name), 'utf8').catch(() => '')));
  return texts.filter((text) => text.includes(VALEUR)).length;
}

it('a field that is public no more leaves the pages and their copies on disk; one that never was touches nothing', async () => {
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const champ = await create(root, '/superadmin/datafields', {
    libelle: { fr: 'Portail' },
    code: 'portail',
    confidentialite: 'public',
  });
  const office = await officeEnLigne(world());
  await office.objets({ colonnes: { nom: 'Le Gîte' }, document: { champs: { portail: VALEUR } } });
  const bloc = await create(office.admin, '/blocs', {
    nom: 'Accès',
    code: 'acces',
    lignes: [nouvelleLigne({ genre: 'champ', champ: 'champ:portail' })],
  });
  const { id, version } = office.modele;
  await office.admin.call('PUT', `/api/web/listModels/${id}`, { blocs: [bloc.id], version });
  const liste = await office.liste();
  const page = async () => (await world().app.inject(`/public/${office.site.code}/fr/${liste.code}`)).body;
  expect(await page()).toContain(VALEUR);
  await expect.poll(copies, { timeout: 20_000 }).toBe(1);

  const change = async (values: object) => {
    const path = `/api/superadmin/datafields/${champ.id}`;
    const now = (await root.call<AnyRecord>('GET', path)).body.data.version;
    expect((await root.call('PUT', path, { version: now, ...values })).status).toBe(200);
  };
  await change({ confidentialite: 'interne' });
  await expect.poll(copies, { timeout: 20_000 }).toBe(0);
  const after = await page();
  expect(after).toContain('Le Gîte');
  expect(after).not.toContain(VALEUR);

  await emptyTables(world().db, 'changements_publics');
  await change({ description: 'Entre nous' });
  await create(root, '/superadmin/datafields', { libelle: { fr: 'Alarme' }, code: 'alarme' });
  expect((await sql`SELECT cles FROM changements_publics`.execute(world().db)).rows).toEqual([]);
});
