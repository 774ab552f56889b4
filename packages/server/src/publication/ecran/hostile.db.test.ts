import { type AnyRecord, brouillonDeDiaporamaSchema, type Manifeste } from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { slide } from '../../areas/display/testing/ecrans.ts';
import { createMedia } from '../../areas/mediatheque/testing/depot.ts';
import { jpeg } from '../../areas/mediatheque/testing/fichiers.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';
import { allume, createEcran, imagesOf, nouvelles, pairedWith, passage, vitrine } from './testing/poste.ts';

/** A screen in the wrong hands: what its credential can read and write, and what nobody can without. */
const world = useWorld();
const CANARI = 'canari-7f3e';

/** An office whose name stands in all that its screens show and tell. */
async function proie() {
  const scene = await vitrine(world());
  const { admin, person, entiteId, objets, ref } = scene;
  await objets({ colonnes: { nom: CANARI }, document: { nom: { fr: CANARI } } });
  const media = await createMedia(world(), admin, await jpeg(), { entiteId, titre: { fr: CANARI }, credit: CANARI });
  const sequence = [
    slide('texte', { titre: { fr: CANARI } }),
    slide('objets', { selection: ref }),
    slide('media', { media: { ref: 'media', id: media.id } }),
  ];
  const { ecran, diaporama } = await vitrine(world(), { nom: CANARI, sequence, secoursTexte: { fr: CANARI } }, scene);
  const message = { nom: CANARI, titre: { fr: CANARI }, diffusee: true, au: '2026-11-30' };
  const { body } = await person.call<AnyRecord>('POST', '/api/display/urgences', message);
  const screen = await pairedWith(world(), person, ecran);
  await screen.post('/passages', { passages: [passage({ diaporama: diaporama.id })] });
  return { ...scene, ecran, diaporama, screen, urgence: body.data };
}

it('a screen of others reads nothing of an entity, by any of the ways that screens have', async () => {
  const { screen, ecran, diaporama, urgence } = await proie();
  const own = await screen.get('/manifeste');
  expect(own.body).toContain(CANARI);
  // The typefaces of the product are everybody’s.
  const medias = imagesOf(own.json<Manifeste>());
  const other = await vitrine(world());
  const stranger = await pairedWith(world(), other.person, other.ecran);
  const answers = [
    await stranger.get('/manifeste'),
    await stranger.get(`/manifeste?ecran=${ecran.id}`),
    await stranger.get('/manifeste', { 'if-none-match': String(own.headers.etag), 'x-ecran': String(ecran.id) }),
    ...(await Promise.all(medias.map(({ empreinte }) => stranger.get(`/medias/${empreinte}`)))),
    await stranger.get('/medias/..%2f..%2fmanifeste'),
    await stranger.post('/nouvelles', nouvelles({ urgence: { id: urgence.id, version: urgence.version } })),
    await stranger.post('/passages', { passages: [passage({ diaporama: diaporama.id })] }),
  ];
  for (const { body } of answers) expect(body).not.toContain(CANARI);
  expect(answers.slice(3, 3 + medias.length).map(({ statusCode }) => statusCode)).toEqual(medias.map(() => 404));
});

it('who is only shown a screen learns nothing of what it plays, of what went wrong with it, nor of who is told', async () => {
  const { person, ecran } = await proie();
  const { body } = await person.call<AnyRecord>('GET', `/api/display/ecrans/${ecran.id}`);
  const change = { partage: 'toutes', alerteUrl: `https://exemple.fr/${CANARI}`, version: body.data.version };
  expect((await person.call('PUT', `/api/display/ecrans/${ecran.id}`, change)).status).toBe(200);
  const screen = await pairedWith(world(), person, ecran);
  await screen.post('/nouvelles', nouvelles({ erreurs: [{ quand: '2026-11-15T09:00:00.000Z', message: CANARI }] }));
  const { person: stranger } = await vitrine(world());
  const seen = await stranger.call('GET', `/api/display/ecrans/${ecran.id}`);
  expect(seen.status).toBe(200);
  expect(JSON.stringify(seen.body)).not.toContain(CANARI);
  for (const way of ['capture', 'programme', 'passages'])
    expect([way, (await stranger.call('GET', `/api/display/ecrans/${ecran.id}/${way}`)).status]).toEqual([way, 403]);
});

