import { type FieldError, isDansFenetre, isFenetre, type Systeme } from '@bridge/contract';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { Writing } from '../../crud/write/writing.ts';
import { isCron } from '../../platform/jobs/schedule.rules.ts';
import { keepDepot } from '../../sources/import/depots/depots.repository.ts';
import { mayFeedRead } from '../../sources/import/depots/depots.ts';
import { shareObjets } from '../../sources/import/flux.repository.ts';
import { afterPartage } from '../after-work.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The fields that feeds of all systems share. */
interface Flux {
  readonly frequence: string;
  readonly heure: string;
  readonly plageHoraire: string;
  readonly cron: string;
  readonly origine: string;
  readonly depot: string;
  readonly entiteId: number | null;
}

interface Partage {
  readonly id: number;
  readonly partage: string;
}

/** Rules of saving: checks fields together; the objets of a feed are shared like the feed, at once. */
export function fluxHooks(systeme: Systeme) {
  return {
    beforeSave: async ({ tx }: Writing, { after }: { readonly after: Flux }) => {
      refuse([...scheduleErrors(after), ...depotErrors(after)]);
      // Locks the file, so that nobody removes it while a feed starts to name it.
      if (after.depot !== '') await keepDepot(tx, after.depot);
      return undefined;
    },
    afterSave: async ({ tx, at }: Writing, before: Partage | null, after: Partage) => {
      if (before === null || before.partage === after.partage) return;
      await afterPartage(tx, await shareObjets(tx, systeme, after.id, after.partage), at);
    },
  };
}

function scheduleErrors({ frequence, heure, plageHoraire, cron }: Flux): FieldError[] {
  if (frequence !== 'manuelle' && plageHoraire !== '' && !isFenetre(plageHoraire))
    return [{ path: 'plageHoraire', message: 'Saisissez deux heures, par exemple 22:00-06:00.' }];
  if (frequence === 'jour' || frequence === 'semaine') {
    if (!TIME.test(heure)) return [{ path: 'heure', message: 'Saisissez une heure, par exemple 04:30.' }];
    if (!isDansFenetre(plageHoraire, heure))
      return [
        {
          path: 'heure',
          message: `Choisissez une heure de la fenêtre horaire, ${plageHoraire}, ou changez la fenêtre.`,
        },
      ];
  }
  if (frequence === 'personnalisee' && !isCron(cron))
    return [{ path: 'cron', message: 'Saisissez une expression cron à cinq champs, par exemple 30 6 * * 1-5.' }];
  return [];
}

/** Refuses a file that the feed's own entity may not read, whoever saves the feed. */
function depotErrors({ origine, depot, entiteId }: Flux): FieldError[] {
  if (origine !== 'fichier') return [];
  if (depot === '') return [{ path: 'depot', message: 'Déposez un fichier, ou choisissez-en un.' }];
  return mayFeedRead(entiteId, depot)
    ? []
    : [{ path: 'depot', message: 'Ce fichier n’est pas de ceux que vos flux peuvent lire. Déposez-le d’abord ici.' }];
}
