import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Files } from '../../../platform/files/files.ts';
import type { Db } from '../../../schema.ts';
import { removeDocument } from './feuilles.ts';
import { forgetGeneration } from './generations.repository.ts';
import { cleImage } from './instantane.ts';

/** Of a model, a language and an entity, those that stay besides the ones that were frozen, where no planification says how many. */
const KEPT = 20;
const OURS = /^editions\/(?:g(\d+)\/|images\/[0-9a-f]{2}\/([0-9a-f]{64})$)/;

/** Nobody draws for longer, nor looks at a preview. In milliseconds. */
const DRAWN_FOR = 24 * 60 * 60_000;
/** What failed may be taken up again until then. In milliseconds. */
const TAKEN_UP_WITHIN = 24 * 60 * 60_000;

interface Store {
  readonly files: Files;
  /** Where documents lie while they are drawn or looked at: a killed server leaves them there. */
  readonly passages: readonly string[];
}

/** Documents beyond those that are kept go, with their files; and files that no document has. */
export function generationsEntretien({ files, passages }: Store) {
  return {
    nom: 'editions',
    run: async (db: Db, now: Date): Promise<Record<string, number>> => {
      await giveUp(db, new Date(now.getTime() - TAKEN_UP_WITHIN));
      const { rows } = await sql<{ id: number }>`
        SELECT id FROM (
          SELECT generations.id, generations.figee, generations.etat, coalesce(planifications.versions, ${KEPT}) AS kept,
            -- Those that came to nothing take no place among those that did not.
            row_number() OVER (PARTITION BY generations.modele, generations.entite_id, generations.langue, generations.planification,
              generations.etat IN ('echouee', 'sans-suite') ORDER BY generations.id DESC) AS rang,
            row_number() OVER (PARTITION BY generations.modele, generations.entite_id, generations.langue, generations.etat
              ORDER BY generations.decide_le DESC NULLS LAST, generations.id DESC) AS de_cet_etat
          FROM generations LEFT JOIN planifications ON planifications.id = generations.planification
        ) AS rangees
        -- The newest that was validated is the one that its address gives.
        WHERE rang > kept AND NOT figee AND etat <> 'en-cours' AND NOT (etat = 'validee' AND de_cet_etat = 1)`.execute(
        db,
      );
      for (const { id } of rows) {
        await forgetGeneration(db, id);
        await removeDocument(files, id);
      }
      const left = await Promise.all(passages.map((dossier) => removeLeft(dossier, now.getTime() - DRAWN_FOR)));
      const restes = left.reduce((sum, count) => sum + count, 0);
      return { documents: rows.length, fichiers: await removeLost(db, files), restes };
    },
  };
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

/** A document whose task ended badly, and that nobody took up within a day, will not be made any more. */
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

/** What a killed server wrote for a document that was never ready, and photos that no document shows any more. */
async function removeLost(db: Db, files: Files): Promise<number> {
  const { rows: known } = await sql<{ id: number }>`SELECT id FROM generations`.execute(db);
  const { rows: shown } = await sql<{ empreinte: string }>`
    SELECT DISTINCT image.value AS empreinte FROM generations, jsonb_each(coalesce(instantane, '{}')) AS canal,
      jsonb_each_text(canal.value -> 'images') AS image`.execute(db);
  // A document that is being made shows photos that its row does not tell of yet.
  const { rows: making } = await sql`SELECT FROM generations WHERE etat = 'en-cours' LIMIT 1`.execute(db);
  const [ids, images] = [
    new Set(known.map(({ id }) => id)),
    new Set(shown.map(({ empreinte }) => cleImage(empreinte))),
  ];
  let removed = 0;
  for await (const cle of files.list()) {
    const [, id, image] = OURS.exec(cle) ?? [];
    const isLost =
      id === undefined ? image !== undefined && making.length === 0 && !images.has(cle) : !ids.has(Number(id));
    if (!isLost) continue;
    await files.remove(cle);
    removed += 1;
  }
  return removed;
}
