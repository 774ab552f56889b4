import { daysAfter } from '../jour.ts';
import type { Offre, PeriodeOffre } from '../offre.ts';
import type { Enregistrement } from './fichier.ts';

const JOURS = ['LUNDI', 'MARDI', 'MERCREDI', 'JEUDI', 'VENDREDI', 'SAMEDI', 'DIMANCHE'] as const;
const ABREGES = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
const RANGS = { 1: 'D_1ER', 2: 'D_2EME', 3: 'D_3EME', 4: 'D_4EME' } as const;

export function writeOuverture({ type, periodes }: Offre, id: number): Enregistrement {
  const longues = periodes.some(({ du, au }) => au >= daysAfter(du, 364));
  return {
    ...(longues ? { ouvertTouteLAnnee: 'OUVERT_TOUTE_L_ANNEE' } : {}),
    periodesOuvertures: periodes.map((periode, place) => ({
      identifiant: id * 100 + place,
      // Events have a year; a camping season comes back.
      tousLesAns: type === 'camping',
      dateDebut: periode.du,
      dateFin: periode.au,
      ...rythme(periode),
      ...horaires(periode),
    })),
    fermeturesExceptionnelles: type === 'restaurant' ? [{ dateSpeciale: 'PREMIER_MAI' }] : [],
  };
}

function rythme({ jours, rang }: PeriodeOffre): Enregistrement {
  if (!jours) return { type: 'OUVERTURE_TOUS_LES_JOURS' };
  if (rang !== undefined)
    return {
      type: 'OUVERTURE_MOIS',
      ouverturesJourDuMois: jours.map((jour) => ({ jourDuMois: RANGS[rang], jour: JOURS[jour] })),
    };
  // Few closed days are said as exceptions.
  if (jours.length >= 5) {
    const fermes = JOURS.filter((_, jour) => !jours.includes(jour));
    return { type: 'OUVERTURE_SAUF', ouverturesJournalieres: fermes.map((jour) => ({ jour })) };
  }
  return { type: 'OUVERTURE_SEMAINE', ouverturesJournalieres: jours.map((jour) => ({ jour: JOURS[jour] })) };
}

/** One opening of a day has its own fields, two use the newer list. */
function horaires({ heures, jours }: PeriodeOffre): Enregistrement {
  const [premier] = heures;
  if (!premier) return {};
  if (heures.length === 1) return { horaireOuverture: `${premier[0]}:00`, horaireFermeture: `${premier[1]}:00` };
  return {
    horaires: [
      {
        timePeriods: [
          {
            closed: false,
            weekdays: ABREGES.filter((_, jour) => !jours || jours.includes(jour)),
            timeFrames: heures.map(([startTime, endTime]) => ({ startTime, endTime })),
          },
        ],
      },
    ],
  };
}
