import {
  type Creneau,
  JOURS,
  type Jour,
  type JourNumero,
  numeroOf,
  type Ouverture,
  ouvertureEnMots,
  type Periode,
  periodeEnMots,
  type Textes,
  textOf,
} from '@bridge/contract';
import { closedDays } from '../../../catalogue/jours/jours.rules.ts';
import { isByWeek, stretchesOf } from '../../../catalogue/jours/periode.rules.ts';
import { merged, without } from '../../../catalogue/jours/plage.rules.ts';
import { compact, langues, type Noeud } from './datatourisme.noeud.ts';

const JOUR: Readonly<Record<Jour, string>> = {
  lundi: 'Monday',
  mardi: 'Tuesday',
  mercredi: 'Wednesday',
  jeudi: 'Thursday',
  vendredi: 'Friday',
  samedi: 'Saturday',
  dimanche: 'Sunday',
};

/** For how many days a period that comes back is written out: the format has no yearly seasons and no days of the month. */
const HORIZON = 730;
/** The most nodes of one period: one that needs more is said in words alone. */
const MOST = 400;

interface Bornes {
  readonly du: string | undefined;
  readonly au: string | undefined;
}

/** The days of the week that a rule names; nothing where it opens on all of them, or tells its days one by one. */
function joursDe({ regle, jours = [], creneaux }: Periode): readonly Jour[] {
  if (regle === 'sauf') return JOURS.filter((jour) => !jours.includes(jour));
  if (regle !== 'hebdomadaire') return [];
  const named = jours.length > 0 ? jours : creneaux.flatMap((creneau) => creneau.jours ?? []);
  return JOURS.filter((jour) => named.includes(jour));
}

/** The stretches of days of a period, without the days that the place is closed. */
function bornesDe(periode: Periode, { fermetures }: Ouverture, today: JourNumero): readonly Bornes[] {
  const { du, au, chaqueAnnee, dates = [] } = periode;
  const byWeek = isByWeek(periode);
  const known = [...dates, du, au]
    .map((day) => (day === undefined ? null : numeroOf(day)))
    .filter((day) => day !== null);
  // Days that are over are told too, where the period says which they are.
  const window = {
    du: chaqueAnnee ? today : Math.min(today, ...known),
    au: Math.max(today, ...(chaqueAnnee ? [] : dates.map((day) => numeroOf(day) ?? today))) + HORIZON,
  };
  const plages = merged(stretchesOf(periode, window));
  const closed = closedDays(fermetures, window).filter((jour) =>
    plages.some((one) => jour >= one.du && jour <= one.au),
  );
  if (byWeek && !chaqueAnnee && closed.length === 0) return [{ du, au }];
  const singles = byWeek
    ? plages
    : plages.flatMap((one) =>
        Array.from({ length: one.au - one.du + 1 }, (_, day) => ({ du: one.du + day, au: one.du + day })),
      );
  return without(singles, closed).map((plage) => ({
    du: byWeek && !chaqueAnnee && plage.du === window.du ? du : textOf(plage.du),
    au: byWeek && !chaqueAnnee && plage.au === window.au ? au : textOf(plage.au),
  }));
}

interface Temps {
  /** A node for each stretch of days and each of its hours. */
  readonly noeuds: Noeud[];
  /** What could be told in words alone. */
  readonly mots: readonly string[];
}

type Ecrire = (bornes: Bornes, creneau: Creneau, jours: readonly Jour[], note: Textes) => Noeud;

function tempsDe(ouverture: Ouverture, jour: string, write: Ecrire): Temps {
  const noeuds: Noeud[] = [];
  const mots: string[] = [];
  const today = numeroOf(jour) ?? 0;
  for (const periode of ouverture.fermeTemporairement ? [] : ouverture.periodes) {
    const bornes = bornesDe(periode, ouverture, today);
    const creneaux: readonly Creneau[] = periode.creneaux.length === 0 ? [{}] : periode.creneaux;
    const nodes = bornes.flatMap((one) =>
      creneaux.map((creneau) => write(one, creneau, creneau.jours ?? joursDe(periode), noteDe(periode, creneau))),
    );
    if (nodes.length === 0 || nodes.length > MOST) mots.push(enMots(periode));
    else noeuds.push(...nodes);
  }
  return { noeuds, mots };
}

const enMots = (periode: Periode): string =>
  [periode.nom, periodeEnMots(periode), periode.note?.fr].filter(Boolean).join('\u00a0: ');

/** What is said of a period: its name, what its hours are of, its note. */
function noteDe({ nom, note }: Periode, { type }: Creneau): Textes {
  const debut = [nom, type].filter(Boolean);
  return debut.length === 0 ? (note ?? {}) : { ...note, fr: [...debut, note?.fr].filter(Boolean).join(' · ') };
}

const instant = (jour: string | undefined): string | undefined => (jour === undefined ? undefined : `${jour}T00:00:00`);
const heure = (texte: string | undefined): string | undefined => (texte === undefined ? undefined : `${texte}:00`);
const joursEcrits = (jours: readonly Jour[]): Noeud[] => jours.map((jour) => ({ '@id': `schema:${JOUR[jour]}` }));

/** When a place is open: a specification for each of its hours. */
export const horairesDe = (ouverture: Ouverture, jour: string): Temps =>
  tempsDe(ouverture, jour, ({ du, au }, { ouvre, ferme }, jours, note) =>
    compact({
      '@type': ['schema:OpeningHoursSpecification'],
      'schema:validFrom': instant(du),
      'schema:validThrough': instant(au),
      'schema:dayOfWeek': joursEcrits(jours),
      'schema:opens': heure(ouvre),
      'schema:closes': heure(ferme),
      additionalInformation: langues(note),
    }),
  );

/** When an event takes place: a period for each of its hours. One that says no day is words. */
export function evenementDe(ouverture: Ouverture, jour: string): Temps {
  const isDated = ({ du, au, dates = [] }: Periode): boolean => (du ?? au ?? dates[0]) !== undefined;
  const dated = { ...ouverture, periodes: ouverture.periodes.filter(isDated) };
  const { noeuds, mots } = tempsDe(dated, jour, ({ du, au }, { ouvre, ferme }, jours, note) =>
    compact({
      '@type': ['Period'],
      startDate: du,
      endDate: au,
      startTime: heure(ouvre),
      endTime: heure(ferme),
      appliesOnDay: joursEcrits(jours),
      additionalInformation: langues(note),
    }),
  );
  const autres = ouverture.periodes.filter((periode) => !isDated(periode)).map(enMots);
  return { noeuds, mots: [...mots, ...autres] };
}

/** What a place says of its hours in words, and what no date tells: closed for a while, open all year, closed on public holidays. */
export function motsDe(ouverture: Ouverture, mots: readonly string[]): Textes {
  const { etat, fermetures } = ouvertureEnMots(ouverture);
  const fr = [ouverture.texte?.fr, etat, ...mots, fermetures].filter(Boolean).join('\n');
  return fr === '' ? (ouverture.texte ?? {}) : { ...ouverture.texte, fr };
}
