import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.definition.ts';
import type { Db } from '../../schema.ts';
import { lockMappings, objetsOfType, reclassifyLot } from './reclassement.repository.ts';

/** The objets of one transaction: few, so that a person who links another type meanwhile does not wait long. */
const LOT = 500;

export const RECLASSEMENT = { type: 'reclassement', maxTentatives: 5 } as const;

interface Options {
  readonly lot?: number;
  /** Called once all objets have their type, for what depends on types. */
  readonly after?: (tx: Db, at: Date) => Promise<void>;
}

/**
 * Brings the objets of a type to the type of Bridge that it is linked to. If interrupted, it starts again, and only
 * looks at objets done already.
 */
export function reclassementJob({ lot = LOT, after }: Options = {}) {
  return defineJob({
    ...RECLASSEMENT,
    donnees: z.object({ type: z.number().int().positive(), apres: z.number().int().min(0) }),
    async run({ db, donnees: { type, apres }, guard, signal, progress, clock }) {
      const total = await objetsOfType(db, type);
      let [dernier, lus, changes] = [apres, 0, 0];
      for (;;) {
        signal.throwIfAborted();
        const from = dernier;
        const done = await db.transaction().execute(async (tx) => {
          await guard(tx);
          await lockMappings(tx);
          const lotDone = await reclassifyLot(tx, type, from, lot);
          if (lotDone.lus < lot) await after?.(tx, clock.now());
          return lotDone;
        });
        lus += done.lus;
        changes += done.changes;
        if (done.lus < lot) return { objets: lus, reclasses: changes };
        dernier = done.dernier;
        progress({
          progression: Math.min(99, Math.round((100 * lus) / Math.max(1, total))),
          etape: `${lus} objets sur ${total}`,
        });
      }
    },
  });
}
