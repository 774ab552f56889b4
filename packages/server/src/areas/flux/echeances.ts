import { civilDay, civilTime, fluxBySystem, instantOf, type Systeme } from '@bridge/contract';
import { owns, type Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { scheduledFeeds } from '../../sources/import/flux.repository.ts';
import { passagesOf } from '../../sources/import/frequence.rules.ts';
import { daysOf } from './echeances.rules.ts';

/** The frequencies worth telling: several readings a day are no date. */
const RARE: readonly string[] = ['jour', 'semaine', 'personnalisee'];

/** The readings of the feeds of one's entities between two days, at most one a day each. */
export async function importsPrevus(
  db: Db,
  scope: Scope,
  { du, au }: { readonly du: string; readonly au: string },
  { now, systemes }: { readonly now: Date; readonly systemes: readonly Systeme[] },
) {
  const feeds = (await scheduledFeeds(db, systemes)).filter(
    ({ frequence, entiteId }) => RARE.includes(frequence) && owns(scope, entiteId),
  );
  const from = new Date(Math.max(now.getTime(), instantOf(du, '00:00').getTime() - 1));
  return feeds.flatMap(({ systeme, ...feed }) => {
    const passages = passagesOf(feed);
    return (passages === null ? [] : daysOf(passages.next, from, au)).map((at) => ({
      quoi: 'passage' as const,
      jour: civilDay(at),
      heure: civilTime(at).slice(11, 16),
      nom: feed.nom,
      ressource: fluxBySystem[systeme].id,
      id: feed.id,
      entiteId: feed.entiteId,
    }));
  });
}
