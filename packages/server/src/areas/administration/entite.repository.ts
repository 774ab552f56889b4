import { type EndpointInput, type Entite, entite, type listDnsitEntities } from '@bridge/contract';
import { sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import { containing, inScope } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';

function entites(db: Db, scope: Scope) {
  return db
    .selectFrom('entites')
    .select(['id', 'version', 'nom', 'code', 'parent_id as parent'])
    .where(inScope('id', scope));
}

export async function pageOfEntites(
  db: Db,
  scope: Scope,
  { page, itemsPerPage, sort, q }: EndpointInput<typeof listDnsitEntities>['query'],
): Promise<{ items: Entite[]; total: number }> {
  const matching = q
    ? sql<boolean>`concat_ws(' ', ${sql.join(entite.searchable.map((name) => sql.ref(name)))}) ILIKE ${containing(q)}`
    : sql<boolean>`true`;
  const keys = [...sort, { field: 'id', descending: false } as const];
  const items = await keys
    .reduce(
      (query, { field, descending }) => query.orderBy(field, descending ? 'desc' : 'asc'),
      entites(db, scope).where(matching),
    )
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage)
    .execute();
  const { total } = await db
    .selectFrom('entites')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(inScope('id', scope))
    .where(matching)
    .executeTakeFirstOrThrow();
  return { items, total };
}

export async function namesOfEntites(db: Db, scope: Scope, q: string): Promise<{ id: number; nom: string }[]> {
  return db
    .selectFrom('entites')
    .select(['id', 'nom'])
    .where(inScope('id', scope))
    .where('nom', 'ilike', containing(q))
    .orderBy('nom')
    .limit(1_000)
    .execute();
}

export async function lockEntite(db: Db, scope: Scope, id: number): Promise<Entite | undefined> {
  return entites(db, scope).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function saveEntite(
  db: Db,
  id: number,
  changes: Partial<Pick<Entite, 'nom' | 'code'>>,
  at: Date,
): Promise<Entite> {
  return db
    .updateTable('entites')
    .set({ ...changes, version: sql`version + 1`, modifie_le: at })
    .where('id', '=', id)
    .returning(['id', 'version', 'nom', 'code', 'parent_id as parent'])
    .executeTakeFirstOrThrow();
}
