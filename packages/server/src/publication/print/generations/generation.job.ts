import { BridgeError, errorKinds } from '@bridge/contract';
import { z } from 'zod';
import { TropGrosError, TropLongError } from '../../../platform/equipe/equipe.messages.ts';
import type { Files } from '../../../platform/files/files.ts';
import type { Room } from '../../../platform/files/room.ts';
import { defineJob } from '../../../platform/jobs/job.definition.ts';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import type { Db } from '../../../schema.ts';
import { GabaritFautif, type TirageDependencies } from '../tirage.service.ts';
import { endDossier, noteImages, openDossier } from './dossiers.repository.ts';
import { eraseDossier } from './dossiers.service.ts';
import { made } from './generation.fabrication.ts';
import { GENERATION } from './generation.service.ts';
import {
  type GenerationLue,
  generationById,
  leaveOut,
  type SansSuite,
  settleGeneration,
} from './generations.repository.ts';
import { copyImprimes, noteImprimes } from './imprimes.repository.ts';
import { nouveauDossier } from './instantane.ts';

interface Dependencies {
  /** Opens the store and the means to draw, with the connections of the job. */
  readonly open: (db: Db) => Promise<{ readonly files: Files; readonly tirage: TirageDependencies }>;
  readonly suite: SuiteDeGeneration;
  /** Of the disk, where the database is too. */
  readonly room: Pick<Room, 'ensure'>;
}

/** What the planification of a document decides, if there is one. */
export interface SuiteDeGeneration {
  /** Why it is not made, or null when it is. Throws RetryLater when that is not known yet. */
  before(db: Db, generation: GenerationLue): Promise<SansSuite | null>;
  /** Why it goes no further, once it is made. */
  judge(
    opened: { readonly db: Db; readonly files: Files },
    generation: GenerationLue,
    objets: number,
  ): Promise<SansSuite | null>;
  /** Called for a ready document: it is checked, told of, and sent. */
  after(tx: Db, generation: number, at: Date): Promise<void>;
}

const donnees = z.object({ generation: z.number().int() });

const LONGEST = 30 * 60_000;

/** Makes the files of a generation. A repeated job writes to another folder; the folder of the row stays. */
export function generationJob(dependencies: Dependencies) {
  return defineJob({
    ...GENERATION,
    donnees,
    thread: true,
    // A process draws alone: ten guides asked for at once wait for one another, and leave room for other work.
    alone: true,
    delai: LONGEST,
    run: async (context) => {
      const { db, clock, guard, donnees: asked } = context;
      const generation = await generationById(db, asked.generation);
      if (generation?.etat === 'echouee')
        throw new JobFailure('Ce document a été abandonné\u00a0: demandez-en un autre.', { retry: false });
      if (generation === undefined || generation.etat !== 'en-cours') return { deja: true };
      const { suite, room } = dependencies;
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
      await room.ensure().catch((error: unknown) => {
        throw told(error);
      });
      const started = clock.now().getTime();
      const { files, tirage } = await dependencies.open(db);
      const dossier = nouveauDossier(generation.id);
      const rangement = {
        files,
        room,
        dossier,
        noteImages: (of: readonly string[]) => noteImages(db, of, clock.now()),
      };
      await settled((tx, at) => openDossier(tx, dossier, at));
      try {
        const faite = await made({ rangement, tirage }, context, generation);
        const late = await suite.judge({ db, files }, { ...generation, dossier }, faite.objets);
        await settled(async (tx, at) => {
          if (!(await endDossier(tx, dossier))) throw new Error('its files were removed before it was ready');
          await settleGeneration(tx, generation.id, { ...faite, dossier, dureeMs: at.getTime() - started }, at);
          await noteImprimes(tx, generation.id, faite.imprimes);
          if (generation.depuis !== null) await copyImprimes(tx, generation.depuis, generation.id);
          await (late === null ? suite.after(tx, generation.id, at) : leaveOut(tx, generation.id, late, at));
        });
        return { pages: faite.pages, objets: faite.objets, alertes: faite.rapport.length };
      } catch (error) {
        // If this fails, the maintenance removes the folder.
        await eraseDossier({ db, files }, dossier).catch(() => undefined);
        throw told(error);
      }
    },
  });
}

/** The reason of a failure, in words. */
function told(error: unknown): unknown {
  if (error instanceof GabaritFautif) {
    const [faute] = error.fautes;
    const where = faute?.ligne ? `, ligne ${faute.ligne}` : '';
    return new JobFailure(`Le gabarit ne se compose pas${where}\u00a0: ${faute?.message ?? 'erreur inconnue'}`, {
      retry: false,
    });
  }
  if (error instanceof BridgeError && error.errorName === 'diskFull')
    return new JobFailure(errorKinds.diskFull.message, { retry: false });
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
