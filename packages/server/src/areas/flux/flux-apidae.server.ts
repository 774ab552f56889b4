import { randomBytes } from 'node:crypto';
import { fluxApidae } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { fluxHooks } from './flux.hooks.ts';

/** The start of the addresses where Apidae announces exports: each is secret, and of one feed. */
export const NOTIFICATION_PATH = '/public/apidae/notifications/';

const common = fluxHooks('apidae');

const hooks: Hooks<typeof fluxApidae> = {
  ...common,
  beforeSave: async (writing, saving) => {
    await common.beforeSave(writing, saving);
    return saving.before?.notification
      ? undefined
      : { notification: `${NOTIFICATION_PATH}${randomBytes(24).toString('base64url')}` };
  },
};

export default describe(fluxApidae, { hooks });
