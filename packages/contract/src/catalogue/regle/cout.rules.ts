import { formatNumber } from '../../kernel/words/format.ts';
import type { Condition, Regle } from './regle.schemas.ts';

/** What a question costs each time that it is asked, counted in conditions. */

/** More than a person writes by hand; a database still answers it while somebody waits. */
export const MOST_CONDITIONS = 150;

/** So many texts that are looked for, or words that must all be there, cost as much as one condition more. */
const VALUES = 10;
/** So many corners of a zone. */
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

/** Why rules may not be saved; null where they may. */
export function tropCouteux(cout: number): string | null {
  if (cout <= MOST_CONDITIONS) return null;
  return `Ces règles comptent pour ${formatNumber(cout)} conditions, ${MOST_CONDITIONS} au plus\u00a0: les pages qui s’en servent seraient trop lentes. Réunissez les valeurs d’une même question dans une seule condition, ou partagez ces règles entre plusieurs sélections.`;
}
