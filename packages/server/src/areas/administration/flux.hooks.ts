import { randomBytes } from 'node:crypto';
import { BridgeError, type FieldError } from '@bridge/contract';
import type { Hooks, Saving } from '../../crud/registry.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import { isCron } from '../../platform/jobs/schedule.rules.ts';
import { mayRead } from '../../sources/import/depots.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What the fields of a feed say together. */
export const fluxHooks: Hooks = {
  beforeSave: async ({ identity }, saving) => {
    const errors = [...scheduleErrors(saving.after), ...depotErrors(identity.scope, saving)];
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

/** A feed reads what its own entity may read. */
function depotErrors(scope: Scope, { after, changes }: Saving): FieldError[] {
  const { origine, depot } = after;
  if (origine !== 'fichier') return [];
  if (typeof depot !== 'string' || depot === '')
    return [{ path: 'depot', message: 'Déposez un fichier, ou choisissez-en un.' }];
  return changes.depot === undefined || mayRead(scope, depot)
    ? []
    : [{ path: 'depot', message: 'Ce fichier n’est pas de ceux que vos flux peuvent lire. Déposez-le d’abord ici.' }];
}

/** Where Apidae announces its exports: an address that cannot be guessed, of this feed alone. */
export const NOTIFICATION_PATH = '/public/apidae/notifications/';

export const fluxApidaeHooks: Hooks = {
  ...fluxHooks,
  beforeSave: async (writing, saving) => {
    await fluxHooks.beforeSave?.(writing, saving);
    const known = saving.before?.notification;
    return typeof known !== 'string' || known === ''
      ? { notification: `${NOTIFICATION_PATH}${randomBytes(24).toString('base64url')}` }
      : undefined;
  },
};
