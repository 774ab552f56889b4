import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { defineJob } from '../job.definition.ts';
import { addEffect, effectsOf } from './effects.ts';

const PACE = 40;

/** A job of many steps, each an effect in its own transaction; it resumes after its last effect. */
export const steps = (serveur: string, tell: (news: object) => void) =>
  defineJob({
    type: 'pas',
    donnees: z.object({ nombre: z.number() }),
    maxTentatives: 3,
    async run({ db, donnees: { nombre }, guard, tache, signal, progress }) {
      try {
        const done = (await effectsOf(db, tache)).length;
        for (let pas = done + 1; pas <= nombre; pas += 1) {
          signal.throwIfAborted();
          await db.transaction().execute(async (tx) => {
            await guard(tx);
            await addEffect(tx, tache, pas, serveur);
            tell({ dans: pas });
            await delay(PACE);
          });
          tell({ pas });
          progress({ progression: (100 * pas) / nombre });
          await delay(PACE);
        }
        tell({ fin: 'reussie' });
        return {};
      } catch (error) {
        tell({ fin: 'erreur', nom: error instanceof Error ? error.constructor.name : '' });
        throw error;
      }
    },
  });
