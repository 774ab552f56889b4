import { countOf, type Noun, type Statistiques } from '@bridge/contract';
import { formatDate } from '../../../resource/values/format.ts';
import { type Fenetre, joursEntre } from '../../fenetre.rules.ts';

export interface Jour {
  readonly jour: string;
  readonly vues: number;
  readonly clics: number;
}

/** Every day of the window, including the days without any event. */
export function joursDe({ jours }: Pick<Statistiques, 'jours'>, fenetre: Fenetre): readonly Jour[] {
  const known = new Map(jours.map((one) => [one.jour, one]));
  return joursEntre(fenetre).map((jour) => known.get(jour) ?? { jour, vues: 0, clics: 0 });
}

export const jourEnMots = ({ jour, vues, clics }: Jour) =>
  `${formatDate(jour)}\u00a0: ${countOf(VUE, vues)}, ${countOf(CLIC, clics)}`;

const VUE: Noun = { one: 'Vue', many: 'Vues', feminine: true };
const CLIC: Noun = { one: 'Clic', many: 'Clics' };
