import { type Langue, type Urgence, urgence } from '@bridge/contract';
import { sql } from 'kysely';
import { parseRecord } from '../../composition/record.rules.ts';
import { visible } from '../../crud/read/condition.repository.ts';
import { recordById } from '../../crud/read/record.repository.ts';
import { storedOf } from '../../crud/stored.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db, Row } from '../../schema.ts';

const SYSTEM = { kind: 'system', reason: 'messages are shown on the screens that they name' } as const;
const STORED = storedOf(urgence);

interface Ecran {
  readonly id: number;
  readonly entiteId: number | null;
  readonly groupe: string;
}

/** The messages for a screen, now or later: of its entity or one above, and meant for it. */
export async function urgencesSur(tx: Db, { id, entiteId, groupe }: Ecran, at: Date): Promise<Urgence[]> {
  const { rows } = await sql<Row<'urgences', 'id'>>`
    WITH RECURSIVE dessus (id, parent_id) AS (
      SELECT id, parent_id FROM entites WHERE id = ${entiteId}
      UNION SELECT entites.id, entites.parent_id FROM entites JOIN dessus ON entites.id = dessus.parent_id
    )
    SELECT id FROM urgences
    WHERE diffusee AND supprime_le IS NULL AND archive_le IS NULL AND au >= ${at}::date - 2
      AND (entite_id IS NULL OR entite_id IN (SELECT id FROM dessus))
      AND CASE portee WHEN 'tous' THEN true WHEN 'ecrans' THEN ${id} = ANY(ecrans)
        ELSE ${groupe} <> '' AND EXISTS (
          SELECT FROM jsonb_array_elements(groupes) AS un WHERE lower(un ->> 'nom') = lower(${groupe})) END
    ORDER BY id`.execute(tx);
  const found = await Promise.all(rows.map((row) => recordById(tx, STORED, SYSTEM, row.id)));
  return found.flatMap((record) => (record === undefined ? [] : [parseRecord(urgence, record)]));
}

/** The languages of a screen: its own, else those of its diaporama. */
export async function languesParlees(tx: Db, diaporama: number | null): Promise<Langue[]> {
  const { rows } = await sql<
    Row<'diaporamas', 'langues'>
  >`SELECT langues FROM diaporamas WHERE id = ${diaporama}`.execute(tx);
  return rows[0]?.langues ?? ['fr'];
}

interface Confirmee {
  readonly urgence: number;
  readonly version: number;
  readonly ecran: number;
}

/** Notes that a screen shows a message; the first time of each version is kept. */
export async function noteUrgenceVue(db: Db, { urgence: id, version, ecran }: Confirmee, at: Date): Promise<void> {
  await sql`
    INSERT INTO urgences_vues AS connue (urgence_id, ecran_id, version, vu_le) VALUES (${id}, ${ecran}, ${version}, ${at})
    ON CONFLICT (urgence_id, ecran_id) DO UPDATE SET version = excluded.version, vu_le = excluded.vu_le
    WHERE connue.version < excluded.version`.execute(db);
}

/** The screens that confirmed the current version of a message, among those that the reader sees. */
export async function urgencesVues(db: Db, id: number, scope: Scope): Promise<{ ecran: number; vuLe: Date }[]> {
  const { rows } = await sql<{ ecran: number; vuLe: Date }>`
    SELECT ecrans.id AS ecran, vues.vu_le AS "vuLe"
    FROM urgences_vues AS vues JOIN urgences ON urgences.id = vues.urgence_id AND urgences.version = vues.version
    JOIN ecrans ON ecrans.id = vues.ecran_id
    WHERE vues.urgence_id = ${id}
      AND ${visible({ ownerColumn: 'ecrans.entite_id', shared: false }, scope)}
    ORDER BY ecrans.id`.execute(db);
  return rows;
}
