import { type AnyRecord, type ContexteMot, getCoupleTypes } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lei, produit, useAtelier } from '../../testing/atelier.ts';
import type { Person } from '../../testing/world.ts';

const atelier = useAtelier();
const TYPES = '/api/administration/types';
const VOCABULAIRE = '/api/administration/vocabulaire';

/** An office that imports hotels by the codes of a region, which others may share. */
const office = (nom: string, region: string, ...noms: string[]) =>
  atelier.rempli(
    nom,
    'lei',
    lei(...noms.map((name, index) => produit(`${region}${nom.length}${index}`, name, { TYPE_NOM: `Hôtel ${region}` }))),
    { region },
  );

async function typesOf(person: Person, region: string): Promise<AnyRecord[]> {
  const query = new URLSearchParams({ q: region, itemsPerPage: '50' });
  const { body } = await person.call<{ items: AnyRecord[] }>('GET', `${TYPES}?${query}`);
  return body.data.items;
}

async function child(parent: number, nom: string) {
  const entiteId = await atelier.world.createEntite(nom, parent);
  const admin = await atelier.world.person({ roles: ['ROLE_ADMIN'], entiteId });
  return { entiteId, admin };
}

async function importInto(entiteId: number, admin: Person, region: string, id: string) {
  const depot = await atelier.putFile(
    entiteId,
    'lei.xml',
    lei(produit(id, `Hôtel ${id}`, { TYPE_NOM: `Hôtel ${region}` })),
  );
  const flux = await atelier.flux(admin, 'lei', { origine: 'fichier', depot, region });
  return atelier.runImport(admin, 'lei', flux.id);
}

