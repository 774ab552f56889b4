import { type HistoryEntry, objet, tag as tagResource } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { create, duType, type Office, officeEnLigne } from '../../publication/web/testing/site.ts';
import { jobContext } from '../../testing/job-context.ts';
import { useWorld } from '../../testing/use-world.ts';
import { afterTags } from '../after-work.ts';
import { tagsJob } from './tags.job.ts';

const world = useWorld();

/** Runs the job as a worker does. */
async function run(donnees: { sansRegle: number[] } = { sansRegle: [] }) {
  const { db, engine } = world();
  const definition = tagsJob({ engine, after: afterTags });
  return definition.run(jobContext({ db, now: () => world().now }, donnees));
}

const tagged = async (id: number) => {
  const { rows } = await sql<{
    nom: string;
  }>`SELECT nom FROM objets WHERE tags @> ARRAY[${id}]::bigint[] ORDER BY nom`.execute(world().db);
  return rows.map(({ nom }) => nom);
};

async function tagDe(office: Office, changes: object = {}) {
  const n = office.site.id;
  const hotels = await create(office.admin, '/selections', {
    nom: 'Hôtels',
    code: `h-${n}`,
    regles: duType('hotel'),
  });
  return create(office.admin, tagResource.path, {
    libelle: { fr: 'Où dormir' },
    code: `dormir-${n}`,
    selection: hotels.id,
    ...changes,
  });
}

describe('a tag with a sélection', () => {
  it('is asked to be put when it is saved, then is on the objets that it keeps, and leaves those that it keeps no more', async () => {
    const office = await officeEnLigne(world());
    const other = await officeEnLigne(world());
    await other.objets({ colonnes: { nom: 'Hôtel voisin', type_bridge: 'hotel', partage: 'toutes' } });
    const [hotel] = await office.objets(
      { colonnes: { nom: 'L’Hôtel', type_bridge: 'hotel' } },
      { colonnes: { nom: 'La Table' } },
    );
    const { id } = await tagDe(office);
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM taches WHERE type = 'tags'`.execute(world().db);
    expect(rows[0]?.n).toBeGreaterThan(0);
    expect(await run()).toMatchObject({ tags: expect.any(Number), changes: 1 });
    // An objet shared by another entity is not changed.
    expect(await tagged(id)).toEqual(['L’Hôtel']);
    expect(await run()).toMatchObject({ changes: 0 });
    await sql`UPDATE objets SET type_bridge = 'camping' WHERE id = ${hotel}`.execute(world().db);
    await run();
    expect(await tagged(id)).toEqual([]);
  });

  it('comes and goes by the engine: each objet tells it in its history and the journal, once', async () => {
    const office = await officeEnLigne(world());
    const [id = 0] = await office.objets({ colonnes: { nom: 'L’Hôtel', type_bridge: 'hotel' } });
    const tag = await tagDe(office);
    await run();
    await run();
    const path = `/api${objet.path}/${id}`;
    const { items } = (await office.admin.call<{ items: HistoryEntry[] }>('GET', `${path}/history`)).body.data;
    expect(items[0]).toMatchObject({ action: 'modifier', par: null });
    expect(JSON.stringify(items[0])).toContain('tags');
    const { rows } = await sql<{ automate: string; details: unknown }>`
      SELECT automate, details FROM journal WHERE action = 'objet.modifier' AND cible_id = ${String(id)}`.execute(
      world().db,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ automate: 'tags' });
    expect(JSON.stringify(rows[0]?.details)).toContain(String(tag.id));
  });

  it.each(['DELETE', 'archive', 'sans'] as const)('leaves the objets when its rule goes: %s', async (how) => {
    const office = await officeEnLigne(world());
    await office.objets({ colonnes: { nom: 'L’Hôtel', type_bridge: 'hotel' } });
    const tag = await tagDe(office);
    await run();
    expect(await tagged(tag.id)).toEqual(['L’Hôtel']);
    const asked = async () => {
      const { rows } = await sql<{ donnees: { sansRegle: number[] } }>`
        SELECT donnees FROM taches WHERE type = 'tags' ORDER BY id DESC LIMIT 1`.execute(world().db);
      return rows[0]?.donnees ?? { sansRegle: [] };
    };
    await sql`DELETE FROM taches WHERE type = 'tags'`.execute(world().db);
    if (how === 'sans') {
      const { version } = (await office.admin.call<{ version: number }>('GET', `/api${tagResource.path}/${tag.id}`))
        .body.data;
      await office.admin.call('PUT', `/api${tagResource.path}/${tag.id}`, { selection: null, version });
      expect(await asked()).toEqual({ sansRegle: [tag.id] });
    } else {
      const column = how === 'archive' ? 'archive_le' : 'supprime_le';
      await sql`UPDATE selections SET ${sql.ref(column)} = now() WHERE id = ${Number(tag.selection)}`.execute(
        world().db,
      );
    }
    await run(await asked());
    expect(await tagged(tag.id)).toEqual([]);
  });

  it('is one that may be on objets', async () => {
    const office = await officeEnLigne(world());
    await expect(tagDe(office, { portee: ['site'] })).rejects.toThrow('Ajoutez les objets');
  });
});

describe('a tag on an objet', () => {
  it('is a badge and a choice for visitors once it is public, and neither before', async () => {
    const office = await officeEnLigne(world());
    const [id = 0] = await office.objets({ colonnes: { nom: 'L’Hôtel', type_bridge: 'hotel' } });
    await office.fiche();
    const tag = await tagDe(office);
    await run();
    const choix = [{ valeurs: [{ ref: 'tag', id: tag.id }], libelle: {}, slug: 'dormir', picto: null }];
    const moteur = await office.moteur([{ cible: 'tag', widget: 'cases', choix, libelle: { fr: 'Envies' } }]);
    const liste = await office.liste({ moteur: moteur.id });
    await sql`UPDATE modeles_liste SET badges = '{tags}' WHERE id = ${office.modele.id}`.execute(world().db);
    const shown = async (path: string) => {
      const url = `/public/${office.site.code}/fr/${path}`;
      return (await world().app.inject({ url, headers: { accept: 'text/html' } })).body;
    };
    expect(await shown(String(liste.code))).not.toContain('Où dormir');
    const { version } = (await office.admin.call<{ version: number }>('GET', `/api${tagResource.path}/${tag.id}`)).body
      .data;
    await office.admin.call('PUT', `/api${tagResource.path}/${tag.id}`, { publique: true, version });
    await expect.poll(() => shown(String(liste.code)), { timeout: 30_000 }).toContain('value="dormir"');
    const html = await shown(String(liste.code));
    expect(html.match(/Où dormir/g)?.length).toBeGreaterThan(1);
    const asked = await world().app.inject({ url: `/public/${office.site.code}/fr/hotel/x-${id}` });
    const fiche = await world().app.inject({ url: String(asked.headers.location), headers: { accept: 'text/html' } });
    expect([fiche.statusCode, fiche.body.includes('Où dormir')]).toEqual([200, true]);
  });
});
