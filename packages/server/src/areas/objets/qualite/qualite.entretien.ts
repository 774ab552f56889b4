import type { Db } from '../../../schema.ts';
import { forgetLiens } from './liens.repository.ts';
import { forgottenBefore } from './liens.service.ts';
import { forgetReponses } from './reponses/reponses.repository.ts';
import { reponsesForgottenBefore } from './reponses/reponses.service.ts';

/** Removes links to corrections that were closed long ago, and their answers that were handled long ago. */
export const qualiteEntretien = {
  nom: 'qualite',
  async run(db: Db, now: Date): Promise<Record<string, number>> {
    return {
      liens: await forgetLiens(db, forgottenBefore(now)),
      reponses: await forgetReponses(db, reponsesForgottenBefore(now)),
    };
  },
};
