import {
  type AnyRecord,
  type compareSelections,
  type EndpointAnswer,
  type evaluateSelection,
  type explainSelection,
  type facettesDeSelection,
  SANS_REGLE,
} from '@bridge/contract';
import { sql } from 'kysely';
import ical from 'node-ical';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertObjets } from '../../catalogue/testing/objets.ts';
import { emptyTables } from '../../platform/db/testing/empty-tables.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const world = useWorld();
let entite: number;
let admin: Person;
let ids: number[];

const NOMS = ['Le Zinc', 'L’Auberge', 'Bar du Port', 'Éden', 'Dune'];

beforeEach(async () => {
  await emptyTables(world().db, 'objets', 'selections', 'tris', 'tags', 'taches');
  entite = await world().createEntite('Office des lacs');
  admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: entite });
  ids = await insertObjets(
    world().db,
    NOMS.map((nom, index) => ({
      nom,
      entite_id: entite,
      commune: index < 3 ? 'Ambreville' : 'Valbrune',
      type_bridge: index === 4 ? 'camping' : 'restaurant',
      nombre_photos: index,
      faits: index > 1 ? ['photo'] : [],
      latitude: index === 0 ? null : 45 + index / 100,
      longitude: index === 0 ? null : 5,
    })),
  );
});

const idOf = (nom: string) => ids[NOMS.indexOf(nom)] ?? 0;
const groupe = (lien: 'et' | 'ou' | 'sauf', ...regles: object[]) => ({ genre: 'groupe', lien, regles });
const RESTAURANTS = { genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: ['restaurant'] };
const PHOTO = { genre: 'fait', fait: 'photo', present: true };

const brouillon = (changes: object = {}) => ({
  mode: 'dynamique',
  regles: SANS_REGLE,
  inclusions: [],
  exclusions: [],
  tri: null,
  limite: null,
  dedoublonnage: null,
  ...changes,
});

const evaluate = (changes: object, others: object = {}, person = admin) =>
  person.call<EndpointAnswer<typeof evaluateSelection>>('POST', '/api/selections/resultat', {
    brouillon: brouillon(changes),
    page: 1,
    itemsPerPage: 20,
    ...others,
  });

async function noms(changes: object, others: object = {}, person = admin): Promise<string[]> {
  const { status, body } = await evaluate(changes, others, person);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data.total).toBeGreaterThanOrEqual(body.data.items.length);
  return body.data.items.map(({ nom }) => nom);
}

