import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BridgeError,
  type BrouillonDeBloc,
  bloc,
  brouillonDeBloc,
  brouillonDeBlocSchema,
  type Canal,
  GENRES_DE_BLOC,
  MODES_DE_SELECTION,
  media,
} from '@bridge/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manquesDAnnonce } from '../../areas/annonces/annonce.controle.ts';
import { createDepot } from '../../areas/mediatheque/fichiers/depot.service.ts';
import { scoresJob } from '../../catalogue/score/scores.job.ts';
import { offertesPour } from '../../composition/annonce/choix.ts';
import { placeDuSupport } from '../../composition/annonce/places.repository.ts';
import { openCadre } from '../../composition/cadre.ts';
import { openCompositeur } from '../../composition/compositeur.ts';
import { createWrite } from '../../crud/write/writing.ts';
import { createDiskFiles } from '../../platform/files/disk.ts';
import { ENDLESS_ROOM } from '../../platform/files/room.ts';
import { JobFailure, RetryLater } from '../../platform/jobs/job.errors.ts';
import { createLog } from '../../platform/log.ts';
import { createOutside } from '../../platform/net/outside.ts';
import { decodageIci } from '../../process/decodage.ts';
import type { Db } from '../../schema.ts';
import { doImports } from '../../testing/import-worker.ts';
import { doJob } from '../../testing/job-worker.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';
import { demonstrateur } from '../demonstrateur.ts';
import { prepareFirstAccounts } from '../first-start.ts';
import { demonstrationReadAgain, firstStartWithDemonstration } from '../testing/demonstration.ts';
import { demonstrationJob } from './contenu.job.ts';
import { type Deposit, type Draw, depositBy, renderAsMedia } from './medias.ts';
import { CODES_DE_SELECTION } from './selections.codes.ts';
import { LISTES } from './site.ts';

const world = useWorld();
const now = new Date('2026-11-15T10:00:00Z');
const clock = { now: () => now };
/** The kinds of blocs, without the link to an edition: it is empty until a person validates one. */
const GENRES = GENRES_DE_BLOC.map(({ value }) => value).filter((genre) => genre !== 'edition');
let folder = '';

const rows = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(world().db)).rows;
const work = (dieAfter?: number) =>
  doJob(world().db, demonstrationJob({ engine: world().engine, deposit, draw }), {
    clock,
    ...(dieAfter === undefined ? {} : { dieAfter }),
  });

/** A photo that a former attempt drew is used again. */
const drawn = new Map<string, Promise<Buffer>>();
const draw: Draw = (nom) => {
  const photo = drawn.get(nom) ?? renderAsMedia(nom);
  drawn.set(nom, photo);
  return photo;
};

/** Deposits into a folder of this test; a photo of a former attempt is used again. */
const deposited = new Map<string, ReturnType<Deposit>>();
const deposit = async (db: Db): Promise<Deposit> => {
  const entry = world().engine.registry.require(media);
  const files = createDiskFiles(join(folder, 'medias'));
  const write = createWrite({ db, clock, log: createLog('silent') });
  const arrivees = join(folder, 'arrivees');
  const { analyze } = decodageIci;
  const toStore = depositBy(
    createDepot({ db, clock, write, files, room: ENDLESS_ROOM, arrivees, entry, analyze, filesUrl: '' }),
  );
  return (fichier, auteur) => {
    const file = deposited.get(fichier.nom) ?? toStore(fichier, auteur);
    deposited.set(fichier.nom, file);
    return file;
  };
};

/** Puts the task back, as the queue does after a delay or a new request. */
const again = () =>
  rows(sql`UPDATE taches SET etat = 'en_attente', serveur = NULL, bail_jusqu_a = NULL WHERE type = 'demonstration'`);

