import type { AnyRecord, Manifeste } from '@bridge/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { apercu, diaporama, slide } from '../../areas/display/testing/ecrans.ts';
import { ouverture, periode } from '../../catalogue/testing/ouvertures.ts';
import { OutsideError } from '../../platform/net/outside.error.ts';
import { createOutside } from '../../platform/net/outside.ts';
import { jobContext } from '../../testing/job-context.ts';
import { useWorld } from '../../testing/use-world.ts';
import { create } from '../web/testing/site.ts';
import { relevesJob } from './releves/releves.job.ts';
import { annonceVendue } from './testing/annonces.ts';
import { imagesOf, pairedWith, vitrine } from './testing/poste.ts';

/** Slides that lean on something outside the screen's own entity: weather, news, events, annonces. */
const tuile = sharp({ create: { width: 256, height: 256, channels: 3, background: '#2b8a3e' } })
  .png()
  .toBuffer();
const clock = { now: () => new Date() };
/** A service of maps that answers; nothing else of the outside does. */
const outside = {
  ...createOutside({ allowed: [], clock }),
  read: async ({ url }: { readonly url: string }) => {
    if (!url.includes('data.geopf.fr')) throw new OutsideError('connect', new URL(url).host);
    return { status: 200, headers: {}, body: await tuile };
  },
};
const world = useWorld({ outside });

const sequenceOf = ({ programmes: [first] }: Manifeste) => first?.sequence ?? [];
const htmlOf = (manifeste: Manifeste) =>
  sequenceOf(manifeste)
    .flatMap(({ vues }) => vues.map(({ html }) => html))
    .join('\n');

const RSS =
  '<rss version="2.0"><channel><title>Gazette</title><item><title>Neige au col</title></item></channel></rss>';
const PLUIE = {
  daily: {
    time: ['2026-11-15'],
    weather_code: [61],
    temperature_2m_max: [12],
    temperature_2m_min: [4],
  },
  hourly: {
    time: ['2026-11-15T09:00', '2026-11-15T10:00', '2026-11-15T11:00', '2026-11-15T12:00'],
    weather_code: [61, 63, 0, 61],
    temperature_2m: [5, 6, 9, 11],
  },
};

/** Runs the programmes of the server, as every minute, and the jobs that read elsewhere. */
async function releve(answer: (url: string) => string) {
  const asked: string[] = [];
  const job = relevesJob({
    read: async ({ url }) => {
      asked.push(url);
      return { status: 200, headers: {}, body: Buffer.from(answer(url)) };
    },
  });
  const result = await job.run(jobContext({ db: world().db, now: () => world().now }, {}));
  return { result, asked };
}

