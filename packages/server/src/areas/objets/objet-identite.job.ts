import { z } from 'zod';
import type { Scope } from '../../platform/auth/identity.ts';
import { defineJob } from '../../platform/jobs/job.definition.ts';
import { countLines, linesLeft, markLines, refusedLines } from './objet-identite.repository.ts';
import { link } from './objet-identite.service.ts';

/** How many lines one transaction links. */
const LOT = 200;
const MOST_NOTED = 100;

export const IDENTITES = { type: 'identites', maxTentatives: 5 } as const;

const donnees = z.object({
  /** The entities whose objets may be linked, as they were when the list was given; null for all. */
  entites: z.array(z.number()).nullable(),
  par: z.object({ userId: z.number(), acteur: z.number().nullable(), entiteId: z.number().nullable(), ip: z.string() }),
});
export type DonneesIdentites = z.output<typeof donnees>;

/** Links a long list of ids, lot by lot. Lines are marked with their outcome: a restart does the others. */
export function identitesJob(lot = LOT) {
  return defineJob({
    ...IDENTITES,
    donnees,
    async run({ db, donnees: { entites, par }, tache, guard, signal, progress, note, clock }) {
      const scope: Scope =
        entites === null
          ? { kind: 'system', reason: 'asked by who sees everything' }
          : { kind: 'entites', ids: entites, above: [] };
      const actor = par.acteur === null ? null : { userId: par.acteur, username: '' };
      const by = { userId: par.userId, entiteId: par.entiteId, actor };
      for (;;) {
        signal.throwIfAborted();
        const seen = await db.transaction().execute(async (tx) => {
          await guard(tx);
          const liens = await linesLeft(tx, tache, lot);
          if (liens.length === 0) return 0;
          const { refus } = await link(tx, { scope, by, at: clock.now(), ip: par.ip }, liens);
          await markLines(
            tx,
            tache,
            liens.map(({ ligne }) => ligne),
            refus,
          );
          return liens.length;
        });
        const { total, faites, refusees } = await countLines(db, tache);
        if (seen === 0) {
          for (const { ligne, motif } of await refusedLines(db, tache, MOST_NOTED))
            note('avertissement', `Ligne ${ligne}\u00a0: ${motif}`);
          return { lies: faites - refusees, refus: refusees };
        }
        progress({
          progression: Math.min(99, Math.round((100 * faites) / Math.max(1, total))),
          etape: `${faites} lignes sur ${total}`,
        });
      }
    },
  });
}
