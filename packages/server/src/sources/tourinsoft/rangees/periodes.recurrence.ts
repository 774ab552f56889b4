import { JOURS, type Jour, type Periode } from '@bridge/contract';
import { readJour } from '../valeurs/lectures.rules.ts';

const CODES: Readonly<Record<string, Jour>> = {
  MO: 'lundi',
  TU: 'mardi',
  WE: 'mercredi',
  TH: 'jeudi',
  FR: 'vendredi',
  SA: 'samedi',
  SU: 'dimanche',
};

type Rang = NonNullable<Periode['rangs']>[number];
const RANGS: readonly Rang[] = [1, 2, 3, 4, 5, -1];

export interface Recurrence {
  readonly regle: 'quotidien' | 'hebdomadaire' | 'mensuel';
  readonly jours?: readonly Jour[];
  readonly rangs?: readonly Rang[];
  readonly chaqueAnnee: boolean;
  readonly au?: string;
}

/** Understands « FREQ=WEEKLY;BYDAY=MO,TU;UNTIL=20261231 »; null for a rule that the catalogue cannot say. */
export function readRecurrence(texte: string): Recurrence | null {
  const parties = new Map(
    texte
      .toUpperCase()
      .replace(/^RRULE:/, '')
      .split(';')
      .map((partie): [string, string] => {
        const [cle = '', valeur = ''] = partie.split('=');
        return [cle.trim(), valeur.trim()];
      }),
  );
  if (Number(parties.get('INTERVAL') ?? '1') !== 1) return null;
  const jours: Jour[] = [];
  const rangs = new Set<Rang>();
  const noteRang = (nombre: number): boolean => {
    const rang = RANGS.find((connu) => connu === nombre);
    if (rang !== undefined) rangs.add(rang);
    return rang !== undefined;
  };
  for (const morceau of (parties.get('BYDAY') ?? '').split(',').filter(Boolean)) {
    const [, rang, code] = /^([+-]?\d)?([A-Z]{2})$/.exec(morceau) ?? [];
    const jour = code === undefined ? undefined : CODES[code];
    if (jour === undefined || (rang !== undefined && !noteRang(Number(rang)))) return null;
    if (!jours.includes(jour)) jours.push(jour);
  }
  const place = parties.get('BYSETPOS');
  if (place !== undefined && !place.split(',').every((nombre) => noteRang(Number(nombre)))) return null;
  jours.sort((a, b) => JOURS.indexOf(a) - JOURS.indexOf(b));
  const fin = readJour((parties.get('UNTIL') ?? '').slice(0, 8));
  const commun = { chaqueAnnee: false, ...(fin === null ? {} : { au: fin }) };
  switch (parties.get('FREQ')) {
    case 'DAILY':
      return jours.length > 0 ? { ...commun, regle: 'hebdomadaire', jours } : { ...commun, regle: 'quotidien' };
    case 'WEEKLY':
      return jours.length > 0 ? { ...commun, regle: 'hebdomadaire', jours } : null;
    case 'MONTHLY':
      return jours.length > 0 && rangs.size > 0 ? { ...commun, regle: 'mensuel', jours, rangs: [...rangs] } : null;
    case 'YEARLY':
      return jours.length === 0 ? { ...commun, regle: 'quotidien', chaqueAnnee: true } : null;
    default:
      return null;
  }
}