it('who works with the screens of others reaches nothing of them, by any of the ways that people have', async () => {
  const { person, ecran, diaporama, urgence } = await proie();
  const { person: stranger } = await vitrine(world());
  const paths = [
    `/ecrans/${ecran.id}`,
    `/ecrans/${ecran.id}/capture`,
    `/ecrans/${ecran.id}/programme`,
    `/ecrans/${ecran.id}/passages`,
    `/diaporamas/${diaporama.id}`,
    `/diaporamas/${diaporama.id}/publications`,
    `/urgences/${urgence.id}`,
    `/urgences/${urgence.id}/confirmations`,
  ];
  for (const path of paths)
    expect([path, (await stranger.call('GET', `/api/display${path}`)).status]).toEqual([path, 404]);
  const lists = [
    '/ecrans',
    '/diaporamas',
    '/urgences',
    '/ecrans/groupes',
    '/passages?du=2026-11-01&au=2026-11-30&par=ecran',
  ];
  for (const path of lists) {
    const { status, body } = await stranger.call('GET', `/api/display${path}`);
    expect([path, status, JSON.stringify(body).includes(CANARI)]).toEqual([path, 200, false]);
  }
  // The code shown by another screen: with it, the caller could take that screen over.
  const { code } = await allume(world());
  const posts: [string, object][] = [
    [`/ecrans/${ecran.id}/oublier`, {}],
    [`/ecrans/${ecran.id}/appairer`, { code }],
    [`/diaporamas/${diaporama.id}/retirer`, {}],
  ];
  for (const [path, body] of posts)
    expect([path, (await stranger.call('POST', `/api/display${path}`, body)).status]).toEqual([path, 404]);
  for (const [path, body] of posts)
    expect([path, (await person.call('POST', `/api/display${path}`, body)).status]).toEqual([path, 200]);
});

it('without a credential, or with one that is worn out, every door of screens is shut', async () => {
  const { screen, ecran, person } = await proie();
  await person.call('POST', `/api/display/ecrans/${ecran.id}/oublier`);
  const doors = [
    ['GET', '/manifeste'],
    ['GET', `/medias/${'a'.repeat(64)}`],
    ['GET', '/ecoute'],
    ['GET', '/flux'],
    ['POST', '/nouvelles'],
    ['POST', '/passages'],
    ['POST', '/capture'],
  ] as const;
  for (const authorization of [undefined, 'Bearer', 'Bearer x', `Bearer ${screen.jeton}`, `Basic ${screen.jeton}`])
    for (const [method, path] of doors) {
      const answer = await world().app.inject({
        method,
        url: `/e/api${path}`,
        headers: authorization === undefined ? {} : { authorization },
        ...(method === 'POST' ? { payload: {} } : {}),
      });
      expect([path, answer.statusCode]).toEqual([path, 401]);
    }
});

it('a screen shows of a diaporama that another entity shares what both see of its objets', async () => {
  const scene = await vitrine(world());
  await scene.objets(
    { colonnes: { nom: 'Canari privé', partage: 'prive' } },
    { colonnes: { nom: 'Musée partagé', partage: 'filles' } },
  );
  const sequence = [slide('objets', { selection: scene.ref })];
  const { diaporama, ecran } = await vitrine(world(), { partage: 'filles', sequence }, scene);
  const other = await vitrine(world());
  await sql`UPDATE entites SET parent_id = ${scene.entiteId} WHERE id = ${other.entiteId}`.execute(world().db);
  const ref = { ref: 'diaporama', id: diaporama.id };
  const moment = { diaporama: ref, jours: [], de: null, a: null, dates: null, prioritaire: false };
  const usual = await createEcran(other.person, { diaporama: diaporama.id });
  const hourly = await createEcran(other.person, { diaporama: other.diaporama.id, horaire: [moment] });
  const shown = async (person: Person, screen: AnyRecord) =>
    JSON.stringify(await (await pairedWith(world(), person, screen)).manifeste());
  const own = await shown(scene.person, ecran);
  for (const nom of ['Canari privé', 'Musée partagé']) expect(own).toContain(nom);
  for (const screen of [usual, hourly]) {
    const told = await shown(other.person, screen);
    expect(told).toContain('Musée partagé');
    expect(told).not.toContain('Canari privé');
  }
  const { body } = await other.person.call<{ remarques: string[] }>('GET', `/api/display/ecrans/${usual.id}/programme`);
  expect(body.data.remarques).toContainEqual(expect.stringContaining('vient d’une autre entité'));
  // Whoever tries the diaporama on their screen is shown what it will play.
  const parent = await world().person({ roles: ['ROLE_SUPER_ADMIN'], entiteId: scene.entiteId });
  const tried = async (id: number | null) => {
    const asked = {
      diaporama: brouillonDeDiaporamaSchema.strip().parse(diaporama),
      ecran: id,
      langue: null,
      jour: '2026-11-15',
    };
    const { status, body } = await parent.call('POST', '/api/display/diaporamas/manifeste', asked);
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('Musée partagé')]);
    return JSON.stringify(body).includes('Canari privé');
  };
  expect([await tried(null), await tried(ecran.id), await tried(usual.id)]).toEqual([true, true, false]);
});
