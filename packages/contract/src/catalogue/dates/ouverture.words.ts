import { enumerate, intervalleEnMots, jourEnMots, joursEnMots } from './date.words.ts';
import type { Jour } from './jour-civil.ts';
import { isJourEtNuit, type OuvertureEnMots, ouvertureDite, periodeDite, type Speech } from './ouverture.phrase.ts';
import type { JourFerie, Ouverture, Periode } from './periode.schemas.ts';

const leJour = (jour: Jour): string => `le ${jour}`;

/** Opening times in French, for the console. */
export const FRANCAIS: Speech = {
  langue: 'fr',
  ferme: 'Fermé temporairement',
  ouvertTouteLAnnee: 'Ouvert toute l’année',
  sansDates: 'Dates non précisées',
  tousLesJours: 'tous les jours',
  virgule: ', ',
  pointVirgule: '\u00a0; ',
  enumerate,
  intervalle: intervalleEnMots,
  dates: joursEnMots,
  sauf: (jours) => `tous les jours sauf ${enumerate(jours.map(leJour))}`,
  semaine: (jours, suivis) => (suivis ? `du ${jours[0]} au ${jours.at(-1)}` : enumerate(jours.map(leJour))),
  chaqueMois: 'chaque mois',
  mensuel: mensuelEnMots,
  enOutre: (toujours, certainsJours) => `${toujours}, et ${certainsJours}`,
  heures: heuresEnMots,
  fermetures: (feries, dates) => {
    const noms = feries === 'tous' ? ['les jours fériés'] : feries.map((ferie) => FERIES[ferie]);
    return `Fermé ${enumerate([...noms, ...dates.map((date) => `le ${jourEnMots(date)}`)])}`;
  },
};

export const ouvertureEnMots = (ouverture: Ouverture): OuvertureEnMots => ouvertureDite(ouverture, FRANCAIS);
export const periodeEnMots = (periode: Periode): string => periodeDite(periode, FRANCAIS);

const RANGS: Readonly<Record<number, string>> = {
  1: 'premier',
  2: 'deuxième',
  3: 'troisième',
  4: 'quatrième',
  5: 'cinquième',
  [-1]: 'dernier',
};

/** « le premier et le troisième mardi de chaque mois ». */
function mensuelEnMots(jours: readonly Jour[], rangs: readonly number[]): string {
  const ordinaux = enumerate(rangs.map((rang) => `le ${RANGS[rang] ?? `${rang}e`}`));
  return `${ordinaux} ${enumerate(jours)} de chaque mois`.replace('  ', ' ');
}

function heuresEnMots(ouvre: string | undefined, ferme: string | undefined): string {
  if (ouvre === undefined) return ferme === undefined ? '' : `jusqu’à ${heureEnMots(ferme)}`;
  if (ferme === undefined) return `à partir de ${heureEnMots(ouvre)}`;
  if (isJourEtNuit(ouvre, ferme)) return '24\u00a0h sur 24';
  return ouvre === ferme ? `à ${heureEnMots(ouvre)}` : `de ${heureEnMots(ouvre)} à ${heureEnMots(ferme)}`;
}

/** « 9 h », « 14 h 30 », « minuit ». */
export function heureEnMots(heure: string): string {
  const [heures = '', minutes = '00'] = heure.split(':');
  if (heure === '24:00' || heure === '00:00') return 'minuit';
  return minutes === '00' ? `${Number(heures)}\u00a0h` : `${Number(heures)}\u00a0h\u00a0${minutes}`;
}

/** « le 1er mai ». */
export const ferieEnMots = (ferie: JourFerie): string => FERIES[ferie];

const FERIES: Readonly<Record<JourFerie, string>> = {
  'jour-de-lan': 'le 1er janvier',
  'lundi-de-paques': 'le lundi de Pâques',
  'premier-mai': 'le 1er mai',
  'huit-mai': 'le 8 mai',
  ascension: 'le jeudi de l’Ascension',
  'lundi-de-pentecote': 'le lundi de Pentecôte',
  'quatorze-juillet': 'le 14 juillet',
  assomption: 'le 15 août',
  toussaint: 'le 1er novembre',
  'onze-novembre': 'le 11 novembre',
  noel: 'le 25 décembre',
};
