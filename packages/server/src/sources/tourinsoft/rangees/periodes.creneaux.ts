import { type Creneau, JOURS, type Jour, type Periode } from '@bridge/contract';
import type { JoursLus } from './jours.rules.ts';

export type Heures = Pick<Creneau, 'ouvre' | 'ferme'>;

/** A period being read: rows without dates add their hours to it. */
export interface Brouillon {
  readonly chemin: string;
  readonly du: string | null;
  readonly au: string | null;
  readonly dates: readonly string[];
  readonly communes: Heures[];
  readonly parJour: Map<Jour, Heures[]>;
  readonly ouverts: JoursLus['jours'][number][];
  readonly fermes: JoursLus['jours'][number][];
  recurrence: string;
  nom: string;
  readonly notes: string[];
}

const memes = (a: readonly Jour[], b: readonly Jour[]): boolean =>
  a.length === b.length && a.every((jour) => b.includes(jour));

/** Days and slots when each day has its own hours. */
export function parJours(parJour: ReadonlyMap<Jour, readonly Heures[]>, fermes: ReadonlySet<Jour>) {
  const jours = JOURS.filter((jour) => parJour.has(jour) && !fermes.has(jour));
  const groupes = new Map<string, { heures: Heures; jours: Jour[] }>();
  for (const jour of jours) {
    for (const heures of parJour.get(jour) ?? []) {
      const cle = `${heures.ouvre}-${heures.ferme}`;
      const groupe = groupes.get(cle) ?? { heures, jours: [] };
      if (!groupe.jours.includes(jour)) groupe.jours.push(jour);
      groupes.set(cle, groupe);
    }
  }
  const creneaux = [...groupes.values()].map(
    (groupe): Creneau => (memes(groupe.jours, jours) ? groupe.heures : { ...groupe.heures, jours: groupe.jours }),
  );
  return { jours, creneaux };
}

/** Slots that all days share, but where « Mardi soir » opens or closes half of a day. */
export function communs({ communes, ouverts, fermes }: Brouillon) {
  const deux = communes.length === 2;
  const moitieDe = (rang: number) => (rang === 0 ? 'matin' : 'soir');
  const ouvert = (jour: Jour, rang: number): boolean => {
    if (fermes.some((f) => f.jour === jour && (f.moitie === undefined || (deux && f.moitie === moitieDe(rang)))))
      return false;
    if (ouverts.length === 0) return true;
    return ouverts.some((o) => o.jour === jour && (o.moitie === undefined || !deux || o.moitie === moitieDe(rang)));
  };
  const rangs = communes.length === 0 ? [0] : communes.map((_, rang) => rang);
  const jours = JOURS.filter((jour) => rangs.some((rang) => ouvert(jour, rang)));
  const creneaux = communes.map((heures, rang): Creneau => {
    const siens = jours.filter((jour) => ouvert(jour, rang));
    return memes(siens, jours) ? heures : { ...heures, jours: siens };
  });
  return { jours, creneaux: creneaux.filter((creneau) => creneau.jours?.length !== 0) };
}

export function regleDe(jours: readonly Jour[], listeOuverte: boolean): Pick<Periode, 'regle' | 'jours'> {
  if (jours.length === 7) return { regle: 'quotidien' };
  if (listeOuverte) return { regle: 'hebdomadaire', jours: [...jours] };
  return { regle: 'sauf', jours: JOURS.filter((jour) => !jours.includes(jour)) };
}
