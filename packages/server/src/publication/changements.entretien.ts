import type { Db } from '../schema.ts';
import { forgetChanges } from './changements.repository.ts';

const WEEK = 7 * 24 * 60 * 60_000;

/** What changed a week ago concerns no page that is still kept: copies on disk are no older. */
export const changementsEntretien = {
  nom: 'changements publics',
  run: async (db: Db, now: Date) => ({ oublies: await forgetChanges(db, new Date(now.getTime() - WEEK)) }),
};
