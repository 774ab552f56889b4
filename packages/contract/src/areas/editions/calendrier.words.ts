import { enumerate, intervalleEnMots, jourEnMots } from '../../catalogue/dates/date.words.ts';
import { JOURS } from '../../catalogue/dates/jour-civil.ts';
import { heureEnMots } from '../../catalogue/dates/ouverture.words.ts';
import { joursDe } from '../../catalogue/regle/periode.rules.ts';
import type { PeriodeDeRegle, PeriodeRelative } from '../../catalogue/regle/periode.schemas.ts';
import type { Calendrier } from './calendrier.schemas.ts';

/** « Chaque lundi à 6 h ». */
export function calendrierEnMots(calendrier: Calendrier): string {
  switch (calendrier.genre) {
    case 'une-fois':
      return `Une seule fois, le ${jourEnMots(calendrier.jour)} à ${heureEnMots(calendrier.heure)}`;
    case 'quotidienne':
      return `Chaque jour à ${heureEnMots(calendrier.heure)}`;
    case 'hebdomadaire':
      return `Chaque ${joursEnMots(calendrier.jours)} à ${heureEnMots(calendrier.heure)}`;
    case 'mensuelle':
      return `${jourDuMois(calendrier.jour)} à ${heureEnMots(calendrier.heure)}`;
    case 'cron':
      return `Selon l’expression «\u00a0${calendrier.expression}\u00a0»`;
  }
}

/** The days in the order of the week, whatever the order in which they were ticked. */
function joursEnMots(jours: readonly string[]): string {
  if (jours.length === JOURS.length) return 'jour de la semaine';
  return enumerate(JOURS.filter((jour) => jours.includes(jour)));
}

function jourDuMois(jour: number): string {
  if (jour === 31) return 'Le dernier jour de chaque mois';
  const named = `Le ${jour === 1 ? '1er' : jour} de chaque mois`;
  return jour > 28 ? `${named}, ou son dernier jour,` : named;
}

/** The words for relative periods of editions, which move with the day on which an edition is made. */
export const PERIODES_COUVERTES: Readonly<Record<Exclude<PeriodeRelative, 'passe'>, string>> = {
  aujourdhui: 'Le jour même',
  demain: 'Le lendemain',
  'ce-week-end': 'Le week-end de la même semaine',
  'week-end-prochain': 'Le week-end de la semaine suivante',
  'sept-jours': 'Du jour même au septième jour',
  'cette-semaine': 'Du jour même au dimanche',
  'semaine-prochaine': 'Du lundi au dimanche suivants',
  'ce-mois': 'Du jour même à la fin du mois',
  'mois-prochain': 'Le mois suivant',
  'cette-saison': 'Du jour même à la fin de la saison',
  'cette-annee': 'Du jour même à la fin de l’année',
  'a-venir': 'À partir du jour même',
};

export function periodeCouverteEnMots(periode: PeriodeDeRegle): string {
  switch (periode.genre) {
    case 'fixe':
      return intervalleEnMots(periode.du ?? undefined, periode.au ?? undefined);
    case 'relative':
      return periode.quand === 'passe' ? 'Avant le jour même' : PERIODES_COUVERTES[periode.quand];
    case 'jours':
      return joursComptes(periode.de, periode.a);
  }
}

function joursComptes(de: number, a: number): string {
  if (de === 0 && a === 0) return PERIODES_COUVERTES.aujourdhui;
  return de === 0 ? `Les ${a + 1} jours à partir du jour même` : `De J${signe(de)} à J${signe(a)}`;
}

const signe = (jours: number) => (jours < 0 ? `−${-jours}` : `+${jours}`);

/** The days that an edition made on a given day covers: « Du 16 au 22 novembre 2026 ». */
export function joursCouvertsEnMots(periode: PeriodeDeRegle, jour: string): string {
  const { du, au } = joursDe(periode, jour);
  return intervalleEnMots(du ?? undefined, au ?? undefined);
}