const create = async (values: object, person = admin) => {
  const { status, body } = await person.call<AnyRecord>('POST', '/api/selections', {
    nom: 'Essai',
    code: 'essai',
    ...values,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

describe('a sélection', () => {
  it('keeps what answers its rules, by name unless it says otherwise', async () => {
    expect(await noms({ regles: groupe('et', RESTAURANTS) })).toEqual(['L’Auberge', 'Bar du Port', 'Éden', 'Le Zinc']);
    expect(await noms({ regles: groupe('et', RESTAURANTS, PHOTO) })).toEqual(['Bar du Port', 'Éden']);
    expect(await noms({ regles: groupe('sauf', RESTAURANTS) })).toEqual(['Dune']);
  });

  it('made by hand keeps what was chosen, where it was put', async () => {
    const inclusions = [
      { objet: idOf('Dune'), position: null },
      { objet: idOf('Le Zinc'), position: 1 },
    ];
    expect(await noms({ mode: 'manuelle', inclusions })).toEqual(['Le Zinc', 'Dune']);
    expect(await noms({ mode: 'mixte', regles: groupe('et', PHOTO), inclusions })).toEqual([
      'Le Zinc',
      'Bar du Port',
      'Dune',
      'Éden',
    ]);
  });

  it('leaves out what was taken out, until its last day', async () => {
    const sans = (jusquAu: string | null) => [{ objet: idOf('Éden'), motif: 'Travaux', jusquAu }];
    const regles = groupe('et', PHOTO);
    expect(await noms({ regles, exclusions: sans(null) })).toEqual(['Bar du Port', 'Dune']);
    expect(await noms({ regles, exclusions: sans('2999-12-31') })).toEqual(['Bar du Port', 'Dune']);
    expect(await noms({ regles, exclusions: sans('2020-01-01') })).toEqual(['Bar du Port', 'Dune', 'Éden']);
  });

  it('stops at its limit, in the order of its tri, the pinned ones among the first', async () => {
    const cles = [
      { genre: 'nombre', mesure: { genre: 'simple', champ: 'photos' }, sens: 'decroissant', videsEnDernier: true },
    ];
    const tri = await admin.call<AnyRecord>('POST', '/api/tris', { nom: 'Photos', code: 'photos', cles });
    expect(await noms({ tri: tri.body.data.id, limite: 2 })).toEqual(['Dune', 'Éden']);
    const inclusions = [{ objet: idOf('Le Zinc'), position: 2 }];
    expect(await noms({ mode: 'mixte', inclusions, tri: tri.body.data.id, limite: 2 })).toEqual(['Dune', 'Le Zinc']);
  });

  it('shows the fullest of those that are the same thing', async () => {
    const [twin = 0] = await insertObjets(world().db, [
      { nom: 'Éden', commune: 'Valbrune', entite_id: entite, nombre_photos: 9, latitude: 45.03, longitude: 5 },
    ]);
    const edens = async (changes: object) => {
      const { body } = await evaluate(changes);
      return body.data.items.filter(({ nom }) => nom === 'Éden').map(({ id }) => id);
    };
    expect(await edens({})).toEqual([idOf('Éden'), twin]);
    for (const dedoublonnage of ['nom-commune', 'position']) expect(await edens({ dedoublonnage })).toEqual([twin]);
    expect(await edens({ dedoublonnage: 'identifiant' })).toHaveLength(2);
    // An objet chosen by hand stays, however low its rank.
    const inclusions = [{ objet: idOf('Éden'), position: null }];
    expect(await edens({ mode: 'mixte', inclusions, dedoublonnage: 'nom-commune' })).toEqual([idOf('Éden')]);
  });

  it('takes the same id for the same thing in the same commune alone, and a name without commune for nothing', async () => {
    await emptyTables(world().db, 'objets');
    await insertObjets(world().db, [
      { nom: 'Zed', identifiant: '4711', systeme: 'apidae', commune: 'Ambreville', entite_id: entite },
      { nom: 'Yak', identifiant: '4711', systeme: 'lei', commune: 'Valbrune', entite_id: entite },
      {
        nom: 'Zed bis',
        identifiant: '4711',
        systeme: 'tourinsoft',
        commune: 'Ambreville',
        entite_id: entite,
        nombre_photos: 1,
      },
      { nom: 'Marché', entite_id: entite },
      { nom: 'Marché', entite_id: entite },
    ]);
    expect(await noms({ dedoublonnage: 'identifiant' })).toEqual(['Marché', 'Marché', 'Yak', 'Zed bis']);
    expect(await noms({ dedoublonnage: 'nom-commune' })).toHaveLength(5);
  });

  it('keeps what was added by hand within its limit, and the same objets whatever order they are shown in', async () => {
    const inclusions = [{ objet: idOf('Le Zinc'), position: null }];
    expect(await noms({ mode: 'mixte', inclusions, limite: 2 })).toEqual(['L’Auberge', 'Le Zinc']);
    const { id } = await create({ limite: 2 });
    const epingles = [{ objet: idOf('Éden'), position: 1, dates: null }];
    const tried = await admin.call<{ items: { nom: string }[] }>('POST', '/api/tris/essai', {
      brouillon: { cles: [], epingles },
      selection: id,
      page: 1,
      itemsPerPage: 20,
    });
    expect(tried.body.data.items.map(({ nom }) => nom)).toEqual(['L’Auberge', 'Bar du Port']);
  });

  it('takes the values of its public parameters from who asks', async () => {
    const regles = groupe('et', { ...RESTAURANTS, parametre: 'type' });
    expect(await noms({ regles }, { parametres: { type: { valeurs: ['camping'] } } })).toEqual(['Dune']);
    expect((await evaluate({ regles }, { parametres: { autre: { valeurs: ['camping'] } } })).status).toBe(400);
  });

  it('shows to each what they see: published objets of theirs, and those that others share', async () => {
    await insertObjets(world().db, [
      { nom: 'Caché', entite_id: entite, statut: 'masque' },
      { nom: 'Retiré', entite_id: entite, statut: 'absent' },
    ]);
    const voisin = await world().createEntite('Office voisin');
    const stranger = await world().person({ roles: ['ROLE_WEB_USER'], entiteId: voisin });
    await insertObjets(world().db, [{ nom: 'Partagé', entite_id: entite, partage: 'toutes' }]);
    expect(await noms({}, {}, stranger)).toEqual(['Partagé']);
    expect(await noms({})).toHaveLength(6);
  });

  it('is refused with a reason where a rule is no rule', async () => {
    for (const regle of [
      { genre: 'sql', texte: '1=1' },
      { ...RESTAURANTS, valeurs: [] },
      { ...RESTAURANTS, champ: 'password' },
    ])
      expect((await evaluate({ regles: groupe('et', regle) })).status).toBe(400);
    let deep: object = groupe('et');
    for (let level = 0; level < 1_000; level += 1) deep = groupe('et', deep);
    expect((await evaluate({ regles: deep })).status).toBe(400);
  });
});

describe('what a sélection tells', () => {
  it('counts by type, commune and tag, exactly', async () => {
    const tag = await admin.call<AnyRecord>('POST', '/api/reglages/tags', {
      libelle: { fr: 'Coup de cœur' },
      code: 'coup',
    });
    await sql`UPDATE objets SET tags = ${[tag.body.data.id]}::bigint[] WHERE id = ANY(${[idOf('Éden'), idOf('Dune')]}::bigint[])`.execute(
      world().db,
    );
    const { body } = await admin.call<EndpointAnswer<typeof facettesDeSelection>>('POST', '/api/selections/facettes', {
      brouillon: brouillon({ regles: groupe('et', PHOTO) }),
      facettes: [{ genre: 'typeBridge' }, { genre: 'commune' }, { genre: 'tags' }],
    });
    expect(body.data.facettes.map(({ valeurs }) => valeurs.map(({ libelle, nombre }) => [libelle, nombre]))).toEqual([
      [
        ['Restaurant', 2],
        ['Camping', 1],
      ],
      [
        ['Valbrune', 2],
        ['Ambreville', 1],
      ],
      [['Coup de cœur', 2]],
    ]);
  });

  it('says why an objet is there, or is not', async () => {
    const explain = async (changes: object, nom: string) => {
      const { status, body } = await admin.call<EndpointAnswer<typeof explainSelection>>(
        'POST',
        '/api/selections/explication',
        {
          brouillon: brouillon(changes),
          objet: idOf(nom),
        },
      );
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data;
    };
    const regles = groupe('et', RESTAURANTS, PHOTO);
    expect(await explain({ regles }, 'Éden')).toMatchObject({
      retenu: true,
      raison: 'Il répond aux règles.',
    });
    const absent = await explain({ regles }, 'Le Zinc');
    expect(absent).toMatchObject({
      retenu: false,
      raison: 'Il ne répond pas aux règles\u00a0: il n’est pas de ceux qui ont une photo (Photo\u00a0: non).',
    });
    expect(absent.regles?.enfants.map(({ tenu, constat }) => [tenu, constat])).toEqual([
      [true, 'Restaurant'],
      [false, 'Photo\u00a0: non'],
    ]);
    const exclusions = [{ objet: idOf('Éden'), motif: 'Travaux', jusquAu: '2999-12-31' }];
    expect((await explain({ regles, exclusions }, 'Éden')).raison).toBe(
      'Il a été retiré à la main jusqu’au 31/12/2999\u00a0: Travaux.',
    );
    expect((await explain({ regles, limite: 1 }, 'Éden')).raison).toContain('au-delà du nombre maximal (1)');
  });

  it('says nothing of an objet that one does not see', async () => {
    const voisin = await world().createEntite('Office voisin');
    const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId: voisin });
    const asked = { brouillon: brouillon(), objet: idOf('Éden') };
    expect((await stranger.call('POST', '/api/selections/explication', asked)).status).toBe(404);
  });

  it('names nothing of what its author does not see', async () => {
    const voisin = await world().createEntite('Office secret');
    const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId: voisin });
    const tag = await stranger.call<AnyRecord>('POST', '/api/reglages/tags', {
      libelle: { fr: 'CANARI' },
      code: 'canari',
    });
    const [objet] = await insertObjets(world().db, [{ nom: 'CANARI', entite_id: voisin }]);
    const regles = groupe(
      'et',
      { genre: 'mots', champ: 'tags', op: 'une', valeurs: [{ ref: 'tag', id: tag.body.data.id }] },
      {
        genre: 'lieu',
        zone: { forme: 'rayon', centre: { genre: 'objet', objet: { ref: 'objet', id: objet } }, km: 5 },
      },
    );
    const { status, body } = await admin.call('POST', '/api/selections/explication', {
      brouillon: brouillon({ regles }),
      objet: idOf('Éden'),
    });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('CANARI');
  });

  it('says of an archived objet that it is archived', async () => {
    await sql`UPDATE objets SET archive_le = now() WHERE id = ${idOf('Éden')}`.execute(world().db);
    const { body } = await admin.call<EndpointAnswer<typeof explainSelection>>('POST', '/api/selections/explication', {
      brouillon: brouillon(),
      objet: idOf('Éden'),
    });
    expect(body.data.raison).toContain('archivé');
  });

  it('compares two: what both keep, and what one of them keeps alone', async () => {
    const a = await create({ nom: 'A', code: 'a', regles: groupe('et', RESTAURANTS) });
    const b = await create({ nom: 'B', code: 'b', regles: groupe('et', PHOTO) });
    const { body } = await admin.call<EndpointAnswer<typeof compareSelections>>(
      'GET',
      `/api/selections/comparaison?a=${a.id}&b=${b.id}`,
    );
    const { communs, seulementA, seulementB } = body.data;
    expect([communs, seulementA, seulementB].map(({ items }) => items.map(({ nom }) => nom))).toEqual([
      ['Bar du Port', 'Éden'],
      ['L’Auberge', 'Le Zinc'],
      ['Dune'],
    ]);
  });

  it('is counted when it is saved, and again when it changes', async () => {
    const { id, version } = await create({ regles: groupe('et', RESTAURANTS) });
    await admin.call('PUT', `/api/selections/${id}`, { regles: groupe('et', PHOTO), version });
    const { body } = await admin.call<{ volumes: { nombre: number; cause: string }[] }>(
      'GET',
      `/api/selections/${id}/volumes`,
    );
    expect(body.data.volumes.map(({ nombre, cause }) => [nombre, cause])).toEqual([
      [4, 'Création'],
      [3, 'Modification de la sélection'],
    ]);
    expect((await admin.call<AnyRecord>('GET', `/api/selections/${id}`)).body.data).toMatchObject({
      nombreObjets: 3,
      version: 2,
    });
  });
});