const MADE = ['profils_scoring', 'tris', 'selections', 'blocs', 'listes_web'] as const;
const counts = async () => {
  const made = await Promise.all(
    MADE.map(async (table) => (await rows(sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`))[0]?.n),
  );
  const tagged = await rows(sql`SELECT 1 FROM objets WHERE cardinality(tags) > 0`);
  const waiting = await rows(sql`SELECT 1 FROM taches WHERE type = 'score'`);
  return { made, tagged: tagged.length, waiting: waiting.length };
};
const NOTHING = { made: [0, 0, 0, 0, 0], tagged: 0, waiting: 0 };

const start = () => {
  const options = { adminPassword: undefined, demo: true, depots: join(folder, 'flux') };
  return prepareFirstAccounts({ db: world().db, clock, log: createLog('silent'), engine: world().engine }, options);
};
const importAll = () =>
  doImports(world().db, {
    outside: createOutside({ allowed: [], clock }),
    depots: join(folder, 'flux'),
    imports: join(folder, 'imports'),
    clock,
    langues: ['fr', 'en', 'de'],
  });
let imports: Promise<number> | undefined;
/** The imports of the first start, run once for all tests of what they bring in. */
const imported = () => {
  imports ??= importAll();
  return imports;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bridge-demo-'));
  await start();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('what the demonstration makes of no catalogue', () => {
  it('waits for the imports', async () => {
    await expect(work()).rejects.toThrow(RetryLater);
    expect(await counts()).toEqual(NOTHING);
    await again();
  });

  it('is not made of a catalogue that stayed empty', { tags: 'torture' }, async () => {
    await sql`UPDATE taches SET etat = 'annulee', fin_le = ${now} WHERE type = 'import'`.execute(world().db);
    await expect(work()).rejects.toThrow(JobFailure);
    await sql`UPDATE taches SET etat = 'en_attente', fin_le = NULL WHERE type = 'import'`.execute(world().db);
    await again();
  });
});

firstStartWithDemonstration({ world, start, imported, work: importAll });

describe('what the demonstration makes of its catalogue', () => {
  beforeAll(imported);

  it('is there in whole or not at all, wherever its process dies', async () => {
    expect(await work(1)).toBeNull();
    expect(await counts()).toEqual(NOTHING);
  });

  it('leaves nothing behind where one of its last pieces cannot be made', { tags: 'torture' }, async () => {
    const code = 'moteur-de-l-agenda';
    await sql`INSERT INTO moteurs (nom, code, entite_id) SELECT 'Gêneur', ${code}, id FROM entites WHERE code = 'aubrelande'`.execute(
      world().db,
    );
    await expect(work()).rejects.toThrow(BridgeError);
    await sql`DELETE FROM moteurs WHERE nom = 'Gêneur'`.execute(world().db);
    expect(await counts()).toEqual(NOTHING);
    await again();
  });

  it('is made once', async () => {
    const listes = LISTES.length;
    const made = {
      profils: 5,
      tris: 5,
      selections: CODES_DE_SELECTION.length,
      blocs: GENRES.length + 2,
      listes,
    };
    expect(await work()).toMatchObject(made);
    const once = await counts();
    expect(once.made).toEqual([made.profils, made.tris, made.selections, made.blocs, made.listes]);
    await again();
    expect(await work()).toEqual({ deja: true });
    expect(await counts()).toEqual(once);
  });

  it('has sélections of every kind, each with objets to show', async () => {
    const selections = await rows(sql<{ nom: string; mode: string; nombre: number }>`
      SELECT nom, mode, nombre_objets AS nombre FROM selections`);
    for (const { nom, nombre } of selections) expect(nombre, nom).toBeGreaterThanOrEqual(3);
    expect(new Set(selections.map(({ mode }) => mode))).toEqual(new Set(MODES_DE_SELECTION.map(({ value }) => value)));
  });

  it('leaves no sélection that keeps the whole catalogue', async () => {
    const [all] = await rows(sql<{ n: number }>`SELECT count(*) AS n FROM objets`);
    const whole = await rows(sql<{ nom: string }>`
      SELECT nom FROM selections WHERE nombre_objets > ${(all?.n ?? 0) / 2}`);
    expect(whole).toEqual([]);
  });

  it('lets visitors ask with other values, and watches over some numbers', async () => {
    const open = await rows(sql`SELECT 1 FROM selections WHERE jsonb_path_exists(regles, '$.**.parametre')`);
    expect(open.length).toBeGreaterThanOrEqual(3);
    const watched = await rows(sql`SELECT 1 FROM selections WHERE alerte_variation IS NOT NULL`);
    expect(watched.length).toBeGreaterThanOrEqual(3);
  });

  it('is of an office where the choice is its own, and seen by everybody', async () => {
    const owners = await rows(sql<{ code: string; entite: string; partage: string }>`
      SELECT selections.code, entites.code AS entite, partage FROM selections JOIN entites ON entites.id = entite_id`);
    const own = owners.filter(({ entite }) => entite === 'val-d-ambre').map(({ code }) => code);
    expect(own.sort()).toEqual(['adherents-de-l-office', 'coups-de-coeur-de-l-office']);
    expect(new Set(owners.map(({ partage }) => partage))).toEqual(new Set(['toutes']));
  });

  it('has tris that serve, with names for visitors in three languages', async () => {
    const useless = await rows(sql<{ nom: string }>`
      SELECT nom FROM tris WHERE NOT EXISTS (SELECT 1 FROM selections WHERE selections.tri = tris.id)
        OR NOT propose OR NOT libelle ?& ARRAY['fr', 'en', 'de']`);
    expect(useless).toEqual([]);
  });

  it('scores objets by every profile', async () => {
    for (let task = 0; task < 5; task += 1) await doJob(world().db, scoresJob(), { clock });
    const profils = await rows(sql<{ nom: string; nombre: number; ecart: number }>`
      SELECT nom, nombre_objets AS nombre, max(score) - min(score) AS ecart
      FROM profils_scoring JOIN objet_scores ON profil_id = profils_scoring.id GROUP BY profils_scoring.id`);
    expect(profils).toHaveLength(5);
    for (const { nom, nombre, ecart } of profils) {
      expect(nombre, nom).toBeGreaterThan(0);
      expect(ecart, nom).toBeGreaterThan(0);
    }
    const [bonus] = await rows(sql<{ expire: string }>`
      SELECT bonus -> 0 ->> 'expireLe' AS expire FROM profils_scoring WHERE code = 'adherents'`);
    expect(bonus?.expire).toBe('2026-12-15');
  });

  it('prints an annonce that suits its format, in the space that its guide gives it', async () => {
    const { db } = world();
    const [sold] = await rows(sql<{ espace: number; modele: number }>`
      SELECT (element #>> '{espace,id}')::bigint AS espace, modeles_edition.id AS modele
      FROM modeles_edition, jsonb_array_elements(plan) AS element WHERE element ->> 'genre' = 'annonce'`);
    const { espace = 0, modele = 0 } = sold ?? {};
    const place = await placeDuSupport(db, espace, { canal: 'print', modele });
    const dates = { canal: 'print', langue: 'fr', du: '2026-11-15', au: '2026-11-15' } as const;
    const annonce = (await offertesPour(db, place === undefined ? [] : [place], dates))[0]?.id ?? 0;
    const reader = await superAdmin();
    const { body } = await reader.call<Parameters<typeof manquesDAnnonce>[1]>(
      'GET',
      `/api/annonces/annonce/${annonce}`,
    );
    expect(await manquesDAnnonce(db, body.data, '2026-11-15')).toEqual([]);
  });

  it('has a bloc of every kind, which shows something in three languages', async () => {
    const { db } = world();
    const ids = (await rows(sql<{ id: number }>`SELECT id FROM objets WHERE statut = 'publie' ORDER BY id`)).map(
      ({ id }) => id,
    );
    const [auteur] = await rows(sql<{ id: number; entite: number }>`
      SELECT id, entite_id AS entite FROM utilisateurs WHERE username = 'demo-super-admin'`);
    const { scope } = demonstrateur({ id: auteur?.id ?? 0, entiteId: auteur?.entite ?? 0 });
    const reader = await superAdmin();
    const blocs = await rows(sql<{ id: number; nom: string; genre: string }>`SELECT id, nom, genre FROM blocs`);
    expect([...new Set(blocs.map(({ genre }) => genre))].sort()).toEqual([...GENRES].sort());
    // The blocs composed together for each channel, in the order asked for.
    const parCanal = new Map<Canal, { nom: string; brouillon: BrouillonDeBloc }[]>();
    for (const { id, nom } of blocs) {
      const { body } = await reader.call<Record<string, unknown>>('GET', `/api${bloc.path}/${id}`);
      const brouillon = brouillonDeBlocSchema.parse(brouillonDeBloc(body.data));
      const [canal = 'web'] = brouillon.canaux;
      parCanal.set(canal, [...(parCanal.get(canal) ?? []), { nom, brouillon }]);
    }
    for (const [canal, asked] of parCanal) {
      for (const langue of ['fr', 'en', 'de'] as const) {
        const cadre = openCadre(db, { scope, entite: auteur?.entite ?? 0, langue, at: now });
        const compositeur = await openCompositeur(db, cadre, { canal, blocs: asked.map((one) => one.brouillon) });
        const silent = new Set(asked);
        // Some objets at a time, until each bloc has shown something.
        for (let from = 0; from < 120 && silent.size > 0; from += 20)
          for (const { blocs: shown } of await compositeur.compose(ids.slice(from, from + 20)))
            for (const [rank, one] of asked.entries()) if (shown[rank]?.rendu.vide === false) silent.delete(one);
        expect([...silent].map(({ nom }) => `${nom} (${langue})`)).toEqual([]);
      }
    }
  });
});

// These imports come last: the tests above find the first ones alone in the list of all.
demonstrationReadAgain({ world, now, imported, work: importAll });

const superAdmin = (): Promise<Person> => world().person({ roles: ['ROLE_SUPER_ADMIN'] });
