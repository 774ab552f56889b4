import { join } from 'node:path';
import { media, type TypeTache } from '@bridge/contract';
import {
  afterImport,
  afterReunion,
  afterScores,
  afterTags,
  afterTextes,
  afterVocabulaire,
} from './areas/after-work.ts';
import { courrielJob, type MailSettings } from './areas/courriel.job.ts';
import { horsLigneJob } from './areas/display/hors-ligne.job.ts';
import { envoiJob } from './areas/editions/envois/envoi.job.ts';
import type { DepositMedia } from './areas/editions/envois/mediatheque.ts';
import { programmesDeParution } from './areas/editions/parutions/parution.service.ts';
import { suiteDeParution } from './areas/editions/parutions/parution.suite.ts';
import { enteteDEdition } from './areas/entete-d-edition.ts';
import { alertOf } from './areas/importations/alerte.ts';
import { createDepot } from './areas/mediatheque/fichiers/depot.service.ts';
import { createFichierReader } from './areas/mediatheque/fichiers/fichier.reader.ts';
import { identitesJob } from './areas/objets/objet-identite.job.ts';
import { reunionJob } from './areas/objets/reunion.job.ts';
import { accesBy } from './areas/reglages/ecritures/acces.ts';
import { createClientApidae } from './areas/reglages/ecritures/client.ts';
import { ecritureJob } from './areas/reglages/ecritures/ecriture.job.ts';
import { ficheActuelleBy } from './areas/reglages/ecritures/fiche-actuelle.ts';
import { lotJob } from './areas/reglages/lots/lot.job.ts';
import { instantOf, parametresInForce } from './areas/reglages/parametre.repository.ts';
import { tagsJob } from './areas/reglages/tags.job.ts';
import { volumesJob } from './areas/selections/volumes.job.ts';
import { savedServer } from './areas/serveur-courriel.ts';
import { createClient } from './areas/session/fournisseurs/client.ts';
import { logEchec } from './areas/session/fournisseurs/echec.service.ts';
import { jetonsApidae } from './areas/session/fournisseurs/jetons.service.ts';
import { mesureJob } from './areas/superadmin/champ-mesure.job.ts';
import { registreJob } from './areas/traductions/registre.job.ts';
import { afterRegistre, traductionJob } from './areas/traductions/traduction.job.ts';
import { reclassementJob } from './catalogue/reclassement/reclassement.job.ts';
import { scoresJob } from './catalogue/score/scores.job.ts';
import { createWrite } from './crud/write/writing.ts';
import { editionFoldersOf, tirageOf } from './editions.ts';
import type { Engine } from './engine.ts';
import { demonstrationJob } from './first-start/contenu/contenu.job.ts';
import { depositBy } from './first-start/contenu/medias.ts';
import { photoDeDemonstration } from './first-start/territoire/photo/locale.ts';
import { systemClock } from './platform/clock.ts';
import { openFiles } from './platform/files/open-files.ts';
import { createRoom, type Room, spaceAround } from './platform/files/room.ts';
import type { S3Settings } from './platform/files/s3.ts';
import type { JobContext, JobDefinition } from './platform/jobs/job.definition.ts';
import type { Programme } from './platform/jobs/scheduler.ts';
import { createLog } from './platform/log.ts';
import { createOutside } from './platform/net/outside.ts';
import type { Outside } from './platform/net/outside.types.ts';
import { createReach } from './platform/net/reach.ts';
import { systemSleep } from './platform/net/retry.ts';
import { createDecodage, decodageIci } from './process/decodage.ts';
import { createImpression } from './process/impression.ts';
import { pagesJob } from './publication/changements.job.ts';
import { relevesJob } from './publication/ecran/releves/releves.job.ts';
import { generationJob } from './publication/print/generations/generation.job.ts';
import type { Db } from './schema.ts';
import { origineApidae } from './sources/apidae/adresses.ts';
import { scheduledFeeds } from './sources/import/flux.repository.ts';
import { passagesOf } from './sources/import/frequence.rules.ts';
import { importJob } from './sources/import/importation.job.ts';
import { launchImport } from './sources/import/importation.service.ts';
import { openFlux, openLei } from './sources/import/ouverture/ouverture.ts';
import { nomenclatureJob } from './sources/lei/nomenclature.job.ts';
import { systemesOuverts } from './systemes.ts';

