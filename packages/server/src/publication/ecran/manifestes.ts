import { createHash } from 'node:crypto';
import {
  BridgeError,
  civilDayIn,
  type Diaporama,
  diaporama as diaporamaResource,
  type EcranPose,
  ecran as ecranResource,
  finDuJour,
  type Manifeste,
  type MediaDEcran,
} from '@bridge/contract';
import { atOnce } from '../../catalogue/selection/evaluation.repository.ts';
import { keyOf } from '../../composition/cles.ts';
import { configurationOf, savedRecord } from '../../composition/configuration.ts';
import { scopeOfEntity } from '../../crud/read/portee.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { SourceDImage } from '../../rendering/ecran/contenu.ts';
import type { Db } from '../../schema.ts';
import type { Disque } from '../cache.disque.ts';
import { createCache, type Entree, type Nouvelle } from '../cache.ts';
import type { Changement } from '../changements.rules.ts';
import { prochainChangement, publie } from '../publies.repository.ts';
import { createReserve } from '../reserve.ts';
import { manifesteDe, type ProgrammePret } from './manifeste.ts';
import { type Medias, nomDeSource } from './medias/medias.ts';
import { cleDOctets } from './medias/pertes.ts';
import { composeProgramme } from './programme.compose.ts';
import { drawProgramme, sourcesDe } from './programme.dessin.ts';
import { allersDe } from './releves/releve.ts';
import { noteVoulu } from './releves/releves.repository.ts';
import { urgencesDe } from './urgences.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly medias: Medias;
  readonly pending: () => Promise<void> | undefined;
}

/** The manifest of a screen, as it is sent. */
export interface ManifestePret {
  /** SHA-256 of the bytes. */
  readonly version: string;
  readonly corps: Buffer;
  readonly manifeste: Manifeste;
  readonly empreintes: ReadonlySet<string>;
}

/** The properties of a screen that change how a diaporama is played: its language, its time zone and its entity. */
type Ou = Pick<EcranPose, 'langue' | 'fuseau' | 'entiteId'>;

export interface Manifestes {
  /** The manifest of a screen, or null when there is nothing to show. */
  of(ecran: number): Promise<ManifestePret | null>;
  forget(changement: Changement): Promise<void>;
}

/** How many days ahead a manifest tells: a screen that is cut off lives on them. */
export const JOURS_D_AVANCE = 7;

const MEGABYTE = 1024 * 1024;
const SYSTEM = { kind: 'system', reason: 'what a screen shows is decided by its records' } as const;
/** How long a missing media is left before it is asked for again, in milliseconds. */
const AGAIN = 10 * 60_000;
/** Manifests are not kept on disk: they are served only while the database answers. */
const SANS_DISQUE: Disque = {
  read: async () => undefined,
  knows: () => false,
  write: async () => undefined,
  erase: async () => undefined,
  settled: async () => undefined,
};

