import type { Essai } from '@bridge/contract';
import { formatNumber } from '@bridge/contract';

/** « 1 240 fiches dans le flux · 20 lues, 1 rejetée · 1,4 s ». */
export function factsOf({ total, lus, rejetes, duree }: Pick<Essai, 'total' | 'lus' | 'rejetes' | 'duree'>): string {
  const read = `${formatNumber(lus)} ${lus > 1 ? 'fiches lues' : 'fiche lue'}`;
  const refused = rejetes === 0 ? 'aucune rejetée' : `${formatNumber(rejetes)} ${rejetes > 1 ? 'rejetées' : 'rejetée'}`;
  return [
    ...(total === null ? [] : [`${formatNumber(total)} ${total > 1 ? 'fiches' : 'fiche'} dans le flux`]),
    `${read}, ${refused}`,
    formatNumber(Math.round(duree / 100) / 10, 's'),
  ].join(' · ');
}