/** The server notices within moments what its jobs changed. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 100 });

const ICI = { meteoLatitude: 45.9, meteoLongitude: 6.1 };

describe('a slide that waits for a weather', () => {
  it('is saved once its diaporama says of which place', async () => {
    const { person, gabarit } = await vitrine(world());
    const sequence = [slide('texte', { titre: { fr: 'Musées' }, ciels: ['pluie'] })];
    const { status, body } = await diaporama(person, gabarit.id, { sequence });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['meteoLatitude', 'meteoLongitude']]);
    const wrong = await diaporama(person, gabarit.id, { sequence, ...ICI, meteoAdresse: 'http://meteo.example' });
    expect(wrong.body.errors?.map(({ path }) => path)).toEqual(['meteoAdresse']);
    const upside = [slide('texte', { titre: { fr: 'Glaces' }, degresMin: 25, degresMax: 20 })];
    expect((await diaporama(person, gabarit.id, { sequence: upside, ...ICI })).status).toBe(400);
  });

  it('is shown when it is announced, and not before anything is known; what changed reaches the screen', async () => {
    const musees = slide('texte', { titre: { fr: 'Musées' }, ciels: ['pluie'], degresMin: 6 });
    const { person, ecran } = await vitrine(world(), {
      sequence: [slide('texte', { titre: { fr: 'Lac' } }), musees],
      ...ICI,
    });
    const screen = await pairedWith(world(), person, ecran);
    expect(sequenceOf(await screen.manifeste()).map(({ fenetres }) => fenetres)).toEqual([null, []]);
    const { asked } = await releve(() => JSON.stringify(PLUIE));
    expect(asked.map((url) => new URL(url).searchParams.get('hourly'))).toEqual(['weather_code,temperature_2m']);
    await eventually(async () =>
      expect(sequenceOf(await screen.manifeste())[1]?.fenetres).toEqual([
        { debut: '2026-11-15T09:00:00.000Z', fin: '2026-11-15T10:00:00.000Z' },
        { debut: '2026-11-15T11:00:00.000Z', fin: '2026-11-15T12:00:00.000Z' },
      ]),
    );
  });
});

describe('a slide that waits for an event', () => {
  it('is shown while one takes place, of the days that are told', async () => {
    const scene = await vitrine(world());
    const hours = [
      { ouvre: '10:00', ferme: '12:00' },
      { ouvre: '11:00', ferme: '14:00' },
    ];
    await scene.objets({
      colonnes: { nom: 'Marché', type_bridge: 'evenement', jours: '{[2026-11-16,2026-11-16]}' },
      document: {
        typeBridge: 'evenement',
        ouverture: ouverture([periode({ du: '2026-11-16', au: '2026-11-16', creneaux: hours })]),
      },
    });
    const parking = slide('texte', { titre: { fr: 'Parking fermé' }, pendant: scene.ref });
    const { person, ecran } = await vitrine(world(), { sequence: [parking] }, scene);
    const screen = await pairedWith(world(), person, ecran);
    expect(sequenceOf(await screen.manifeste())[0]?.fenetres).toEqual([
      { debut: '2026-11-16T09:00:00.000Z', fin: '2026-11-16T13:00:00.000Z' },
    ]);
  });
});

describe('what is read elsewhere', () => {
  it('is on screens once it was read, with its date, and stays when it cannot be read any more', async () => {
    const adresse = 'https://gazette.example/rss';
    const sequence = [
      slide('flux', { adresse, nombre: 3 }),
      slide('meteo', { lieu: { fr: 'Ambrelac' }, latitude: 45.8, longitude: 6.2 }),
    ];
    const { person, ecran } = await vitrine(world(), { sequence });
    const screen = await pairedWith(world(), person, ecran);
    expect(sequenceOf(await screen.manifeste()).flatMap(({ vues }) => vues)).toEqual([]);
    const { result } = await releve((url) => (url.startsWith(adresse) ? RSS : JSON.stringify(PLUIE)));
    expect(result).toEqual({ lus: 2, changes: 2, echecs: 0 });
    await eventually(async () => expect(htmlOf(await screen.manifeste())).toContain('Neige au col'));
    expect(htmlOf(await screen.manifeste())).toMatch(/Ambrelac[\s\S]*Pluie[\s\S]*Relevé le/);
    expect((await releve(() => '')).asked).toEqual([]);
    world().advance(31 * 60_000);
    expect((await releve(() => 'panne')).result).toMatchObject({ lus: 0, changes: 0 });
    expect(htmlOf(await screen.manifeste())).toContain('Neige au col');
  });

  it('is read once where somebody only tried it, and again and again once it is shown', async () => {
    const scene = await vitrine(world());
    const adresse = 'https://essai.example/rss';
    const flux = slide('flux', { adresse });
    const goesAround = async () => (await releve(() => RSS)).asked.filter((url) => url === adresse);
    await apercu(scene.person, scene.gabarit.id, flux, { pas: 0 });
    expect(await goesAround()).toHaveLength(1);
    world().advance(31 * 60_000);
    expect(await goesAround()).toEqual([]);
    const { person, ecran, gabarit } = await vitrine(world(), { sequence: [flux] });
    await (await pairedWith(world(), person, ecran)).manifeste();
    expect(await goesAround()).toHaveLength(1);
    // A feed that is only tried out again is read again.
    await apercu(person, gabarit.id, flux, { pas: 0 });
    world().advance(31 * 60_000);
    expect(await goesAround()).toHaveLength(1);
  });
});

describe('a map', () => {
  it('is given to screens with its background, as one picture, and the points of its layers over it', async () => {
    const scene = await vitrine(world());
    const { admin, selection } = scene;
    await scene.objets({ colonnes: { nom: 'Plage', latitude: 45.9, longitude: 6.1 } });
    const couche = { selection: selection.id, nom: { fr: 'Tout' }, couleur: '#c2255c', picto: null, visible: true };
    const [{ gabarit, infobulle } = {}] = (
      await sql<{ gabarit: number; infobulle: number }>`
        SELECT (SELECT min(id) FROM gabarits_carte) AS gabarit, (SELECT min(id) FROM gabarits_infobulle) AS infobulle`.execute(
        world().db,
      )
    ).rows;
    const looks = { titre: { fr: 'Le lac' }, gabarit, infobulle, fond: 'plan-ign', couches: [couche] };
    const carte = await create(admin, '/web/maps', { nom: 'Carte', code: 'carte-ecran', ...looks });
    const sequence = [slide('carte', { carte: { ref: 'carte', id: carte.id }, titre: { fr: 'Le lac' } })];
    const { person, ecran } = await vitrine(world(), { sequence }, scene);
    const screen = await pairedWith(world(), person, ecran);
    const manifeste = await screen.manifeste();
    const [fond] = imagesOf(manifeste);
    expect(fond?.type).toBe('image/png');
    const html = htmlOf(manifeste);
    expect(html).toContain(`src="media:${fond?.empreinte}"`);
    expect(html).toMatch(/Le lac[\s\S]*© IGN|© IGN[\s\S]*Le lac/);
    expect(html).toContain('fill="#c2255c"');
    const drawn = await screen.get(`/medias/${fond?.empreinte}`);
    expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ format: 'png' });
    // The preview shows the same map to the person who prepares it.
    const [carteSeule = {}] = sequence;
    const previewed = (await apercu(person, scene.gabarit.id, carteSeule, { pas: 0 })).body.data;
    expect([previewed.html.includes(`src="/e/emprunts/${fond?.empreinte}"`), previewed.remarques]).toEqual([true, []]);
    const seen = await world().app.inject({ url: `/e/emprunts/${fond?.empreinte}` });
    expect([seen.statusCode, seen.rawPayload.equals(drawn.rawPayload)]).toEqual([200, true]);
  });
});

describe('what an advertiser pays for', () => {
  it('is on the screens of its place between its days, by its weight, and says what it is', async () => {
    const scene = await vitrine(world());
    const sold = { du: '2026-11-16', au: '2026-11-20' };
    const { espace, annonce, root } = await annonceVendue(world(), scene.entiteId, sold);
    const { person, ecran } = await vitrine(world(), { sequence: [slide('annonce', { espace })] }, scene);
    const screen = await pairedWith(world(), person, ecran);
    const [shown] = sequenceOf(await screen.manifeste());
    expect(shown).toMatchObject({
      tousLes: 5,
      vues: [
        {
          annonce: annonce.id,
          debut: '2026-11-15T23:00:00.000Z',
          fin: '2026-11-20T23:00:00.000Z',
          html: expect.stringMatching(/Louez un vélo[\s\S]*Cycles de l’Ambre/),
        },
      ],
    });
    const read = await root.call<AnyRecord>('GET', `/api/annonces/annonce/${annonce.id}`);
    await root.call('POST', `/api/annonces/annonce/${annonce.id}/archive`, { version: read.body.data.version });
    await eventually(async () => expect(sequenceOf(await screen.manifeste())[0]?.vues).toEqual([]));
  });

  it('is counted as itself where another one looks just the same', async () => {
    const scene = await vitrine(world());
    const { espace, annonce, root } = await annonceVendue(world(), scene.entiteId, {
      du: '2026-11-14',
      au: '2026-11-20',
    });
    const at = '/api/annonces/annonce';
    const { body: copied } = await root.call<AnyRecord>('POST', `${at}/${annonce.id}/duplicate`, {});
    const { id, version } = copied.data;
    await root.call('POST', `${at}/${id}/valider`, { version });
    const { person, ecran } = await vitrine(world(), { sequence: [slide('annonce', { espace })] }, scene);
    const screen = await pairedWith(world(), person, ecran);
    const [shown] = sequenceOf(await screen.manifeste());
    expect(shown?.vues.map((vue) => vue.annonce)).toEqual([annonce.id, id]);
  });
});
