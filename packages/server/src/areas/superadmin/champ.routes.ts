import { BridgeError, champ, measureChamps, mesuresChamp, tryChemin } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import { mappingsTo } from './champ-correspondance.repository.ts';
import { receivedOf } from './champ-essai.repository.ts';
import { tryPath } from './champ-essai.rules.ts';
import { MESURE } from './champ-mesure.job.ts';
import { CLE_MESURE, measuringTask, mesuresOf } from './champ-mesure.repository.ts';
import { PERSONNEL } from './champ-mesure.rules.ts';

const MOST_EXAMPLES = 12;

/** The measures and trials of fields of the dictionary. */
export function champRoutes(bind: Bind, { db, write, registry }: Pick<CrudDependencies, 'db' | 'write' | 'registry'>) {
  bind(mesuresChamp, async ({ identity, params }) => {
    const entry = registry.require(champ);
    const { code, confidentialite } = await readRecord(db, entry, identity, params.id);
    const mesures = await mesuresOf(db, params.id);
    const exemples = mesures.flatMap(({ systeme, exemples: found }) => found.map((valeur) => ({ systeme, valeur })));
    return {
      mesureLe: mesures[0]?.mesure_le.toISOString() ?? null,
      tache: await measuringTask(db),
      lignes: mesures.map(({ systeme, typeBridge, remplis, total }) => ({ systeme, typeBridge, remplis, total })),
      exemples: confidentialite === PERSONNEL ? [] : exemples.slice(0, MOST_EXAMPLES),
      correspondances: await mappingsTo(db, code),
    };
  });

  bind(measureChamps, (input) =>
    write(input.demande, async ({ tx, at }) => {
      const { userId, entiteId } = input.identity;
      const job = { definition: MESURE, donnees: {}, cible: 'Tous les champs', cle: CLE_MESURE };
      const { id } = await enqueue(tx, { ...job, entiteId, demandePar: userId }, at);
      return { tache: id };
    }),
  );

  bind(tryChemin, async ({ identity, body }) => {
    const received = await receivedOf(db, identity.scope, body.objet);
    if (received === undefined) throw new BridgeError('notFound');
    const { brut, ...objet } = received;
    return { objet, ...tryPath(brut, body.chemin, body.multiple) };
  });
}
