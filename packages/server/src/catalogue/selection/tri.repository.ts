import type { Db, Row } from '../../schema.ts';

/** The keys and pins of a saved tri. */
export async function triById(db: Db, id: number): Promise<Pick<Row<'tris'>, 'cles' | 'epingles'> | undefined> {
  return db.selectFrom('tris').select(['cles', 'epingles']).where('id', '=', id).executeTakeFirst();
}