describe('a file of a sélection', () => {
  it('has its objets in their order, as a table and as a map', async () => {
    const { id } = await create({ regles: groupe('et', RESTAURANTS) });
    const csv = await admin.download(`/api/selections/${id}/export?format=csv`);
    expect(
      csv.text
        .split('\r\n')
        .slice(1, 5)
        .map((line) => line.split(';')[1]),
    ).toEqual(['L’Auberge', 'Bar du Port', 'Éden', 'Le Zinc']);
    const geojson = JSON.parse((await admin.download(`/api/selections/${id}/export?format=geojson`)).text);
    expect(geojson.features.map(({ geometry }: { geometry: unknown }) => geometry)).toEqual([
      { type: 'Point', coordinates: [5, 45.01] },
      { type: 'Point', coordinates: [5, 45.02] },
      { type: 'Point', coordinates: [5, 45.03] },
      null,
    ]);
  });

  it('tells an agenda when things take place, in the time of Paris', async () => {
    const { db } = world();
    const ouverture = {
      periodes: [
        {
          du: '2026-07-14',
          au: '2026-07-14',
          chaqueAnnee: false,
          regle: 'quotidien',
          creneaux: [{ ouvre: '21:00', ferme: '01:30' }],
        },
        { du: '2026-12-24', au: '2026-12-24', chaqueAnnee: false, regle: 'quotidien', creneaux: [] },
      ],
      fermetures: [],
    };
    await sql`UPDATE objets SET prochaine_date = '2026-07-14' WHERE id = ${idOf('Éden')}`.execute(db);
    await sql`INSERT INTO objet_documents (objet_id, document, source, brut)
      VALUES (${idOf('Éden')}, ${JSON.stringify({ resume: { fr: 'Bal; feu, « d’artifice »' }, ouverture })}, '{}', '')`.execute(
      db,
    );
    const { id } = await create({});
    world().now = new Date('2026-07-01T10:00:00Z');
    const { text } = await admin.download(`/api/selections/${id}/export?format=ics`);
    const events = Object.values(ical.parseICS(text)).filter((event) => event.type === 'VEVENT');
    expect(events.map(({ summary, location, description }) => [summary, location, description])).toEqual([
      ['Éden', 'Valbrune', 'Bal; feu, « d’artifice »'],
      ['Éden', 'Valbrune', 'Bal; feu, « d’artifice »'],
    ]);
    expect(events.map(({ start, datetype }) => [start.toISOString().slice(0, 13), datetype])).toEqual([
      ['2026-07-14T19', 'date-time'],
      [expect.stringMatching(/^2026-12-2[34]/), 'date'],
    ]);
    expect(events[0]?.end?.toISOString()).toBe('2026-07-14T23:30:00.000Z');
  });
});

