import type { Type } from '@bridge/contract';
import type { Writing } from '../../crud/write/writing.ts';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import { RECLASSEMENT } from './reclassement.job.ts';
import { lockMappings, reclassifyLot } from './reclassement.repository.ts';

/** Done at once, in the transaction of the person who links: most types have fewer. */
const AT_ONCE = 100;

/** Brings the objets of a type to its new link: the first ones now, the others by a task. */
export async function followMapping(
  { tx, acteur, at }: Writing,
  type: Pick<Type, 'id'>,
  libelle: string,
): Promise<void> {
  await lockMappings(tx);
  const { lus, dernier } = await reclassifyLot(tx, type.id, 0, AT_ONCE);
  if (lus < AT_ONCE) return;
  await enqueue(
    tx,
    {
      definition: RECLASSEMENT,
      donnees: { type: type.id, apres: dernier },
      cible: libelle,
      lien: { ressource: 'type', id: type.id },
      entiteId: acteur.entiteId,
      demandePar: acteur.userId,
      priorite: 1,
    },
    at,
  );
}