describe('a word of the vocabulary', () => {
  it('counts the objets that the reader sees, and is read by all', async () => {
    const here = await office('Office du haut', 'valcompte', 'Auberge', 'Relais');
    const there = await office('Office du bas lointain', 'valcompte', 'Gîte');
    const boss = await atelier.world.person({ roles: ['ROLE_SUPER_ADMIN'] });
    const counts = async (person: Person) =>
      (await typesOf(person, 'valcompte')).map(({ nombreObjets }) => nombreObjets);
    const [mine, theirs, all] = [await counts(here.admin), await counts(there.admin), await counts(boss)];
    expect(Math.max(...mine.map(Number))).toBe(2);
    expect(Math.max(...theirs.map(Number))).toBe(1);
    expect(Math.max(...all.map(Number))).toBe(3);
  });

  it('is its users’ to change: one entity’s alone, the region’s where several share it, else the super admin’s', async () => {
    const region = await atelier.world.createEntite('Région des mots');
    const regional = await atelier.world.person({ roles: ['ROLE_ADMIN_REGION'], entiteId: region });
    const [a, b] = [await child(region, 'Office A'), await child(region, 'Office B')];
    const [word] = await (async () => {
      await importInto(a.entiteId, a.admin, 'valpartage', '71001');
      return typesOf(a.admin, 'valpartage');
    })();
    const change = async (person: Person, libelle: string) => {
      const { body } = await person.call<AnyRecord>('GET', `${TYPES}/${word?.id}`);
      const values = { libelleLocal: { fr: libelle }, version: body.data.version };
      return (await person.call('PUT', `${TYPES}/${word?.id}`, values)).status;
    };
    expect(await change(a.admin, 'Un')).toBe(200);
    expect(await change(b.admin, 'Deux')).toBe(403);
    await importInto(b.entiteId, b.admin, 'valpartage', '71002');
    expect(await change(a.admin, 'Trois')).toBe(403);
    expect(await change(regional, 'Quatre')).toBe(200);
    const stranger = await office('Office étranger', 'valpartage', 'Motel');
    expect(await change(regional, 'Cinq')).toBe(403);
    expect(await change(stranger.admin, 'Six')).toBe(403);
    expect(await change(await atelier.world.person({ roles: ['ROLE_SUPER_ADMIN'] }), 'Sept')).toBe(200);
  });

  it('is hidden from nobody, nor given away', async () => {
    const { admin } = await office('Office jaloux', 'valcache', 'Auberge');
    const [word] = await typesOf(admin, 'valcache');
    for (const change of [{ partage: 'prive' }, { entiteId: null }]) {
      const { status } = await admin.call('PUT', `${TYPES}/${word?.id}`, { ...change, version: word?.version });
      expect([400, 403], JSON.stringify(change)).toContain(status);
    }
  });

  it('bears its system in a list of choices, where several have its name', async () => {
    const { admin } = await office('Office homonyme', 'valnom', 'Auberge');
    await sql`
      INSERT INTO criteres (libelle, systeme, schema, code, nature, partage) VALUES
      ('{"fr": "Homonyme"}', 'lei', 'essai', 'h1', 'texte', 'toutes'), ('{"fr": "Homonyme"}', 'apidae', 'essai', 'h2', 'texte', 'toutes'),
      ('{"fr": "Homonyme seul"}', 'apidae', 'essai', 'h3', 'texte', 'toutes')`.execute(atelier.world.db);
    const { body } = await admin.call<{ items: { titre: string }[] }>('GET', '/api/choix/critere?q=homonyme');
    expect(body.data.items.map(({ titre }) => titre)).toEqual(['Homonyme (LEI)', 'Homonyme (Apidae)', 'Homonyme seul']);
  });

  it('leaves as CSV with what it is equivalent to', async () => {
    const { admin } = await office('Office exporté', 'valcsv', 'Auberge');
    const [word] = await typesOf(admin, 'valcsv');
    const { rows } = await sql<{ id: number }>`
      INSERT INTO types (libelle, systeme, schema, code, niveau, partage)
      VALUES ('{"fr": "Hôtellerie commune"}', 'apidae', 'essai', 'csv', 'type', 'toutes') RETURNING id`.execute(
      atelier.world.db,
    );
    const set = { equivaut: rows[0]?.id, version: word?.version };
    expect((await admin.call('PUT', `${TYPES}/${word?.id}`, set)).status).toBe(200);
    const query = new URLSearchParams({ format: 'csv', q: 'valcsv', fields: 'libelle,systeme,nombreObjets,equivaut' });
    const answer = await atelier.world.app.inject({
      method: 'GET',
      url: `/prod-api${TYPES}/export?${query}`,
      headers: { authorization: `Bearer ${admin.tokens.token}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Hôtellerie commune');
  });
});

describe('what stands around a word', () => {
  it('tells, of a criterion, the types of its objets and the words of other systems that mean the same', async () => {
    const { admin, entiteId } = await office('Office autour', 'valautour', 'Auberge', 'Relais');
    const [type] = await typesOf(admin, 'valautour');
    const { rows } = await sql<{ id: number }>`
      INSERT INTO criteres (libelle, systeme, schema, code, nature, partage, entite_id) VALUES
      ('{"fr": "Confort"}', 'lei', 'essai', 'autour1', 'texte', 'toutes', ${entiteId}),
      ('{"fr": "Services"}', 'apidae', 'essai', 'autour2', 'texte', 'toutes', ${entiteId}) RETURNING id`.execute(
      atelier.world.db,
    );
    const [confort, services] = rows.map(({ id }) => id);
    await sql`UPDATE objets SET criteres = criteres || ${confort ?? 0}::bigint WHERE entite_id = ${entiteId}`.execute(
      atelier.world.db,
    );
    await admin.call('POST', '/api/administration/equivalences', {
      de: 'critere',
      paires: [{ id: services, equivaut: confort }],
    });
    const read = async (id: number | undefined) =>
      (await admin.call<ContexteMot>('GET', `${VOCABULAIRE}/critere/${id}`)).body.data;
    const around = await read(confort);
    expect(around.types).toContainEqual({ id: type?.id, libelle: expect.any(String), nombre: 2 });
    expect(around.equivalents).toMatchObject([{ id: services, systeme: 'apidae' }]);
    expect((await read(services)).equivalents).toMatchObject([{ id: confort, systeme: 'lei' }]);
  });

  it('tells, of a type, its place in the hierarchy, its pair, and what is published of it', async () => {
    const { admin, entiteId } = await office('Office en arbre', 'valarbre', 'Auberge');
    const [leaf] = await typesOf(admin, 'valarbre');
    const { rows } = await sql<{ id: number }>`
      INSERT INTO types (libelle, systeme, schema, code, niveau, partage, entite_id)
      VALUES ('{"fr": "Hébergement"}', 'lei', 'essai', 'genre-arbre', 'genre', 'toutes', ${entiteId}) RETURNING id`.execute(
      atelier.world.db,
    );
    const genre = rows[0]?.id ?? 0;
    await sql`UPDATE types SET parent = ${genre} WHERE id = ${leaf?.id}`.execute(atelier.world.db);
    const { body } = await admin.call<ContexteMot>('GET', `${VOCABULAIRE}/type/${leaf?.id}`);
    expect(body.data).toMatchObject({
      publies: 1,
      masques: 0,
      ascendance: [{ id: genre, libelle: 'Hébergement' }],
      couple: { categorie: 'Hébergement' },
    });
    const above = await admin.call<ContexteMot>('GET', `${VOCABULAIRE}/type/${genre}`);
    expect(above.body.data.enfants).toMatchObject([{ id: leaf?.id, nombre: 1 }]);
    const pairs = await admin.call<{ couples: object[] }>('GET', '/params/get_couple_types');
    expect(pairs.body.data.couples).toContainEqual(body.data.couple);
  });

  it('has a category in its pair whatever the source left empty above it, as the call declares', async () => {
    const { entiteId } = await office('Office muet', 'valmuet', 'Auberge');
    const { rows } = await sql<{ id: number }>`
      INSERT INTO types (libelle, systeme, schema, code, niveau, partage, entite_id)
      VALUES ('{"fr": " "}', 'lei', 'essai', 'genre-muet', 'genre', 'toutes', ${entiteId}) RETURNING id`.execute(
      atelier.world.db,
    );
    await sql`
      INSERT INTO types (libelle, systeme, schema, code, niveau, partage, entite_id, parent, nombre_objets)
      VALUES ('{"fr": "Sous un genre muet"}', 'lei', 'essai', 'type-muet', 'type', 'toutes', ${entiteId}, ${rows[0]?.id}, 1),
        (jsonb_build_object('fr', repeat('long ', 60)), 'lei', 'essai', 'type-long', 'type', 'toutes', ${entiteId}, NULL, 1)`.execute(
      atelier.world.db,
    );
    const { admin } = await atelier.office('Office qui lit');
    const { body } = await admin.call('GET', '/params/get_couple_types');
    expect(getCoupleTypes.response.parse(body.data).couples).toContainEqual({
      categorie: 'lei',
      type: 'Sous un genre muet',
    });
  });

  it('names who uses a value that is gone from the source', async () => {
    const { admin, entiteId } = await office('Office quitté', 'valdisparu', 'Auberge');
    const { rows } = await sql<{ id: number; code: string }>`
      WITH critere AS (
        INSERT INTO criteres (libelle, systeme, schema, code, nature, partage, entite_id)
        VALUES ('{"fr": "Bains"}', 'lei', 'essai', 'bains', 'multiple', 'toutes', ${entiteId}) RETURNING id
      ),
      valeurs AS (
        INSERT INTO modalites (libelle, systeme, schema, code, critere, partage, entite_id, disparu_le)
        SELECT jsonb_build_object('fr', nom), 'lei', 'essai', nom, critere.id, 'toutes', ${entiteId}, now()
        FROM critere, unnest(ARRAY['Sauna', 'Hammam']) AS nom RETURNING id, code
      )
      SELECT id, code FROM valeurs UNION ALL SELECT id, 'critere' FROM critere`.execute(atelier.world.db);
    const idOf = (code: string) => rows.find((row) => row.code === code)?.id ?? 0;
    await sql`
      INSERT INTO modalites (libelle, systeme, schema, code, critere, partage, entite_id, equivaut)
      VALUES ('{"fr": "Sauna finlandais"}', 'apidae', 'essai', 'finlandais', ${idOf('critere')}, 'toutes', ${entiteId},
        ${idOf('Sauna')})`.execute(atelier.world.db);
    const { body } = await admin.call<ContexteMot>('GET', `${VOCABULAIRE}/critere/${idOf('critere')}`);
    expect(body.data.disparues).toMatchObject([
      { id: idOf('Sauna'), libelle: 'Sauna', usages: [{ titre: 'Sauna finlandais', nature: 'Modalité' }], ailleurs: 0 },
    ]);
  });
});

it('suggested equivalents are those that the reader may link, counted as they see them', async () => {
  const { admin, entiteId } = await atelier.office('Office qui relie');
  const other = await atelier.world.createEntite('Office d’à côté');
  const word = async (systeme: string, code: string, owner: number | null) => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO types (libelle, systeme, schema, code, niveau, partage, entite_id)
      VALUES (${JSON.stringify({ fr: `Zeppelin ${code}` })}::jsonb, ${systeme}, 'essai', ${`${code}-${systeme}`}, 'type',
        'toutes', ${owner})
      RETURNING id`.execute(atelier.world.db);
    return rows[0]?.id ?? 0;
  };
  const [a, b] = [await word('lei', 'partage', null), await word('apidae', 'partage', entiteId)];
  await word('lei', 'lointain', other);
  await word('apidae', 'lointain', null);
  await sql`INSERT INTO mot_comptes (vocabulaire, mot_id, entite_id, partage, publies, masques)
    VALUES ('types', ${a}, ${other}, 'prive', 5, 0), ('types', ${b}, ${entiteId}, 'prive', 2, 1)`.execute(
    atelier.world.db,
  );
  const { body } = await admin.call<{ items: { un: AnyRecord; autre: AnyRecord }[] }>(
    'GET',
    '/api/administration/equivalences?de=type',
  );
  const zeppelins = body.data.items.filter(({ un }) => String(un.libelle).startsWith('Zeppelin'));
  expect(zeppelins).toMatchObject([{ un: { id: b, nombreObjets: 3 }, autre: { id: a, nombreObjets: 0 } }]);
  const linked = await admin.call('POST', '/api/administration/equivalences', {
    de: 'type',
    paires: [{ id: b, equivaut: a }],
  });
  expect(linked.status).toBe(200);
});
