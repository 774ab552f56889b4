import type { Db } from '../schema.ts';
import { forgetChanges } from './changements.repository.ts';

const WEEK = 7 * 24 * 60 * 60_000;

/** Removes changes of more than a week: no kept page is older, copies on disk included. */
export const changementsEntretien = {
  nom: 'changements publics',
  run: async (db: Db, now: Date) => ({ oublies: await forgetChanges(db, new Date(now.getTime() - WEEK)) }),
};
