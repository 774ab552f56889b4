import { civilDay, civilTime, instantOf, planification } from '@bridge/contract';
import { sql } from 'kysely';
import type { Scope } from '../../../platform/auth/identity.ts';
import { inScope } from '../../../platform/db/conditions.ts';
import type { Db } from '../../../schema.ts';
import { prochaineParution, type Rythme } from './calendrier.ts';

/** The most dates of one planification: a daily one fills a season. */
const MOST = 100;

/** The dates between two days at which editions appear by themselves, and those at which planifications start and stop. */
export async function parutionsPrevues(
  db: Db,
  scope: Scope,
  { du, au, quoi: wanted }: { readonly du: string; readonly au: string; readonly quoi?: 'debut' | 'fin' | undefined },
  now: Date,
) {
  const rows = await db
    .selectFrom('planifications')
    .select(['id', 'nom', 'entite_id as entiteId', 'calendrier', 'validite', 'fuseau'])
    .where('actif', '=', true)
    .where(sql<boolean>`archive_le IS NULL AND supprime_le IS NULL`)
    .where(inScope('planifications.entite_id', scope))
    .orderBy('id')
    .execute();
  const from = new Date(Math.max(now.getTime(), instantOf(du, '00:00').getTime() - 1));
  return rows.flatMap(({ calendrier, validite, fuseau, ...one }) => {
    const told = { ...one, ressource: planification.id };
    const bounds = (['du', 'au'] as const).flatMap((bound) => {
      const jour = validite?.[bound] ?? null;
      const quoi = bound === 'du' ? ('debut' as const) : ('fin' as const);
      return jour !== null && jour >= du && jour <= au ? [{ ...told, quoi, jour, heure: null }] : [];
    });
    if (wanted !== undefined) return bounds;
    const times = timesOf({ calendrier, validite, fuseau }, from, au).map((at) => ({
      ...told,
      quoi: 'passage' as const,
      jour: civilDay(at),
      heure: civilTime(at).slice(11, 16),
    }));
    return [...bounds, ...times];
  });
}

function timesOf(rythme: Rythme, from: Date, au: string): Date[] {
  const times: Date[] = [];
  let after = from;
  while (times.length < MOST) {
    const next = prochaineParution(rythme, after);
    if (next === null || civilDay(next) > au) return times;
    times.push(next);
    after = next;
  }
  return times;
}
