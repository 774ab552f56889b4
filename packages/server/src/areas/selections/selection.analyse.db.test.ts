import type {
  AnyRecord,
  compareSelections,
  EndpointAnswer,
  explainSelection,
  facettesDeSelection,
} from '@bridge/contract';
import { sql } from 'kysely';
import ical from 'node-ical';
import { describe, expect, it } from 'vitest';
import { insertObjets } from '../../catalogue/testing/objets.ts';
import { brouillon, groupe, PHOTO, RESTAURANTS, useVivier } from './testing/vivier.ts';

const vivier = useVivier();
const { world, idOf, create } = vivier;

describe('what a sélection tells', () => {
  it('counts by type, commune and tag, exactly', async () => {
    const tag = await vivier.admin.call<AnyRecord>('POST', '/api/reglages/tags', {
      libelle: { fr: 'Coup de cœur' },
      code: 'coup',
    });
    await sql`UPDATE objets SET tags = ${[tag.body.data.id]}::bigint[] WHERE id = ANY(${[idOf('Éden'), idOf('Dune')]}::bigint[])`.execute(
      world().db,
    );
    const { body } = await vivier.admin.call<EndpointAnswer<typeof facettesDeSelection>>(
      'POST',
      '/api/selections/facettes',
      {
        brouillon: brouillon({ regles: groupe('et', PHOTO) }),
        facettes: [{ genre: 'typeBridge' }, { genre: 'commune' }, { genre: 'tags' }],
      },
    );
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
      const { status, body } = await vivier.admin.call<EndpointAnswer<typeof explainSelection>>(
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
    const { status, body } = await vivier.admin.call('POST', '/api/selections/explication', {
      brouillon: brouillon({ regles }),
      objet: idOf('Éden'),
    });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('CANARI');
  });

  it('says of an archived objet that it is archived', async () => {
    await sql`UPDATE objets SET archive_le = now() WHERE id = ${idOf('Éden')}`.execute(world().db);
    const { body } = await vivier.admin.call<EndpointAnswer<typeof explainSelection>>(
      'POST',
      '/api/selections/explication',
      {
        brouillon: brouillon(),
        objet: idOf('Éden'),
      },
    );
    expect(body.data.raison).toContain('archivé');
  });

  it('compares two: what both keep, and what one of them keeps alone', async () => {
    const a = await create({ nom: 'A', code: 'a', regles: groupe('et', RESTAURANTS) });
    const b = await create({ nom: 'B', code: 'b', regles: groupe('et', PHOTO) });
    const { body } = await vivier.admin.call<EndpointAnswer<typeof compareSelections>>(
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
    await vivier.admin.call('PUT', `/api/selections/${id}`, { regles: groupe('et', PHOTO), version });
    const { body } = await vivier.admin.call<{ volumes: { nombre: number; cause: string }[] }>(
      'GET',
      `/api/selections/${id}/volumes`,
    );
    expect(body.data.volumes.map(({ nombre, cause }) => [nombre, cause])).toEqual([
      [4, 'Création'],
      [3, 'Modification de la sélection'],
    ]);
    expect((await vivier.admin.call<AnyRecord>('GET', `/api/selections/${id}`)).body.data).toMatchObject({
      nombreObjets: 3,
      version: 2,
    });
  });
});

describe('a file of a sélection', () => {
  it('has its objets in their order, as a table and as a map', async () => {
    const { id } = await create({ regles: groupe('et', RESTAURANTS) });
    const csv = await vivier.admin.download(`/api/selections/${id}/export?format=csv`);
    expect(
      csv.text
        .split('\r\n')
        .slice(1, 5)
        .map((line) => line.split(';')[1]),
    ).toEqual(['L’Auberge', 'Bar du Port', 'Éden', 'Le Zinc']);
    const geojson = JSON.parse((await vivier.admin.download(`/api/selections/${id}/export?format=geojson`)).text);
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
    const { text } = await vivier.admin.download(`/api/selections/${id}/export?format=ics`);
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
