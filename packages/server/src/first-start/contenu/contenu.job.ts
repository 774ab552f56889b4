import { civilDay } from '@bridge/contract';
import { z } from 'zod';
import type { CrudContext } from '../../crud/write/record.service.ts';
import { createWrite } from '../../crud/write/writing.ts';
import type { Clock } from '../../platform/clock.ts';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import { defineJob } from '../../platform/jobs/job.definition.ts';
import { JobFailure, RetryLater } from '../../platform/jobs/job.errors.ts';
import type { Log } from '../../platform/log.ts';
import type { Db } from '../../schema.ts';
import { demonstrateur } from '../demonstrateur.ts';
import { awaitedSince, hasSelections } from './contenu.repository.ts';
import { createContenu } from './contenu.ts';
import { linkWords } from './equivalences.ts';
import { openFabrique } from './fabrique.ts';
import { type Deposit, type Draw, depositFichiers, renderAsMedia } from './medias.ts';
import { pauseAfter } from './pause.rules.ts';
import { CODES_DE_SELECTION } from './selections.codes.ts';
import { writeTraductions } from './traductions.ts';
import { lookAround } from './trouvailles.ts';

const CONTENU = { type: 'demonstration', maxTentatives: 3 } as const;

const id = z.number().int().positive();
const donneesSchema = z.object({
  /** The account that makes it: the super admin of the region. */
  auteur: z.object({ id, entiteId: id }),
  offices: z.array(id),
  /** The first imports, whose objets sélections choose from. */
  importations: z.array(id),
});
type Donnees = z.output<typeof donneesSchema>;

/** Asks for the content, in the transaction that creates the territory. */
export async function enqueueContenu(tx: Db, donnees: Donnees, at: Date): Promise<void> {
  const job = {
    definition: CONTENU,
    donnees,
    cible: 'Sélections, tris, blocs et site',
    entiteId: donnees.auteur.entiteId,
    demandePar: null,
    cle: 'contenu de démonstration',
  };
  await enqueue(tx, job, at);
}

interface Dependencies {
  readonly engine: CrudContext;
  readonly deposit: (db: Db, clock: Clock, log: Log) => Promise<Deposit>;
  readonly draw?: Draw;
}

/**
 * Makes what a team would make of its catalogue, once it exists: in one transaction, once. Put off too often, it fails
 * with what it waits for; restarted later, it does its work then.
 */
export function demonstrationJob({ engine, deposit, draw = renderAsMedia }: Dependencies) {
  return defineJob({
    ...CONTENU,
    donnees: donneesSchema,
    async run({ db, donnees: { auteur, offices, importations }, clock, log, guard, signal, progress }) {
      const at = clock.now();
      const since = await awaitedSince(db, importations);
      if (since !== null)
        throw new RetryLater(
          pauseAfter(at.getTime() - since.getTime()),
          'Les premiers imports de la démonstration ne sont pas terminés\u00a0: ses sélections et ses blocs seront créés ensuite.',
        );
      const region = auteur.entiteId;
      const entites = [region, ...offices];
      if (await hasSelections(db, entites, CODES_DE_SELECTION)) return { deja: true };
      progress({ etape: 'Photos de la médiathèque' });
      const fichiers = await depositFichiers(await deposit(db, clock, log), draw, auteur);
      progress({ etape: 'Sélections, tris, blocs et site' });
      return createWrite({ db, clock, log })({ acteur: demonstrateur(auteur) }, async (writing) => {
        const { tx } = writing;
        await guard(tx);
        if (await hasSelections(tx, entites, CODES_DE_SELECTION)) return { deja: true };
        const fabrique = openFabrique(engine, writing, () => signal.throwIfAborted());
        await linkWords(tx, fabrique);
        const trouvailles = await lookAround(tx, region, entites);
        if (trouvailles.objets.length === 0)
          throw new JobFailure(
            'Les imports de la démonstration n’ont apporté aucun objet\u00a0: ses sélections et ses blocs n’ont pas été créés.',
            { retry: false },
          );
        return {
          ...(await createContenu(tx, {
            fabrique,
            trouvailles,
            fichiers,
            office: offices[0] ?? region,
            jour: civilDay(at),
          })),
          traduits: await writeTraductions(tx, entites, { id: auteur.id, at }),
        };
      });
    },
  });
}
