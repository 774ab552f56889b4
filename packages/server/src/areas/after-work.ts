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

/** What follows a change of the catalogue: scores, then the numbers of the sélections, which may depend on them; public pages; how complete it is; and what was written into Apidae, which it may bring back. */
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

/** What follows scores: what is counted, kept or ordered by them. */
export async function afterScores(tx: Db, { importation, profils }: ScoresCalcules, at: Date): Promise<void> {
  await enqueueVolumes(tx, importation, at);
  await noteChanges(
    tx,
    (await trisOrderedBy(tx, profils)).map((id) => keyOf(tri.id, id)),
  );
  await enqueuePages(tx, null, at);
}

/** What follows words or types that changed in many objets at once: any page may show them, any sélection ask for them. */
export async function afterVocabulaire(tx: Db, at: Date): Promise<void> {
  await noteChanges(tx, [CATALOGUE]);
  await enqueueVolumes(tx, null, at);
  await enqueuePages(tx, null, at);
}

/** What follows another answer to who sees some objets: pages of those who see them no more go at once, kept copies included. */
export async function afterPartage(tx: Db, objets: readonly number[], at: Date): Promise<void> {
  if (objets.length === 0) return;
  await noteChanges(tx, objetKeys(objets).map(withdrawn));
  await enqueueVolumes(tx, null, at);
  await enqueuePages(tx, null, at);
}

/** What follows two objets that became one: pages of the second go, those of the first are made anew. */
export async function afterReunion(
  tx: Db,
  { garde, fusionne }: { readonly garde: number; readonly fusionne: number },
  at: Date,
): Promise<void> {
  await noteChanges(tx, objetKeys([garde]));
  await afterPartage(tx, [fusionne], at);
  await refreshObjets(tx, [garde, fusionne], await porteeDuRegistre(tx), at);
}

/** What follows words that changed in some objets, by machines or by people who review them. */
export async function afterTextes(tx: Db, objets: readonly number[]): Promise<void> {
  await noteChanges(tx, objetKeys(objets));
}

/** What follows tags that came or went on objets: scores may count them, sélections ask for them, pages show them. */
export async function afterTags(tx: Db, objets: readonly number[], at: Date): Promise<void> {
  await noteChanges(tx, objetKeys(objets));
  if ((await enqueueScores(tx, { genre: 'nuit' }, at)) === null) await enqueueVolumes(tx, null, at);
  await enqueuePages(tx, null, at);
}

/** Time alone changes what is open, what is fresh and which bonus counts: every night, everything is worked out anew. */
export const NUIT: Programme = {
  cle: 'scores et sélections',
  cron: '20 3 * * *',
  enqueue: async (tx, at) => {
    if ((await enqueueScores(tx, { genre: 'nuit' }, at)) === null) await enqueueVolumes(tx, null, at);
    await enqueuePages(tx, null, at);
    await enqueueTags(tx, at);
  },
};