/** The settings of definitions and their engine, as plain data, which crosses over to the threads of jobs. */
export interface JobSettings {
  /** The folder of files. */
  readonly dataDir: string;
  /** The key of encrypted values. */
  readonly secret: string;
  /** Address of the console, for the links in e-mails. */
  readonly publicUrl: string;
  /** Hosts of the operator's own network that feeds may be read from. */
  readonly intranet: readonly string[];
  /** The address of Apidae, if it is not the usual one. */
  readonly apidae: string | null;
  /** The store of the médiathèque, if it is not this disk. */
  readonly s3: S3Settings | null;
  /** The files that processes run: those that decode, and those that draw editions. */
  readonly entrees: { readonly decodage: string; readonly impression: string };
  readonly mail: MailSettings;
}

/** The folders of feeds and of their answers. */
export function foldersOf(dataDir: string) {
  return {
    depots: join(dataDir, 'flux'),
    imports: join(dataDir, 'imports'),
    photos: join(dataDir, 'photos'),
    vues: join(dataDir, 'vues'),
    ecrans: join(dataDir, 'ecrans'),
  };
}

/** The folder of the médiathèque, unless files are in a bucket, and that of files being looked at. */
export function mediaFoldersOf(dataDir: string) {
  return { dossier: join(dataDir, 'medias'), arrivees: join(dataDir, 'medias-arrivees') };
}

/** All kinds of background work, for the process and its threads. */
export function jobDefinitions(settings: JobSettings, engine: Engine): readonly JobDefinition[] {
  const { depots, imports } = foldersOf(settings.dataDir);
  const opening = { ...engine, depots };
  const medias = engine.registry.require(media);
  const room = createRoom(() => spaceAround(settings.dataDir));
  const asking = {
    outside: createOutside({ allowed: settings.intranet, clock: systemClock, room }),
    sleep: systemSleep,
    random: Math.random,
    dossier: imports,
  };
  const { outside } = asking;
  /** Opens the deposit of the médiathèque, for files that Bridge makes. */
  const openDepot = async ({ db, clock, log }: Pick<JobContext, 'db' | 'clock' | 'log'>) => {
    const { dossier, arrivees } = mediaFoldersOf(settings.dataDir);
    const files = await openFiles({ s3: settings.s3, dossier });
    const write = createWrite({ db, clock, log });
    const { analyze } = decodageIci;
    return createDepot({ db, clock, write, files, room, arrivees, entry: medias, analyze, filesUrl: '' });
  };
  const traduction = traductionJob({ engine, outside, publicUrl: settings.publicUrl, after: afterTextes });
  const saved = savedServer({ vault: engine.vault, intranet: settings.intranet });
  const definitions = [
    nomenclatureJob({ ...asking, openLei: (db, flux) => openLei(opening, db, flux), after: afterVocabulaire }),
    importJob({
      ...asking,
      room,
      openFlux: (db, importation) => openFlux(opening, db, importation),
      instant: instantOf,
      alert: alertOf,
      applied: afterImport,
    }),
    courrielJob(settings.mail, saved),
    reclassementJob({ after: afterVocabulaire }),
    identitesJob(),
    reunionJob({ engine, instant: instantOf, after: afterReunion }),
    mesureJob(),
    scoresJob({ after: afterScores }),
    volumesJob(),
    tagsJob({ engine, after: afterTags }),
    registreJob({ registry: engine.registry, after: afterRegistre }),
    traduction,
    lotJob({
      translate: (context, configuration, restreint) =>
        traduction.run({ ...context, donnees: { configuration, importation: null, restreint } }),
    }),
    pagesJob(opening.registry),
    relevesJob(outside),
    horsLigneJob({ vault: engine.vault, outside, publicUrl: settings.publicUrl }),
    generationJob({
      open: openEditions(settings, { outside, room }),
      suite: suiteDeParution(settings),
      room,
    }),
    envoiJob({
      engine,
      publicUrl: settings.publicUrl,
      mail: settings.mail,
      savedServer: saved,
      letterhead: enteteDEdition,
      outside,
      reach: createReach({ allowed: settings.intranet }),
      open: async (context) => {
        const depot = await openDepot(context);
        const deposit: DepositMedia = async (body, { nom, acteur }) =>
          (await depot.deposit(body, { nom, acteur, origine: 'depot' })).fichier;
        return {
          files: await openFiles({ s3: settings.s3, dossier: mediaFoldersOf(settings.dataDir).dossier }),
          deposit,
        };
      },
    }),
    ecritureJob(writingOf(settings, engine, { outside, depots })),
    demonstrationJob({
      engine,
      deposit: async (db, clock, log) => depositBy(await openDepot({ db, clock, log })),
    }),
    // A job that people have no word for is not of the product.
  ] satisfies readonly { readonly type: TypeTache }[];
  // Definitions with different data are in one list: each parses its own.
  return definitions as unknown as readonly JobDefinition[];
}

