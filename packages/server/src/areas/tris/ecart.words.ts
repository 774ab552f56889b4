import { civilDay, formatNumber, jourEnMots } from '@bridge/contract';

interface Ecart {
  /** What the profile gives now; null where the objet is out of its reach. */
  readonly calcule: number | null;
  /** What is stored; null where nothing is. */
  readonly enregistre: number | null;
  /** When the scores of the profile were last worked out; null: never. */
  readonly calculeLe: Date | null;
  readonly gele: boolean;
}

/** Why the score that lists and orders use is not the one that is explained; empty where it is. */
export function ecartEnMots({ calcule, enregistre, calculeLe, gele }: Ecart): string {
  if (calcule === enregistre) return '';
  if (calculeLe === null) return 'Les scores de ce profil n’ont pas encore été calculés.';
  const le = jourEnMots(civilDay(calculeLe));
  const dit =
    enregistre === null
      ? `Cet objet n’a pas de score enregistré au calcul du ${le}`
      : `Le score enregistré est ${formatNumber(enregistre)}, calculé le ${le}`;
  return gele
    ? `${dit}\u00a0: le profil est gelé, ses scores ne changent plus.`
    : `${dit}\u00a0: l’objet ou la date ont changé depuis. Le prochain calcul en tiendra compte.`;
}
