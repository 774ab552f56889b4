import { cleDAdresse, listeDestinataires, type Planification } from '@bridge/contract';
import { sql } from 'kysely';
import { all, type Condition, changeable, visible } from '../../../crud/read/condition.repository.ts';
import { scopeOfEntity } from '../../../crud/read/portee.repository.ts';
import { storedOf } from '../../../crud/stored.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db, Row } from '../../../schema.ts';
import { entiteDe } from '../parutions/planification.repository.ts';
import type { Liste, Listes } from './destinataires.ts';

const stored = storedOf(listeDestinataires);

/**
 * The current lists of a planification, without those that its entity no longer sees. Their addresses are read whoever
 * owns them: sharing a list lets others write to its people without telling them who they are.
 */
export async function listesDe(db: Db, planification: Planification): Promise<Listes> {
  if (listesNommees(planification).length === 0) return new Map();
  const scope = await scopeOfEntity(db, entiteDe(planification));
  const { rows } = await sql<Liste & { id: number }>`
    SELECT id, nom, adresses, coalesce(${changeable(stored, scope)}, false) AS own
    FROM listes_destinataires WHERE ${employees(planification, scope)} ORDER BY id`.execute(db);
  return new Map(rows.map(({ id, ...liste }) => [id, liste]));
}

/** Among the same lists, those that hold an address. */
export async function listesAvec(db: Db, planification: Planification, adresse: string): Promise<ReadonlySet<number>> {
  if (listesNommees(planification).length === 0) return new Set();
  const scope = await scopeOfEntity(db, entiteDe(planification));
  const { rows } = await sql<Row<'listes_destinataires', 'id'>>`
    SELECT id FROM listes_destinataires WHERE ${employees(planification, scope)}
      AND EXISTS (SELECT FROM jsonb_array_elements_text(adresses) AS une WHERE lower(une) = ${cleDAdresse(adresse)})`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

const listesNommees = ({ diffusions }: Planification): readonly number[] =>
  diffusions.flatMap((one) => (one.genre === 'courriel' ? one.listes.map(({ id }) => id) : []));

const employees = (planification: Planification, scope: Scope): Condition =>
  all([
    sql`id = ANY(${[...listesNommees(planification)]}::bigint[])`,
    sql`supprime_le IS NULL`,
    sql`(${visible(stored, scope)})`,
  ]);
