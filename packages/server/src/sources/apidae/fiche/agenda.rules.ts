import { numeroOf, type Ouverture, type Periode } from '@bridge/contract';
import { plagesOf } from '../../../catalogue/jours/periode.rules.ts';
import type { Avertissements } from '../../clean/avertissements.ts';
import { jourOf } from '../../clean/date.rules.ts';
import { liste } from './valeurs.rules.ts';

const MOST = 2_000;

/** When an event takes place: on the days that Apidae lists, at the hours of the periods that hold them. Without a list, as its periods say. */
export function onDates(ouverture: Ouverture, value: unknown, avertissements: Avertissements): Ouverture {
  const jours = joursOf(value, avertissements);
  if (jours.length === 0) return ouverture;
  const held = new Set<string>();
  const periodes = ouverture.periodes.flatMap((periode) => {
    const dates = jours.filter((jour) => opensOn(periode, jour));
    for (const jour of dates) held.add(jour);
    return dates.length === 0 ? [] : [dated(periode, dates)];
  });
  const alone = jours.filter((jour) => !held.has(jour));
  return {
    ...ouverture,
    periodes: [
      ...periodes,
      ...(alone.length === 0 ? [] : [dated({ chaqueAnnee: false, regle: 'dates', creneaux: [] }, alone)]),
    ],
  };
}

function joursOf(value: unknown, avertissements: Avertissements): string[] {
  const jours = new Set<string>();
  for (const date of liste(value).slice(0, MOST)) {
    const jour = jourOf(date);
    if (jour === null) avertissements.add('datesOuverture', 'Cette date n’existe pas.', date);
    else jours.add(jour);
  }
  return [...jours].sort();
}

function opensOn(periode: Periode, jour: string): boolean {
  const numero = numeroOf(jour);
  return numero !== null && plagesOf(periode, { du: numero, au: numero }).length > 0;
}

/** The note and the name of a period are kept with each of its days. */
function dated({ creneaux, note, nom }: Periode, dates: string[]): Periode {
  return { chaqueAnnee: false, regle: 'dates', dates, creneaux, ...(note && { note }), ...(nom && { nom }) };
}
