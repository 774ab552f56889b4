import { documentSchema, sourceSchema } from '@bridge/contract';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.definition.ts';
import { measuredFields, objetsAfter, objetsInAll, replaceMesures } from './champ-mesure.repository.ts';
import { createMesures } from './champ-mesure.rules.ts';

/** How many documents are read in one go. */
const LOT = 500;

export const MESURE = { type: 'mesure-champs', maxTentatives: 3 } as const;

const EVERYTHING = { kind: 'system', reason: 'the dictionary is measured over the whole instance' } as const;

/** Reads the whole catalogue once and replaces the former measures. If interrupted, nothing changes. */
export function mesureJob(lot = LOT) {
  return defineJob({
    ...MESURE,
    donnees: z.object({}),
    thread: true,
    async run({ db, guard, signal, progress, clock }) {
      const mesures = createMesures(await measuredFields(db));
      const total = await objetsInAll(db, EVERYTHING);
      let [dernier, lus] = [0, 0];
      for (;;) {
        signal.throwIfAborted();
        const objets = await objetsAfter(db, EVERYTHING, dernier, lot);
        for (const { systeme, type_bridge, document, source } of objets) {
          const [content, origin] = [documentSchema.safeParse(document), sourceSchema.safeParse(source)];
          if (content.success && origin.success)
            mesures.add({ systeme, typeBridge: type_bridge, document: content.data, source: origin.data });
        }
        lus += objets.length;
        dernier = objets.at(-1)?.id ?? dernier;
        if (objets.length < lot) break;
        progress({
          progression: Math.min(99, Math.round((100 * lus) / Math.max(1, total))),
          etape: `${lus} objets sur ${total}`,
        });
      }
      await db.transaction().execute(async (tx) => {
        await guard(tx);
        await replaceMesures(tx, mesures.all(), clock.now());
      });
      return { objets: lus };
    },
  });
}
