import { randomBytes } from 'node:crypto';
import { BridgeError, type FieldError, type Systeme } from '@bridge/contract';
import type { Hooks, Saving } from '../../crud/hooks.ts';
import { isCron } from '../../platform/jobs/schedule.rules.ts';
import { mayFeedRead } from '../../sources/import/depots.ts';
import { shareObjets } from '../../sources/import/flux.repository.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What the fields of a feed say together; its objets are shared as it is, from the moment that it is. */
export function fluxHooks(systeme: Systeme): Hooks {
  return {
    ...common,
    afterSave: async ({ tx }, before, after) => {
      if (before !== null && before.partage !== after.partage)
        await shareObjets(tx, systeme, after.id, String(after.partage));
    },
  };
}

const common: Hooks = {
  beforeSave: async (_writing, saving) => {
    const errors = [...scheduleErrors(saving.after), ...depotErrors(saving)];
    if (errors.length > 0) throw new BridgeError('invalidInput', { errors });
    return undefined;
  },
};

function scheduleErrors({ frequence, heure, cron }: Saving['after']): FieldError[] {
  if ((frequence === 'jour' || frequence === 'semaine') && !TIME.test(String(heure)))
    return [{ path: 'heure', message: 'Saisissez une heure, par exemple 04:30.' }];
  if (frequence === 'personnalisee' && !isCron(String(cron)))
    return [{ path: 'cron', message: 'Saisissez une expression cron à cinq champs, par exemple 30 6 * * 1-5.' }];
  return [];
}

/** A feed reads what its own entity may read, whoever saves it and whatever it was read from before. */
function depotErrors({ after }: Saving): FieldError[] {
  const { origine, depot, entiteId } = after;
  if (origine !== 'fichier') return [];
  if (typeof depot !== 'string' || depot === '')
    return [{ path: 'depot', message: 'Déposez un fichier, ou choisissez-en un.' }];
  return mayFeedRead(typeof entiteId === 'number' ? entiteId : null, depot)
    ? []
    : [{ path: 'depot', message: 'Ce fichier n’est pas de ceux que vos flux peuvent lire. Déposez-le d’abord ici.' }];
}

/** Where Apidae announces its exports: an address that cannot be guessed, of this feed alone. */
export const NOTIFICATION_PATH = '/public/apidae/notifications/';

export const fluxApidaeHooks: Hooks = {
  ...fluxHooks('apidae'),
  beforeSave: async (writing, saving) => {
    await common.beforeSave?.(writing, saving);
    const known = saving.before?.notification;
    return typeof known !== 'string' || known === ''
      ? { notification: `${NOTIFICATION_PATH}${randomBytes(24).toString('base64url')}` }
      : undefined;
  },
};
