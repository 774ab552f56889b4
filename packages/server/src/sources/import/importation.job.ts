import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compteurs } from '@bridge/contract';
import { z } from 'zod';
import type { Instant } from '../../catalogue/colonnes.rules.ts';
import type { Room } from '../../platform/files/room.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job.definition.ts';
import { JobFailure, RetryLater } from '../../platform/jobs/job.errors.ts';
import { OutsideError } from '../../platform/net/outside.error.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import type { Sleep } from '../../platform/net/retry.ts';
import type { Db } from '../../schema.ts';
import { FluxIllisible } from '../source.ts';
import { clearStaging } from './application/application.repository.ts';
import { apply } from './application/application.ts';
import {
  countRun,
  objetsOfFeed,
  postponeAbsences,
  settleContradictions,
  stageAbsences,
  stageIdentical,
  weighLines,
} from './application/bilan.repository.ts';
import { verdictOf } from './application/verdict.rules.ts';
import { collect } from './collecte/collecte.ts';
import { forgetPage, pagesOf } from './collecte/page.repository.ts';
import { close } from './conclusion.ts';
import {
  countersOf,
  type Importation,
  importationById,
  isOutdated,
  setState,
  waitsForAnother,
} from './importation.repository.ts';
import { sentenceOf } from './importation.words.ts';
import { noteHeld } from './lecture/tenues.repository.ts';
import { noteWarnings } from './rapport/rapport-avertissements.repository.ts';
import { attachedOfFeed } from './rattachement/rattachement-passage.repository.ts';
import { stageRestitution } from './restitution/restitution.ts';
import { type Applied, type FluxOuvert, guarded, type Run } from './run.ts';

interface ImportDependencies {
  readonly outside: Outside;
  /** The room left on the disk that holds the answers and the catalogue. */
  readonly room: Room;
  readonly sleep: Sleep;
  readonly random: () => number;
  /** Folder of the answers that runs keep. */
  readonly dossier: string;
  /** The count of objets written in one transaction. */
  readonly lot?: number;
  readonly openFlux: (db: Db, importation: Importation) => Promise<FluxOuvert | null>;
  readonly instant: (db: Db, now: Date) => Promise<Instant>;
  /** Alerts people about a run that stopped. */
  readonly alert: (
    tx: Db,
    run: { readonly ouvert: FluxOuvert; readonly importation: Importation },
    motif: string,
    at: Date,
  ) => Promise<void>;
  readonly applied: Applied;
}

const donnees = z.object({ importation: z.number().int().positive() });
type Donnees = z.output<typeof donnees>;

/** The count of objets written in one transaction: few enough to let others through, and to fit in memory. */
const LOT = 250;

/** The delay before another look at the former run of the feed, in milliseconds. */
const NEXT_LOOK = 5 * 60_000;

export const IMPORT = { type: 'import', maxTentatives: 4 } as const;

/** Reads a feed and updates the catalogue: fetch, parse, map, stage, compare, apply. Each step resumes where it was left. */
export function importJob(dependencies: ImportDependencies) {
  return defineJob({
    ...IMPORT,
    donnees,
    thread: true,
    run: (context: JobContext<Donnees>) => runImport(dependencies, context),
  });
}

async function runImport(dependencies: ImportDependencies, context: JobContext<Donnees>) {
  const { db, clock } = context;
  const importation = await importationById(db, context.donnees.importation);
  if (importation === undefined) throw new JobFailure('Cet import n’existe plus.', { retry: false });
  if (await isOutdated(db, importation)) {
    const motif =
      'Un import plus récent de ce flux a eu lieu\u00a0: celui-ci n’est plus à reprendre. Relancez plutôt le flux.';
    await db.transaction().execute(async (tx) => {
      await context.guard(tx);
      await setState(tx, importation.id, { etat: 'abandonnee', motif, finLe: clock.now() });
      await clearStaging(tx, importation.id);
    });
    throw new JobFailure(motif, { retry: false });
  }
  if (await waitsForAnother(db, importation))
    throw new RetryLater(NEXT_LOOK, 'Un import plus ancien de ce flux est encore en cours\u00a0: celui-ci le suivra.');
  const ouvert = await dependencies.openFlux(db, importation);
  if (ouvert === null)
    throw new JobFailure('Le flux de cet import n’existe plus\u00a0: recréez-le, puis importez-le.', { retry: false });
  const run: Run = {
    importation,
    ouvert,
    db,
    context,
    instant: await dependencies.instant(db, clock.now()),
    dossier: join(dependencies.dossier, String(importation.id)),
    lot: dependencies.lot ?? LOT,
    outside: dependencies.outside,
    room: dependencies.room,
    sleep: dependencies.sleep,
    random: dependencies.random,
    applied: dependencies.applied,
    echantillon: [],
  };
  switch (importation.etat) {
    case 'collecte':
      return read(dependencies, run);
    case 'suspect':
      if (!importation.accord) return { etat: 'suspect' };
      return applyAll(run, await countRun(db, importation.id), importation.entier);
    case 'application':
      return applyAll(run, await countersOf(db, importation.id), importation.entier);
    case 'terminee':
      await confirm(run);
      return { etat: importation.etat };
    default:
      return { etat: importation.etat };
  }
}

