import { z } from 'zod';
import { TropGrosError, TropLongError } from '../../../platform/equipe/equipe.messages.ts';
import type { Files } from '../../../platform/files/files.ts';
import { defineJob } from '../../../platform/jobs/job.definition.ts';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import type { Db } from '../../../schema.ts';
import { GabaritFautif } from '../tirage.service.ts';
import { made, type Opened } from './generation.fabrication.ts';
import { GENERATION } from './generation.service.ts';
import {
  type GenerationLue,
  generationById,
  leaveOut,
  type SansSuite,
  settleGeneration,
} from './generations.repository.ts';
import { copyImprimes, noteImprimes } from './imprimes.repository.ts';

interface Dependencies {
  /** Reading with the connections of the job. */
  readonly open: (db: Db) => Promise<Opened>;
  readonly suite: SuiteDeGeneration;
}

/** What the planification of a document, if any, has to say of it. */
export interface SuiteDeGeneration {
  /** Why it is not even made; null: it is. Throws RetryLater where that is not known yet. */
  before(db: Db, generation: GenerationLue): Promise<SansSuite | null>;
  /** Why it goes no further, once it is made. */
  judge(
    opened: { readonly db: Db; readonly files: Files },
    generation: GenerationLue,
    objets: number,
  ): Promise<SansSuite | null>;
  /** What follows one that is ready: it is checked, told of, and sent. */
  after(tx: Db, generation: number, at: Date): Promise<void>;
}

const donnees = z.object({ generation: z.number().int() });

const LONGEST = 30 * 60_000;

/** Makes the files of a generation. Done twice, it writes the same files in the same places: one result stays. */
export function generationJob(dependencies: Dependencies) {
  return defineJob({
    ...GENERATION,
    donnees,
    thread: true,
    // A thread and a process that draws: ten guides that are asked for at once wait for one another, and leave room to other work.
    alone: true,
    delai: LONGEST,
    run: async (context) => {
      const { db, clock, guard, donnees: asked } = context;
      const generation = await generationById(db, asked.generation);
      if (generation?.etat === 'echouee')
        throw new JobFailure('Ce document a été abandonné\u00a0: demandez-en un autre.', { retry: false });
      if (generation === undefined || generation.etat !== 'en-cours') return { deja: true };
      const { suite } = dependencies;
      const settled = (work: (tx: Db, at: Date) => Promise<void>) =>
        db.transaction().execute(async (tx) => {
          await guard(tx);
          await work(tx, clock.now());
        });
      const early = await suite.before(db, generation);
      if (early !== null) {
        await settled((tx, at) => leaveOut(tx, generation.id, early, at));
        return { refus: early.message };
      }
      const started = clock.now().getTime();
      const opened = await dependencies.open(db);
      const faite = await made(opened, context, generation).catch((error: unknown) => {
        throw told(error);
      });
      const late = await suite.judge({ db, files: opened.files }, generation, faite.objets);
      await settled(async (tx, at) => {
        await settleGeneration(tx, generation.id, { ...faite, dureeMs: at.getTime() - started }, at);
        if (generation.depuis === null) await noteImprimes(tx, generation.id, faite.imprimes);
        else await copyImprimes(tx, generation.depuis, generation.id);
        await (late === null ? suite.after(tx, generation.id, at) : leaveOut(tx, generation.id, late, at));
      });
      return { pages: faite.pages, objets: faite.objets, alertes: faite.rapport.length };
    },
  });
}

/** Why there is no document, in words. */
function told(error: unknown): unknown {
  if (error instanceof GabaritFautif) {
    const [faute] = error.fautes;
    const where = faute?.ligne ? `, ligne ${faute.ligne}` : '';
    return new JobFailure(`Le gabarit ne se compose pas${where}\u00a0: ${faute?.message ?? 'erreur inconnue'}`, {
      retry: false,
    });
  }
  if (error instanceof TropLongError)
    return new JobFailure('Ce document demande trop de temps\u00a0: réduisez ses rubriques, ou partagez-le en deux.', {
      retry: false,
    });
  if (error instanceof TropGrosError)
    return new JobFailure('Ce document demande trop de mémoire\u00a0: réduisez ses photos, ou partagez-le en deux.', {
      retry: false,
    });
  return error;
}
