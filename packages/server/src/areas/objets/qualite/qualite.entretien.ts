import type { Db } from '../../../schema.ts';
import { forgetLiens } from './liens.repository.ts';
import { forgottenBefore } from './liens.service.ts';

/** Forgets the links to what is to be corrected that have long been closed. */
export const qualiteEntretien = {
  nom: 'qualite',
  async run(db: Db, now: Date): Promise<Record<string, number>> {
    return { liens: await forgetLiens(db, forgottenBefore(now)) };
  },
};
