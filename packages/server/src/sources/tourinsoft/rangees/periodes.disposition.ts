import { JOURS } from '@bridge/contract';
import { readHeure } from '../valeurs/lectures.rules.ts';
import { normalize } from '../valeurs/noms.rules.ts';
import type { Disposition } from './rangees.reader.ts';

const HEURES = ['ouvre1', 'ferme1', 'ouvre2', 'ferme2'] as const;
const PAR_JOUR = JOURS.flatMap((jour) => HEURES.map((heure) => `${jour}.${heure}`));

/** Two dates, seven times four hours, closed days. */
const COMPLET = ['du', 'au', ...PAR_JOUR, 'joursFermes', 'note'];
/** The same, with the name of each day in front of its hours, and « jours_fermeture » in front of the closed days. */
const COMPLET_AVEC_JOURS = [
  'du',
  'au',
  ...JOURS.flatMap((jour) => ['ignorer', ...HEURES.map((heure) => `${jour}.${heure}`)]),
  'ignorer',
  'joursFermes',
  'note',
];
const SEPT = ['du', 'au', ...HEURES, 'joursFermes'];
const DIX = ['du', 'au', ...HEURES, 'jours', 'joursFermes', 'note', 'noteFermeture'];
/** Events: one pair of hours, then remarks. */
const EVENEMENT = ['du', 'au', 'ouvre1', 'ferme1', 'note', 'noteFermeture'];

const isTexte = (colonne: string | undefined): boolean =>
  colonne !== undefined && colonne !== '' && readHeure(colonne) === null;

function parPosition(colonnes: readonly string[]): readonly string[] {
  if (normalize(colonnes[2] ?? '') === 'lundi') return COMPLET_AVEC_JOURS;
  if (colonnes.length >= 30) return COMPLET;
  if (colonnes.length === 1) return ['dates'];
  if (colonnes.length <= 6 && (isTexte(colonnes[4]) || isTexte(colonnes[5]))) return EVENEMENT;
  // With seven columns there is no list of open days: the last one says when it is closed.
  return colonnes.length === 7 ? SEPT : DIX;
}

const NOMS: readonly (readonly [RegExp, string])[] = [
  [
    /^(date)?(de)?(debut|du)(ouverture|validite|periode|delamanifestation)?$|^dateouverture$|^datedu$|^datestart$/,
    'du',
  ],
  [/^(date)?(de)?(fin|au)(ouverture|validite|periode|delamanifestation)?$|^datefermeture$|^dateend$/, 'au'],
  [/regle?derecurrence|recurrence|rrule/, 'recurrence'],
  [/^(jours?)(de|d)?(fermes?|fermetures?)|^fermeture$/, 'joursFermes'],
  [/^jours?(de|d)?(ouverts?|ouvertures?|semaine)?$/, 'jours'],
  [/fermeture/, 'noteFermeture'],
  [/precision|complement|commentaire|observation|^note/, 'note'],
  [/^(nom|libelle|intitule)(periode)?$/, 'nom'],
  [/^dates?$/, 'dates'],
];

const HEURE = new RegExp(
  `^(${JOURS.join('|')})?(?:heures?|horaires?|h)?(?:de|d)?(debut|fin|ouverture|fermeture|ouvre|ferme)([12])?$`,
);

function parNom(colonne: string): string | undefined {
  const nom = normalize(colonne);
  const heure = HEURE.exec(nom);
  if (heure !== null && /heure|horaire|[12]$/.test(nom)) {
    const sens = /debut|ouv/.test(heure[2] ?? '') ? 'ouvre' : 'ferme';
    const role = `${sens}${heure[3] ?? '1'}`;
    return heure[1] === undefined ? role : `${heure[1]}.${role}`;
  }
  return NOMS.find(([motif]) => motif.test(nom))?.[1];
}

export const DISPOSITION_PERIODES: Disposition = { parPosition, parNom };
