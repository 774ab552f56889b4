import { type Creneau, JOURS, type Jour } from '@bridge/contract';
import type { Avertissements } from '../../clean/avertissements.ts';
import { jourOf } from '../../clean/date.rules.ts';
import { heureOf } from '../../clean/heure.rules.ts';
import { lexique } from '../../clean/lexique.ts';
import { A_L_ENVERS } from '../../clean/periode.words.ts';
import { JOURS_FERIES_DITS } from '../../clean/sans-jour.rules.ts';
import { type Champs, liste, objet, principal, termeOf } from './valeurs.rules.ts';

const SEMAINE = lexique<Jour>({
  MON: 'lundi',
  TUE: 'mardi',
  WED: 'mercredi',
  THU: 'jeudi',
  FRI: 'vendredi',
  SAT: 'samedi',
  SUN: 'dimanche',
});

export interface HorairesDetailles {
  readonly jours: Jour[];
  readonly creneaux: Creneau[];
  /** The hours of public holidays, which are no day of the week. */
  readonly autres: readonly { readonly nom: string; readonly creneaux: Creneau[] }[];
  /** The days that the source says are closed, in words. */
  readonly fermes: readonly string[];
}

/** Reads « horaires », the hours by day that the format has since 2025; null when the period has no such property. */
export function horaires(value: unknown, chemin: string, avertissements: Avertissements): HorairesDetailles | null {
  const creneaux: Creneau[] = [];
  const autres: { nom: string; creneaux: Creneau[] }[] = [];
  const fermes: string[] = [];
  const open = new Set<Jour>();
  for (const one of liste(value)) {
    const horaire = objet(one);
    const type = typeDe(horaire.type, chemin, avertissements);
    for (const timePeriod of liste(horaire.timePeriods)) {
      const { closed, weekdays, timeFrames } = objet(timePeriod);
      const { jours, mots } = joursDe(weekdays);
      if (closed === true) {
        fermes.push(...(jours.length === JOURS.length ? ['tous les jours'] : jours), ...mots);
        continue;
      }
      for (const jour of jours) open.add(jour);
      const heures = liste(timeFrames).map((frame) => creneauDe(frame, type, chemin, avertissements));
      const when = jours.length === JOURS.length ? {} : { jours: [...jours] };
      if (mots.length > 0) autres.push({ nom: mots.join(', '), creneaux: heures });
      if (jours.length === 0) continue;
      if (heures.length === 0 && jours.length < JOURS.length)
        creneaux.push({ ...when, ...(type === undefined ? {} : { type }) });
      creneaux.push(...heures.map((heure) => ({ ...when, ...heure })));
    }
  }
  const said = open.size > 0 || autres.length > 0 || fermes.length > 0;
  return said ? { jours: JOURS.filter((jour) => open.has(jour)), creneaux, autres, fermes } : null;
}

/** The days of the week that hours name (all seven where they name none), and the words of the other days: public holidays. */
function joursDe(weekdays: unknown): { readonly jours: readonly Jour[]; readonly mots: readonly string[] } {
  const codes = liste(weekdays).filter((code) => typeof code === 'string');
  if (codes.length === 0) return { jours: JOURS, mots: [] };
  const mots = codes.filter((code) => SEMAINE[code] === undefined);
  return {
    jours: JOURS.filter((jour) => codes.some((code) => SEMAINE[code] === jour)),
    mots: mots.map((code) => (code === 'HOL' ? JOURS_FERIES_DITS : code)),
  };
}

/** The kind of some hours, such as « Dernier départ ». A warning says when an export does not describe that word. */
function typeDe(value: unknown, chemin: string, avertissements: Avertissements): string | undefined {
  const terme = termeOf(value, 'HoraireType');
  const mot = terme === null ? undefined : principal(terme.libelle);
  if (terme !== null && mot === undefined)
    avertissements.add(`${chemin}.horaires.type`, 'Ce type d’horaire n’est pas décrit dans l’export.', terme.code);
  return mot;
}

function creneauDe(frame: unknown, type: string | undefined, chemin: string, avertissements: Avertissements): Creneau {
  const { startTime, endTime, recurrence } = objet(frame);
  const ouvre = heure(startTime, `${chemin}.horaires.startTime`, avertissements);
  const ferme = heure(endTime, `${chemin}.horaires.endTime`, avertissements);
  const chaque = heure(recurrence, `${chemin}.horaires.recurrence`, avertissements);
  const sorte = [type, chaque === undefined ? undefined : toutesLes(chaque)].filter(Boolean).join(' · ');
  return {
    ...(ouvre === undefined ? {} : { ouvre }),
    ...(ferme === undefined ? {} : { ferme }),
    ...(sorte === '' ? {} : { type: sorte }),
  };
}

/** Writes an interval between departures in words: « 00:30 » becomes « toutes les 30 min ». */
function toutesLes(duree: string): string {
  const [heures = 0, minutes = 0] = duree.split(':').map(Number);
  const parts = [heures === 0 ? '' : `${heures}\u00a0h`, minutes === 0 ? '' : `${minutes}\u00a0min`];
  return `toutes les ${parts.filter(Boolean).join(' ')}`;
}

export function heure(value: unknown, chemin: string, avertissements: Avertissements): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const read = heureOf(value);
  if (read === null) avertissements.add(chemin, 'Cette heure n’existe pas.', value);
  return read ?? undefined;
}

function jour(value: unknown, chemin: string, avertissements: Avertissements): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const read = jourOf(value);
  if (read === null) avertissements.add(chemin, 'Cette date n’existe pas.', value);
  return read ?? undefined;
}

/** Bounds of a period. A yearly period may pass over New Year. */
export function bornes(source: Champs, chemin: string, avertissements: Avertissements): { du?: string; au?: string } {
  const du = jour(source.dateDebut, `${chemin}.dateDebut`, avertissements);
  const au = jour(source.dateFin, `${chemin}.dateFin`, avertissements);
  if (du !== undefined && au !== undefined && du > au && source.tousLesAns !== true)
    avertissements.add(chemin, A_L_ENVERS, `${du} – ${au}`);
  return { ...(du === undefined ? {} : { du }), ...(au === undefined ? {} : { au }) };
}
