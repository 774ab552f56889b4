import type { Avertissement, DocumentObjet } from '@bridge/contract';
import { isEvenementSansDate } from '../../../catalogue/qualite/qualite.rules.ts';
import { isAbsurdYear } from '../../clean/date.rules.ts';
import type { Interpretation } from '../../source.ts';

export interface Controles {
  /** Whether an event without a date is published. */
  readonly publierSansDate: boolean;
}

const ANNEE = 'Année inhabituelle\u00a0: la date est gardée telle quelle, vérifiez-la dans la source.';
/** The warning about an event without a date. */
export const SANS_DATE = 'Événement sans date\u00a0: il n’apparaît dans aucun agenda.';
export const SANS_DATE_MASQUE = 'Événement sans date\u00a0: il est masqué, comme le veulent les paramètres.';

/** A record checked for values that read well and cannot be right, in any system, once its two systems are merged. */
export function controlled(
  interpretation: Interpretation,
  { publierSansDate }: Controles = { publierSansDate: true },
): Interpretation {
  const { document, source, avertissements } = interpretation;
  const found: Avertissement[] = absurdDays(document).map((valeur) => ({
    chemin: 'ouverture',
    message: ANNEE,
    valeur,
  }));
  const sansDate = isEvenementSansDate(document);
  if (sansDate) found.push({ chemin: 'ouverture', message: publierSansDate ? SANS_DATE : SANS_DATE_MASQUE });
  if (found.length === 0) return interpretation;
  const masque = sansDate && !publierSansDate && source.etat === 'publie';
  return {
    document,
    source: masque ? { ...source, etat: 'masque' } : source,
    avertissements: [...avertissements, ...found],
  };
}

function absurdDays({ ouverture }: DocumentObjet): string[] {
  const days = ouverture.periodes
    .filter(({ chaqueAnnee }) => !chaqueAnnee)
    .flatMap(({ du, au, dates = [] }) => [du, au, ...dates]);
  return [...new Set(days)].filter((jour) => jour !== undefined && isAbsurdYear(jour)) as string[]; // undefined was left out
}
