import type { Avertissement, DocumentObjet } from '@bridge/contract';
import { isEvenementSansDate } from '../../catalogue/qualite.rules.ts';
import { isAbsurdYear } from '../clean/date.rules.ts';
import type { Interpretation, Source } from '../source.ts';

export interface Controles {
  /** Whether an event without a date stays published. */
  readonly publierSansDate: boolean;
}

const ANNEE = 'Année inhabituelle\u00a0: la date est gardée telle quelle, vérifiez-la dans la source.';
const SANS_DATE = 'Événement sans date\u00a0: il n’apparaît dans aucun agenda.';
const SANS_DATE_MASQUE = 'Événement sans date\u00a0: il est masqué, comme le veulent les paramètres.';

/** A source whose records are also looked over for what reads well and cannot be right, whatever the system. */
export function withControles<F>(source: Source<F>, controles: Controles): Source<F> {
  return {
    ...source,
    interpret: (flux, valeur, langues) => controlled(source.interpret(flux, valeur, langues), controles),
  };
}

export function controlled(interpretation: Interpretation, { publierSansDate }: Controles): Interpretation {
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
