import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { parametresLus } from '../../../catalogue/parametre.repository.ts';
import type { Files } from '../../../platform/files/files.ts';
import type { Db } from '../../../schema.ts';
import { dossiersEnSuspens, imagesPerdues } from './dossiers.repository.ts';
import { eraseDossier, eraseImage } from './dossiers.service.ts';
import { forgetGeneration, type GenerationLue, isBeingRedone, lockGeneration } from './generations.repository.ts';

/** The age in milliseconds after which drafts, previews and failures are abandoned. */
const LONGEST = 24 * 60 * 60_000;

interface Store {
  readonly files: Files;
  /** The folders of documents that are being drawn or looked at; a killed server leaves files there. */
  readonly passages: readonly string[];
}

/** Removes documents beyond those that are kept, with their files, and files that belong to no document. */
export function generationsEntretien({ files, passages }: Store) {
  return {
    nom: 'editions',
    run: async (db: Db, now: Date): Promise<Record<string, number>> => {
      const yesterday = new Date(now.getTime() - LONGEST);
      await giveUp(db, yesterday);
      let documents = 0;
      for (const vieille of await beyondKept(db)) {
        const forgotten = await db.transaction().execute((tx) => forgetUnchanged(tx, vieille));
        if (forgotten === undefined) continue;
        if (forgotten.dossier !== null) await eraseDossier({ db, files }, forgotten.dossier);
        documents += 1;
      }
      return { documents, ...(await removeRestsDEdition({ db, files, passages }, yesterday)) };
    },
  };
}

type Vieille = Pick<GenerationLue, 'id' | 'etat'>;

/** The documents beyond the number kept for a model, a language and an entity, or for a planification. */
async function beyondKept(db: Db): Promise<readonly Vieille[]> {
  const { editions_gardees: kept } = await parametresLus(db, 'editions_gardees');
  const { rows } = await sql<Vieille>`
    SELECT id, etat FROM (
      SELECT generations.id, generations.figee, generations.etat, coalesce(planifications.versions, ${kept}) AS kept,
        -- Those that came to nothing take no place among those that did not.
        row_number() OVER (PARTITION BY generations.modele, generations.entite_id, generations.langue, generations.planification,
          generations.etat IN ('echouee', 'sans-suite') ORDER BY generations.id DESC) AS rang,
        row_number() OVER (PARTITION BY generations.modele, generations.entite_id, generations.langue, generations.etat
          ORDER BY generations.decide_le DESC NULLS LAST, generations.id DESC) AS de_cet_etat
      FROM generations LEFT JOIN planifications ON planifications.id = generations.planification
    ) AS rangees
    -- The newest that was validated is the one that its address gives.
    WHERE rang > kept AND NOT figee AND etat <> 'en-cours' AND NOT (etat = 'validee' AND de_cet_etat = 1)`.execute(db);
  return rows;
}

/** Forgets an old document, unless it was frozen, decided on or redrawn meanwhile. */
async function forgetUnchanged(tx: Db, { id, etat }: Vieille): Promise<GenerationLue | undefined> {
  const held = await lockGeneration(tx, id);
  if (held === undefined || held.figee || held.etat !== etat || (await isBeingRedone(tx, id))) return undefined;
  await forgetGeneration(tx, id);
  return held;
}

/** Gives up documents whose task failed and that nobody took up within a day. */
async function giveUp(db: Db, before: Date): Promise<void> {
  await sql`
    UPDATE generations SET etat = 'echouee', message = coalesce(nullif(fin.message, ''), generations.message), fini_le = fin.fin_le,
      -- Whoever stopped it knows.
      alertee = generations.alertee OR fin.etat IS DISTINCT FROM 'echouee'
    FROM (SELECT generations.id, taches.etat, taches.message, taches.fin_le FROM generations LEFT JOIN taches ON taches.id = generations.tache
      WHERE generations.etat = 'en-cours' AND (taches.id IS NULL
        OR (taches.etat IN ('echouee', 'annulee') AND taches.fin_le < ${before}))) AS fin
    WHERE fin.id = generations.id`.execute(db);
}

interface Rests extends Store {
  readonly db: Db;
}

/** Removes what a killed server left: unfinished documents, folders on their way since before a date, unused photos. */
export async function removeRestsDEdition({ db, files, passages }: Rests, before: Date) {
  let [fichiers, restes] = [0, 0];
  for (const passage of passages) restes += await removeLeft(passage, before.getTime());
  // Folders go first: a document whose images may go can no longer become ready.
  for (const dossier of await dossiersEnSuspens(db, before))
    if (await eraseDossier({ db, files }, dossier)) fichiers += 1;
  for (const empreinte of await imagesPerdues(db, before))
    if (await eraseImage({ db, files }, empreinte, before)) fichiers += 1;
  return { fichiers, restes };
}

async function removeLeft(dossier: string, before: number): Promise<number> {
  let removed = 0;
  for (const name of await readdir(dossier).catch(() => [])) {
    const path = join(dossier, name);
    const seen = await stat(path).catch(() => null);
    if (seen === null || seen.mtimeMs >= before) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
