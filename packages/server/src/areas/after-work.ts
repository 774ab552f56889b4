import { tri } from '@bridge/contract';
import { porteeDuRegistre } from '../catalogue/registre/portee.repository.ts';
import { refreshObjets } from '../catalogue/registre/registre.repository.ts';
import { enqueueScores, type ScoresCalcules } from '../catalogue/score/scores.job.ts';
import { keyOf } from '../composition/cles.ts';
import type { Programme } from '../platform/jobs/scheduler.ts';
import { enqueuePages } from '../publication/changements.job.ts';
import { noteChanges, trisOrderedBy } from '../publication/changements.repository.ts';
import { CATALOGUE, objetKeys, withdrawn } from '../publication/changements.rules.ts';
import type { Db } from '../schema.ts';
import { noteReleve } from './objets/qualite/releve.repository.ts';
import { enqueueReunion } from './objets/reunion.job.ts';
import { noteRetours } from './reglages/ecritures/retour.service.ts';
import { enqueueTags } from './reglages/tags.job.ts';
import { enqueueVolumes } from './selections/volumes.job.ts';
import { enqueueRegistre } from './traductions/registre.job.ts';

/** The tasks after a change of the catalogue: scores, then numbers of sélections; pages; completeness; Apidae. */
export async function afterImport(tx: Db, importation: number, at: Date): Promise<void> {
  if ((await enqueueScores(tx, { genre: 'import', importation }, at)) === null)
    await enqueueVolumes(tx, importation, at);
  await enqueuePages(tx, importation, at);
  await enqueueTags(tx, at);
  await noteRetours(tx, importation, at);
  await noteReleve(tx, importation, at);
  await enqueueRegistre(tx, { importation }, at);
  await enqueueReunion(tx, importation, at);
}

/** The tasks after new scores: all that is counted, kept or ordered by them. */
export async function afterScores(tx: Db, { importation, profils }: ScoresCalcules, at: Date): Promise<void> {
  await enqueueVolumes(tx, importation, at);
  await noteChanges(
    tx,
    (await trisOrderedBy(tx, profils)).map((id) => keyOf(tri.id, id)),
  );
  await enqueuePages(tx, null, at);
}

/** The tasks after a change of words or types in many objets: any page or sélection may use them. */
export async function afterVocabulaire(tx: Db, at: Date): Promise<void> {
  await noteChanges(tx, [CATALOGUE]);
  await enqueueVolumes(tx, null, at);
  await enqueuePages(tx, null, at);
}

/** The tasks after another sharing of some objets: pages of those who no longer see them go at once. */
export async function afterPartage(tx: Db, objets: readonly number[], at: Date): Promise<void> {
  if (objets.length === 0) return;
  await noteChanges(tx, objetKeys(objets).map(withdrawn));
  await enqueueVolumes(tx, null, at);
  await enqueuePages(tx, null, at);
}

/** The tasks after two objets became one: pages of the second go, those of the first are made anew. */
export async function afterReunion(
  tx: Db,
  { garde, fusionne }: { readonly garde: number; readonly fusionne: number },
  at: Date,
): Promise<void> {
  await noteChanges(tx, objetKeys([garde]));
  await afterPartage(tx, [fusionne], at);
  await refreshObjets(tx, [garde, fusionne], await porteeDuRegistre(tx), at);
}

/** The tasks after texts of some objets changed, by machines or by people who review them. */
export async function afterTextes(tx: Db, objets: readonly number[]): Promise<void> {
  await noteChanges(tx, objetKeys(objets));
}

/** The tasks after tags of objets changed: scores, sélections and pages may use them. */
export async function afterTags(tx: Db, objets: readonly number[], at: Date): Promise<void> {
  await noteChanges(tx, objetKeys(objets));
  if ((await enqueueScores(tx, { genre: 'nuit' }, at)) === null) await enqueueVolumes(tx, null, at);
  await enqueuePages(tx, null, at);
}

/** Every night everything is computed anew: time alone changes what is open or fresh, and which bonus counts. */
export const NUIT: Programme = {
  cle: 'scores et sélections',
  cron: '20 3 * * *',
  enqueue: async (tx, at) => {
    if ((await enqueueScores(tx, { genre: 'nuit' }, at)) === null) await enqueueVolumes(tx, null, at);
    await enqueuePages(tx, null, at);
    await enqueueTags(tx, at);
  },
};