describe('what a rule refers to', () => {
  const withTag = (id: number) =>
    groupe('et', groupe('ou', { genre: 'mots', champ: 'tags', op: 'une', valeurs: [{ ref: 'tag', id }] }));
  const createTag = async (code: string, person = admin) =>
    (await person.call<AnyRecord>('POST', '/api/reglages/tags', { libelle: { fr: code }, code })).body.data;

  it('is not thrown away while it serves, and says where', async () => {
    const tag = await createTag('famille');
    const { id } = await create({ regles: withTag(tag.id) });
    const refused = await admin.call('DELETE', `/api/reglages/tags/${tag.id}?version=1`);
    expect(refused.status).toBe(409);
    const uses = await admin.call<unknown>('GET', `/api/reglages/tags/${tag.id}/usages`);
    expect(JSON.stringify(uses.body.data)).toContain(`"id":${id}`);
  });

  it('is replaced when it is merged into another', async () => {
    const [kept, gone] = [await createTag('garde'), await createTag('fusionne')];
    const { id } = await create({ regles: withTag(gone.id) });
    const merged = await admin.call('POST', '/api/reglages/tags/merge', {
      garde: kept.id,
      fusionnes: [gone.id],
      dryRun: false,
    });
    expect(merged.status, JSON.stringify(merged.body)).toBe(200);
    expect((await admin.call<AnyRecord>('GET', `/api/selections/${id}`)).body.data.regles).toEqual(withTag(kept.id));
  });

  it('must be something that its author sees', async () => {
    const voisin = await world().createEntite('Office voisin');
    const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId: voisin });
    const tag = await createTag('secret', stranger);
    const { status, body } = await admin.call('POST', '/api/selections', {
      nom: 'X',
      code: 'x',
      regles: withTag(tag.id),
    });
    expect(status).toBe(400);
    expect(body.errors?.[0]?.path).toBe('regles.regles.0.regles.0.valeurs.0');
  });
});
