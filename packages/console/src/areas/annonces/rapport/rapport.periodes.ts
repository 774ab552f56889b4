import { civilDay, moisDernier, numeroOf, textOf } from '@bridge/contract';
import { type Fenetre, fenetreDe } from '../../fenetre.rules.ts';

const unAn = (now: Date): Fenetre => {
  const au = civilDay(now);
  return { du: textOf((numeroOf(au) ?? 0) - 364), au };
};

/** The periods that a report may cover. */
export const PERIODES_DE_RAPPORT = [
  { value: 'mois', label: 'Le mois dernier', fenetre: (now: Date) => moisDernier(civilDay(now)) },
  { value: '30', label: 'Les 30 derniers jours', fenetre: (now: Date) => fenetreDe(30, now) },
  { value: '90', label: 'Les 90 derniers jours', fenetre: (now: Date) => fenetreDe(90, now) },
  { value: 'an', label: 'Les 12 derniers mois', fenetre: unAn },
] as const satisfies readonly {
  readonly value: string;
  readonly label: string;
  readonly fenetre: (now: Date) => Fenetre;
}[];