/** A document of hundreds of pages takes minutes. In milliseconds. */
const LONGEST_EDITION = 20 * 60_000;
/** The most memory of a process that draws an edition, in bytes. */
const HEAVIEST_EDITION = 3 * 1024 ** 3;

/** The means to draw editions: processes of their own, which give back all of their memory. */
function openEditions(
  { dataDir, publicUrl, s3, entrees }: JobSettings,
  { outside, room }: { readonly outside: Outside; readonly room: Room },
) {
  return async (db: Db) => {
    const files = await openFiles({ s3, dossier: mediaFoldersOf(dataDir).dossier });
    const read = createFichierReader({ db, files });
    const tirage = tirageOf({
      clock: systemClock,
      log: createLog('warn'),
      outside,
      room,
      cadreur: createDecodage({ entry: new URL(entrees.decodage) }).cadreur,
      impression: createImpression({
        entry: new URL(entrees.impression),
        once: true,
        longest: LONGEST_EDITION,
        ceiling: HEAVIEST_EDITION,
      }),
      folders: editionFoldersOf(dataDir),
      local: photoDeDemonstration(publicUrl),
      readMedia: read,
    });
    return { files, tirage: tirage(db) };
  };
}

/** The means to write into Apidae: keys of configurations, and people's sign-ins. */
function writingOf(
  { apidae, intranet, publicUrl }: JobSettings,
  engine: Engine,
  { outside, depots }: { readonly outside: Outside; readonly depots: string },
) {
  const { vault } = engine;
  const clock = systemClock;
  const client = createClientApidae({ outside, origine: origineApidae(apidae), now: () => clock.now() });
  const providers = createClient({ outside, clock, intranet, publicUrl, noteEchec: logEchec(createLog('warn')) });
  const jetons = jetonsApidae({ client: providers, vault, clock, readParametres: parametresInForce });
  return { client, accesDe: accesBy({ vault, jetons }), ficheActuelle: ficheActuelleBy({ ...engine, depots }, client) };
}

/** The scheduled work, as it is set now. */
export async function programmes(db: Db): Promise<readonly Programme[]> {
  const feeds = await scheduledFeeds(db, await systemesOuverts(db));
  const imports = feeds.flatMap((flux): Programme[] => {
    const passages = passagesOf(flux);
    if (passages === null) return [];
    const { systeme, id } = flux;
    const launch = { systeme, flux, aBlanc: false, demandePar: null };
    return [{ cle: `import ${systeme} ${id}`, ...passages, enqueue: (tx, at) => launchImport(tx, launch, at) }];
  });
  return [...imports, ...(await programmesDeParution(db))];
}