async function read(dependencies: ImportDependencies, run: Run) {
  const { importation, context } = run;
  try {
    if (importation.annulationDe === null) await collect(run);
    else await stageRestitution(run, importation.annulationDe);
  } catch (error) {
    const motif = error instanceof FluxIllisible || error instanceof OutsideError ? error.message : null;
    if (motif === null) throw error;
    const truncated =
      error instanceof FluxIllisible ? error.tronque : error instanceof OutsideError && error.kind === 'truncated';
    const told = `${motif} Rien n’a été retiré du catalogue.`;
    await guarded(run, async (tx) => {
      await forgetUnread(tx, run);
      await noteWarnings(tx, importation.id);
      await close(tx, run, {
        etat: truncated ? 'incomplet' : 'echouee',
        motif: told,
        compteurs: await countRun(tx, importation.id),
      });
      await dependencies.alert(tx, run, told, context.clock.now());
    });
    throw new JobFailure(told, { retry: false });
  }
  return judge(dependencies, run);
}

/** Forgets the answers that were not read to their end: a run taken up again asks for them anew. */
async function forgetUnread(tx: Db, { importation }: Run): Promise<void> {
  for (const page of await pagesOf(tx, importation.id))
    if (page.resume === null) await forgetPage(tx, importation.id, page);
}

/** Compares what was read with the catalogue, and decides whether the run goes on by itself. */
async function judge(dependencies: ImportDependencies, run: Run) {
  const { importation, ouvert, context, db } = run;
  const pages = await pagesOf(db, importation.id);
  const main = pages.filter(({ langue }) => langue === null);
  const census = main.some(({ resume }) => resume?.recensement === true);
  const partial = main.some(({ resume }) => resume?.partiel === true);
  const whole = importation.annulationDe === null && (census || !partial);
  await guarded(run, weighLines);
  const { compteurs, avant, verdict } = await guarded(run, async (tx) => {
    const { id, systeme, fluxId } = importation;
    await settleContradictions(tx, id);
    if (importation.annulationDe === null) await stageIdentical(tx, id, systeme, fluxId);
    if (whole && ouvert.absences !== null) {
      await stageAbsences(tx, { id, systeme, fluxId }, { kind: 'absentes' });
      if (ouvert.absences > 1) await postponeAbsences(tx, id, ouvert.absences);
    }
    await noteWarnings(tx, id);
    const tenues = importation.annulationDe === null ? await noteHeld(tx, importation) : [];
    const counted = await countRun(tx, id);
    const before = await objetsOfFeed(tx, systeme, fluxId);
    // Offers that complete objets of other systems count among those of the feed.
    const attached = await attachedOfFeed(tx, { id, systeme, fluxId });
    const totals = main.flatMap(({ resume }) => resume?.total ?? []);
    const bilan = {
      avant: before + attached.tous,
      recus: counted.recus,
      rejetes: counted.rejetes,
      retires: counted.retires + (whole ? attached.absents : 0),
      entier: whole,
      lus: main.reduce((sum, { resume }) => sum + (resume?.nombre ?? 0), 0),
      annonces: !census && totals.length > 0 ? Math.max(...totals) : null,
      octets: main.reduce((sum, { taille }) => sum + taille, 0),
      vide: main.every(({ resume }) => resume !== null && (resume.nombre > 0 || resume.vide === true)),
      tenues,
    };
    const judged =
      importation.annulationDe === null ? verdictOf(bilan, ouvert.seuil) : ({ kind: 'applicable' } as const);
    await setState(tx, id, { etat: 'collecte', avant: before, compteurs: counted, entier: whole });
    const motif = judged.kind === 'suspect' ? judged.motif : '';
    if (importation.aBlanc) await close(tx, run, { etat: 'terminee', motif, compteurs: counted });
    else if (judged.kind === 'suspect') {
      await close(tx, run, { etat: 'suspect', motif, compteurs: counted });
      await dependencies.alert(tx, run, motif, context.clock.now());
    }
    return { compteurs: counted, avant: before, verdict: judged };
  });
  context.note('info', sentenceOf(compteurs));
  if (verdict.kind === 'suspect') context.note('avertissement', verdict.motif);
  if (importation.aBlanc) return { etat: 'terminee', avant };
  if (verdict.kind === 'suspect') return { etat: 'suspect' };
  return applyAll(run, compteurs, whole);
}

async function applyAll(run: Run, compteurs: Compteurs, entier: boolean) {
  await apply(run, compteurs, entier);
  run.context.note('info', 'Le catalogue est à jour.');
  await confirm(run);
  return { etat: 'terminee' };
}

/** Tells the source that its announced export was imported, once everything is committed. */
async function confirm({ importation, outside, context }: Run): Promise<void> {
  const url = importation.annonce?.urlConfirmation;
  if (!url) return;
  try {
    await outside.read({ url }, { largest: 100_000, signal: context.signal });
    context.note('info', 'L’export est appliqué, et la source en est prévenue.');
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    context.note(
      'avertissement',
      `L’export est appliqué, mais la source n’a pas pu être prévenue\u00a0: ${error.message}`,
    );
  }
}

/** Deletes the answers of a run. */
export async function forgetAnswers(dossier: string, importation: number): Promise<void> {
  await rm(join(dossier, String(importation)), { recursive: true, force: true });
}
