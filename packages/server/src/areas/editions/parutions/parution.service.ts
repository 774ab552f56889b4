import { modeleEdition, type Planification } from '@bridge/contract';
import { savedRecord } from '../../../composition/configuration.ts';
import { scopeOfEntity } from '../../../crud/read/portee.repository.ts';
import { owns } from '../../../platform/auth/identity.ts';
import type { Programme } from '../../../platform/jobs/scheduler.ts';
import { askGenerations, type Demandee } from '../../../publication/print/generations/generation.service.ts';
import type { Db } from '../../../schema.ts';
import { prochaineParution, rythmeEnTexte } from './calendrier.ts';
import { periodeDuJour } from './periode.rules.ts';
import { entiteDe, planificationLue, planificationsActives } from './planification.repository.ts';

const SYSTEM = { kind: 'system', reason: 'each document sees what its entity sees' } as const;

/** Asks for the documents of a planification, one for each entity and each language. */
export async function askParution(
  tx: Db,
  record: Planification,
  demandePar: number | null,
  at: Date,
): Promise<Demandee[]> {
  const modele = await savedRecord(tx, modeleEdition, SYSTEM, record.modele);
  if (modele === undefined) return [];
  const { id: planification, langues } = record;
  const periode = periodeDuJour(record, modele, at);
  const asked: Demandee[] = [];
  for (const entiteId of await entitesDe(tx, record)) {
    const demande = { modele, entiteId, periode, planification, demandePar };
    asked.push(...(await askGenerations(tx, langues.length === 0 ? demande : { ...demande, langues }, at)));
  }
  return asked;
}

/** The entities named that are of the planification's branch; its own entity when none is named. */
async function entitesDe(tx: Db, record: Planification): Promise<readonly (number | null)[]> {
  const own = entiteDe(record);
  if (record.entites.length === 0) return [own];
  const scope = await scopeOfEntity(tx, own);
  return record.entites.filter((id) => owns(scope, id));
}

/** The planifications, as programmes of the scheduler. */
export async function programmesDeParution(db: Db): Promise<readonly Programme[]> {
  return (await planificationsActives(db)).map(({ id, ...rythme }) => ({
    cle: `parution ${id}`,
    cron: rythmeEnTexte(rythme),
    next: (after) => prochaineParution(rythme, after),
    enqueue: async (tx, at) => {
      const record = await planificationLue(tx, id);
      if (record !== undefined) await askParution(tx, record, null, at);
    },
  }));
}