/** The manifests of screens: a diaporama is composed once per day, language and entity, for all screens that play it. */
export function createManifestes({ db, clock, log, medias, pending }: Dependencies): Manifestes {
  const reserveOf = <M>(octets: number, abreast: number) =>
    createReserve<M>({
      cache: createCache({ octets }),
      passageres: createCache({ octets: 0 }),
      absents: createCache({ octets: MEGABYTE }),
      disque: SANS_DISQUE,
      clock,
      log,
      tour: { abreast, waiting: 5_000 },
    });
  const programmes = reserveOf<ProgrammePret>(64 * MEGABYTE, 2);
  // A store of its own: a screen waits for its diaporamas, which must not wait for it.
  const ecrans = reserveOf<ManifestePret>(96 * MEGABYTE, 4);

  /** The key holds the local day too: where it is tomorrow already, other things are shown. */
  const programmeOf = async (id: number, ecran: Ou): Promise<Entree<ProgrammePret>> => {
    const { langue, fuseau, entiteId } = ecran;
    const name = `programme ${id} ${entiteId ?? ''} ${langue ?? ''} ${fuseau} ${civilDayIn(fuseau, clock.now())}`;
    return programmes.answer(name, [], () => makeProgramme(id, ecran));
  };

  async function makeProgramme(id: number, { langue, fuseau, entiteId }: Ou): Promise<Nouvelle<ProgrammePret>> {
    const at = clock.now();
    const jour = civilDayIn(fuseau, at);
    const { compose, record, until } = await atOnce(db, async (tx) => {
      const record: Diaporama | undefined = await publie(tx, diaporamaResource, at, id);
      const until = await prochainChangement(tx, at);
      if (record === undefined) return { record, until, compose: undefined };
      const scope = await scopeOfEntity(tx, record.entiteId);
      const langues = langue === null ? record.langues : [langue];
      // On the screens of another entity, it shows what they see too.
      const chez = record.entiteId === entiteId ? undefined : await scopeOfEntity(tx, entiteId);
      const around = { scope, chez, entite: record.entiteId };
      const asked = { ...around, id, diaporama: record, langues, fuseau, jour, avance: JOURS_D_AVANCE };
      return { record, until, compose: await composeProgramme(tx, asked) };
    });
    const perime = Math.min(finDuJour(fuseau, jour).getTime(), until?.getTime() ?? Number.POSITIVE_INFINITY);
    if (record === undefined || compose === undefined) return absent(perime, [keyOf('diaporama', id), 'gabarits']);
    for (const aller of allersDe(record)) await noteVoulu(db, aller, at);
    const sources = sourcesDe((adresse) => drawProgramme(compose, adresse));
    const brought = await medias.bring(sources);
    const addressed = (source: SourceDImage) => {
      const media = brought.get(nomDeSource(source));
      return media === undefined ? null : `media:${media.empreinte}`;
    };
    const { programme, secours } = drawProgramme(compose, addressed);
    const isWhole = sources.every((source) => brought.has(nomDeSource(source)));
    const kept: ProgrammePret = { programme, secours, medias: [...brought.values()] };
    return {
      ...answer(Buffer.from(JSON.stringify(kept)), isWhole ? perime : Math.min(perime, at.getTime() + AGAIN), [
        ...compose.cles,
        ...kept.medias.map(({ empreinte }) => cleDOctets(empreinte)),
      ]),
      mesure: kept,
    };
  }

  async function makeManifeste(id: number): Promise<Nouvelle<ManifestePret>> {
    const at = clock.now();
    const own = [keyOf('ecran', id), 'urgences'];
    const { ecran, seen, urgences } = await atOnce(db, async (tx) => {
      const ecran: EcranPose | undefined = await savedRecord(tx, ecranResource, SYSTEM, id);
      if (ecran === undefined) return { ecran, seen: [], urgences: [] };
      const visible = configurationOf(tx, await scopeOfEntity(tx, ecran.entiteId));
      const asked = [...new Set([...ecran.horaire.map((one) => one.diaporama.id), ecran.diaporama])];
      const seen: number[] = [];
      // A diaporama that is no longer shared is no longer played.
      for (const one of asked) if (one !== null && (await visible.live(diaporamaResource, one))) seen.push(one);
      return { ecran, seen, urgences: await urgencesDe(tx, ecran, at) };
    });
    // Saving the record will purge this entry by its key.
    if (ecran === undefined) return absent(at.getTime() + AGAIN, own);
    const end = finDuJour(ecran.fuseau, civilDayIn(ecran.fuseau, at)).getTime();
    const answers = new Map<number, Entree<ProgrammePret>>();
    for (const one of seen) answers.set(one, await programmeOf(one, ecran));
    const ready = new Map<number, ProgrammePret>();
    for (const [one, { statut, mesure }] of answers) if (statut === 200 && mesure) ready.set(one, mesure);
    const named = [...ecran.horaire.map((one) => one.diaporama.id), ecran.diaporama ?? 0];
    const cles = [
      ...own,
      ...named.map((one) => keyOf('diaporama', one)),
      ...[...answers.values()].flatMap((one) => one.cles),
    ];
    const perime = Math.min(end, ...[...answers.values()].map((one) => one.perime));
    const manifeste = manifesteDe(ecran, ready, urgences);
    if (manifeste === null) return absent(perime, cles);
    const corps = Buffer.from(JSON.stringify(manifeste));
    const version = createHash('sha256').update(corps).digest('hex');
    const empreintes = new Set(manifeste.medias.map(({ empreinte }: MediaDEcran) => empreinte));
    return { ...answer(corps, perime, cles), mesure: { version, corps, manifeste, empreintes } };
  }

  return {
    async of(ecran) {
      await pending();
      const found = await ecrans.answer(`ecran ${ecran}`, [], () => makeManifeste(ecran));
      if (found.statut !== 200) return null;
      if (!found.mesure) throw new BridgeError('unavailable');
      return found.mesure;
    },
    async forget(changement) {
      await programmes.forget(changement);
      await ecrans.forget(changement);
    },
  };
}

const answer = (corps: Buffer, perime: number, cles: readonly string[]) => ({
  statut: 200,
  type: 'application/json; charset=utf-8',
  corps,
  cles,
  entetes: {},
  fraicheJusque: perime,
  perime,
  parametres: [],
});

const absent = (perime: number, cles: readonly string[]) => ({ ...answer(Buffer.alloc(0), perime, cles), statut: 404 });
