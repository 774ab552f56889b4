import { sql } from 'kysely';
import { atOnce } from '../../../catalogue/selection/evaluation.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import { inScope } from '../../../platform/db/conditions.ts';
import type { Db, Row } from '../../../schema.ts';
import { pagesDesObjets } from '../brochures/brochure.service.ts';
import { configPubliee } from '../configuration/config.repository.ts';
import { openCadreDeSite } from '../pages/page.ts';

/** How many sites are searched at most. */
const MOST_SITES = 10;

/** Where visitors read each objet on the host of Bridge: its first page among the sites of some entities. */
export function fichesEnLigne(
  db: Db,
  scope: Scope,
  ids: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, string>> {
  return atOnce(db, async (tx) => {
    const { rows } = await sql<Row<'sites', 'code'>>`
      SELECT code FROM sites WHERE supprime_le IS NULL AND archive_le IS NULL AND ${inScope('sites.entite_id', scope)}
      ORDER BY id LIMIT ${MOST_SITES}`.execute(tx);
    const configuration = configPubliee(tx, at);
    const found = new Map<number, string>();
    for (const { code } of rows) {
      const left = ids.filter((id) => !found.has(id));
      if (left.length === 0) break;
      const base = `/public/${code}`;
      const visite = { site: code, langue: 'fr', base, adresse: base, at } as const;
      const cadre = await openCadreDeSite(tx, configuration, visite, scope);
      if (cadre === undefined) continue;
      for (const [id, page] of (await pagesDesObjets(tx, cadre, left)).pages) found.set(id, page);
    }
    return found;
  });
}
