import { critere, type ImportResult, type Tag } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { automate } from '../../platform/auth/acteur.ts';
import { emptyTables } from '../../platform/db/testing/empty-tables.ts';
import { createLog } from '../../platform/log.ts';
import { useWorld } from '../../testing/use-world.ts';
import { createWrite } from '../write/writing.ts';
import { importRecords } from './import.service.ts';

const world = useWorld();
const admin = () => world().person({ roles: ['ROLE_SUPER_ADMIN'] });
const PATH = '/api/reglages/tags';

describe('a file of tags', () => {
  it('is tried first, then read line by line, each refusal with its reason', async () => {
    const person = await admin();
    const csv =
      'Libellé;Libellé (en);Code;Famille;Portée\nÉté;Summer;ete;Saison;Entités\nSans code;;;Saison;\n=1+1;;formule;;';
    const read = (dryRun: boolean) => person.call<ImportResult>('POST', `${PATH}/import`, { csv, dryRun });
    const tried = (await read(true)).body.data;
    expect(tried).toMatchObject({ created: 2, changed: 0, refused: 1 });
    expect(tried.results[1]).toMatchObject({ ligne: 3, titre: 'Sans code', ok: false });
    expect(tried.results[1]?.message).toMatch(/^Code/);
    expect((await person.call<{ total: number }>('GET', PATH)).body.data.total).toBe(0);

    expect((await read(false)).body.data).toMatchObject({ created: 2, refused: 1 });
    const { items } = (await person.call<{ items: Tag[] }>('GET', `${PATH}?sort=id`)).body.data;
    expect(items[0]).toMatchObject({ libelle: { fr: 'Été', en: 'Summer' }, portee: ['entite'], famille: 'Saison' });
    expect(items[1]?.libelle).toEqual({ fr: '=1+1' });
  });

  it('that was exported comes back as it was', async () => {
    const person = await admin();
    const libelle = { fr: '=HYPERLINK("http://exemple.fr")', en: 'Kept' };
    const body = { libelle, code: 'aller-retour', description: '+33 1;"deux"\nlignes', couleur: '#1da2df' };
    const { id } = (await person.call<Tag>('POST', PATH, body)).body.data;
    const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
    const exported = await world().app.inject({
      url: `/prod-api${PATH}/export?format=csv&filter=${filter}`,
      headers: { authorization: `Bearer ${person.tokens.token}` },
    });
    const answer = await person.call<ImportResult>('POST', `${PATH}/import`, { csv: exported.body, dryRun: false });
    expect(answer.body.data).toMatchObject({ changed: 1, created: 0, refused: 0 });
    // No value differs: the record keeps its version.
    expect((await person.call<Tag>('GET', `${PATH}/${id}`)).body.data).toMatchObject({ ...body, version: 1 });
  });

  it('keeps its columns whatever commas the texts hold, and does not overwrite what changed since', async () => {
    const person = await admin();
    const { id, version } = (
      await person.call<Tag>('POST', PATH, { libelle: { fr: 'Vins, bières' }, code: 'virgule', famille: 'A, B' })
    ).body.data;
    const read = (csv: string) => person.call<ImportResult>('POST', `${PATH}/import`, { csv, dryRun: false });
    const line = `Numéro;Version;Libellé;Code;Famille\n${id};${version};Vins, bières, cidres;virgule;A, B`;
    expect((await read(line)).body.data).toMatchObject({ changed: 1, refused: 0 });
    expect((await person.call<Tag>('GET', `${PATH}/${id}`)).body.data).toMatchObject({
      libelle: { fr: 'Vins, bières, cidres' },
      famille: 'A, B',
    });
    const stale = (await read(line)).body.data;
    expect(stale).toMatchObject({ changed: 0, refused: 1 });
    expect(stale.results[0]?.message).toContain('modifié entre-temps');
    expect((await read('Libellé;Code\nTrop;de;cellules')).body.errors?.[0]?.message).toContain('ligne 2');
  });

  it('with a column that nobody knows, or that is no CSV, is refused whole', async () => {
    const person = await admin();
    const read = (csv: string) => person.call('POST', `${PATH}/import`, { csv, dryRun: true });
    expect((await read('Libelé;Code\nx;y')).body.errors?.[0]?.message).toContain('Libelé');
    expect((await read('Libellé;Code\n"ouvert;x')).body.errors?.[0]?.path).toBe('csv');
    expect((await read('')).status).toBe(400);
  });

  it('names what it refers to, and only what the person sees', async () => {
    const person = await admin();
    await person.call('POST', PATH, { libelle: { fr: 'Nature' }, code: 'nature' });
    const csv = 'Libellé;Code;Tag parent\nForêt;foret;Nature\nVille;ville;Inconnu';
    const answer = await person.call<ImportResult>('POST', `${PATH}/import`, { csv, dryRun: false });
    expect(answer.body.data.results.map(({ ok }) => ok)).toEqual([true, false]);
    expect(answer.body.data.results[1]?.message).toContain('Inconnu');
  });
});

describe('a file that names one of several homonyms', () => {
  async function read(equivaut: string) {
    const { db, now: at, engine } = world();
    const entry = engine.registry.require(critere);
    await emptyTables(db, 'criteres');
    const { rows } = await sql<{ id: number }>`
      INSERT INTO criteres (libelle, systeme, schema, code, nature, partage) VALUES
      ('{"fr": "Piscine"}', 'lei', 'essai', 'p1', 'texte', 'toutes'), ('{"fr": "Piscine"}', 'apidae', 'essai', 'p2', 'texte', 'toutes'),
      ('{"fr": "Bassin"}', 'apidae', 'essai', 'p3', 'texte', 'toutes')
      RETURNING id`.execute(db);
    const [, apidae, bassin] = rows.map(({ id }) => id);
    const acteur = automate('demonstration', { scope: { kind: 'system', reason: 'test' } });
    const csv = `Numéro;Équivaut à\n${bassin};${equivaut}`;
    const write = createWrite({ db, clock: { now: () => at }, log: createLog('silent') });
    const result = await write({ acteur }, (writing) => importRecords(engine, writing, entry, { csv, dryRun: false }));
    const linked = await sql<{ equivaut: number | null }>`
      SELECT equivaut FROM criteres WHERE id = ${bassin}`.execute(db);
    return { result, equivaut: linked.rows[0]?.equivaut, apidae };
  }

  it('finds the one that it says', async () => {
    await admin();
    const { result, equivaut, apidae } = await read('Piscine (Apidae)');
    expect(result).toMatchObject({ changed: 1, refused: 0 });
    expect(equivaut).toBe(apidae);
  });

  it('is refused where it does not say which', async () => {
    await admin();
    const { result, equivaut } = await read('piscine');
    expect(result).toMatchObject({ changed: 0, refused: 1 });
    expect(equivaut).toBeNull();
  });
});
