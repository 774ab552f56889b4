import { civilDay, formatNumber, jourEnMots } from '@bridge/contract';

interface Ecart {
  /** The score that the profile gives now, or null when the objet is outside its perimeter. */
  readonly calcule: number | null;
  /** The stored score, or null. */
  readonly enregistre: number | null;
  /** The last computation of the profile's scores, or null. */
  readonly calculeLe: Date | null;
  readonly gele: boolean;
}

/** Why the score of lists and orders differs from the one explained; empty when they are equal. */
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
