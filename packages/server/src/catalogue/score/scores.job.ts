import { BridgeError } from '@bridge/contract';
import { z } from 'zod';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import { defineJob, type Progress } from '../../platform/jobs/job.definition.ts';
import type { Db } from '../../schema.ts';
import { objetsOfRun, type Profil, profilesThatFollow } from './profil.repository.ts';
import { recomputeScores } from './recalcul.service.ts';

/** How many objets one transaction scores: few, so that a person who saves the profile does not wait long. */
const LOT = 500;

const SCORES = { type: 'score', maxTentatives: 5 } as const;

const id = z.number().int().positive().nullable();
const donneesSchema = z.object({
  /** The profile, or null for all profiles that follow. */
  profil: id,
  /** Scores only the objets of that import, in the profiles that follow imports. */
  importation: id,
});

interface Options {
  readonly lot?: number;
  /** Called once scores are computed, for what depends on them. */
  readonly after?: (tx: Db, scores: ScoresCalcules, at: Date) => Promise<void>;
}

export interface ScoresCalcules {
  readonly importation: number | null;
  /** The profiles that give some objet another score than before. */
  readonly profils: readonly number[];
}

/** Computes scores. If interrupted, it starts again, and only looks at scores that are right already. */
export function scoresJob({ lot = LOT, after }: Options = {}) {
  return defineJob({
    ...SCORES,
    donnees: donneesSchema,
    thread: true,
    async run({ db, donnees: { profil, importation }, guard, signal, progress, note, clock }) {
      const at = clock.now();
      const ids = importation === null ? null : await objetsOfRun(db, importation);
      const suivis = importation === null ? 'nuits' : 'imports';
      const profils = profil === null ? await profilesThatFollow(db, suivis) : [profil];
      const bilan = { profils: 0, objets: 0, changes: 0, retires: 0 };
      const changed: number[] = [];
      for (const [rang, one] of profils.entries()) {
        // Profiles are computed one after the other: each is its share of the whole progress.
        const share = ({ progression = 0, ...said }: Progress) =>
          progress({ ...said, progression: Math.floor((100 * rang + progression) / profils.length) });
        const calcul = { db, at, guard, signal, progress: share, lot };
        const fait = await recomputeScores(calcul, { profil: one, ids }).catch((error: unknown) => {
          // The sélection of one profile may be gone: the other profiles are computed all the same.
          if (profil !== null || !(error instanceof BridgeError)) throw error;
          note('erreur', `Le profil n°\u00a0${one} n’a pas pu être calculé\u00a0: ${reasonOf(error)}`);
          return null;
        });
        if (fait === null) continue;
        if (fait.changes + fait.retires > 0) changed.push(one);
        bilan.profils += 1;
        bilan.objets += fait.objets;
        bilan.changes += fait.changes;
        bilan.retires += fait.retires;
      }
      if (after !== undefined)
        await db.transaction().execute(async (tx) => {
          await guard(tx);
          await after(tx, { importation, profils: changed }, clock.now());
        });
      return bilan;
    },
  });
}

function reasonOf({ message, details }: BridgeError): string {
  return details.errors?.[0]?.message ?? message;
}

export type DemandeDeScores =
  | {
      readonly genre: 'profil';
      readonly profil: Pick<Profil, 'id' | 'nom' | 'version' | 'entiteId'>;
      readonly demandePar: number | null;
    }
  | { readonly genre: 'import'; readonly importation: number }
  | { readonly genre: 'nuit' };

/** Asks for scores in the caller's transaction; null when no profile follows. */
export async function enqueueScores(tx: Db, demande: DemandeDeScores, at: Date): Promise<number | null> {
  switch (demande.genre) {
    case 'profil': {
      const { profil, demandePar } = demande;
      const job = {
        definition: SCORES,
        donnees: { profil: profil.id, importation: null },
        cible: profil.nom,
        lien: { ressource: 'scoring', id: profil.id },
        entiteId: profil.entiteId,
        demandePar,
        // A task of the former version may be ending: a new version gets a task of its own.
        cle: `scores du profil ${profil.id} version ${profil.version}`,
      };
      return (await enqueue(tx, job, at)).id;
    }
    case 'import': {
      const { importation } = demande;
      if ((await profilesThatFollow(tx, 'imports')).length === 0) return null;
      return enqueueForAll(tx, importation, `Import n°\u00a0${importation}`, `scores de l’import ${importation}`, at);
    }
    case 'nuit':
      if ((await profilesThatFollow(tx, 'nuits')).length === 0) return null;
      return enqueueForAll(tx, null, 'Tous les profils', 'scores de la nuit', at);
  }
}

async function enqueueForAll(tx: Db, importation: number | null, cible: string, cle: string, at: Date) {
  const job = { definition: SCORES, donnees: { profil: null, importation }, cible, cle };
  return (await enqueue(tx, { ...job, entiteId: null, demandePar: null }, at)).id;
}
