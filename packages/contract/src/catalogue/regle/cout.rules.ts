import { formatNumber } from '../../kernel/words/format.ts';
import type { Condition, Regle } from './regle.schemas.ts';

/** The cost of a question each time, in conditions. */

/** The most conditions: more than people write, and few enough for an answer while they wait. */
export const MOST_CONDITIONS = 150;

/** How many searched texts, or words required together, cost as much as a condition. */
const VALUES = 10;
/** How many corners of a zone cost as much as a condition. */
const CORNERS = 20;

export function coutDeRegle(regle: Regle): number {
  if (regle.genre !== 'groupe') return Math.ceil(coutDeCondition(regle));
  return regle.regles.reduce((sum, une) => sum + coutDeRegle(une), 0);
}

function coutDeCondition(condition: Condition): number {
  switch (condition.genre) {
    case 'texte':
      return 1 + condition.valeurs.length / VALUES;
    case 'mots':
      return condition.op === 'toutes' ? 1 + condition.valeurs.length / VALUES : 1;
    case 'lieu':
      return condition.zone.forme === 'polygone' ? 1 + condition.zone.sommets.length / CORNERS : 1;
    default:
      return 1;
  }
}

/** Why rules may not be saved, or null. */
export function tropCouteux(cout: number): string | null {
  if (cout <= MOST_CONDITIONS) return null;
  return `Ces règles comptent pour ${formatNumber(cout)} conditions, ${MOST_CONDITIONS} au plus\u00a0: les pages qui s’en servent seraient trop lentes. Réunissez les valeurs d’une même question dans une seule condition, ou partagez ces règles entre plusieurs sélections.`;
}
