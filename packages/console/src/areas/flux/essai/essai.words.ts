import { countOf, type Essai, formatNumber } from '@bridge/contract';
import { FICHE } from '../../../catalogue/importation/phrase.rules.ts';

/** The facts of a test: « 1 240 fiches dans le flux · 20 lues, 1 rejetée · 1,4 s ». */
export function factsOf({ total, lus, rejetes, duree }: Pick<Essai, 'total' | 'lus' | 'rejetes' | 'duree'>): string {
  const read = `${countOf(FICHE, lus)} ${lus > 1 ? 'lues' : 'lue'}`;
  const refused = rejetes === 0 ? 'aucune rejetée' : `${formatNumber(rejetes)} ${rejetes > 1 ? 'rejetées' : 'rejetée'}`;
  return [
    ...(total === null ? [] : [`${countOf(FICHE, total)} dans le flux`]),
    `${read}, ${refused}`,
    duree < 1_000 ? 'moins d’une seconde' : formatNumber(Math.round(duree / 100) / 10, 's'),
  ].join(' · ');
}
