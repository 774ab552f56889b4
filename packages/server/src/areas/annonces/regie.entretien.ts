import type { Db } from '../../schema.ts';
import { forgetArchives } from './archive/archive.repository.ts';
import { forgetLiens } from './rapport/liens.repository.ts';
import { REMEMBERED } from './rapport/liens.service.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Forgets the links to reports that have long been closed, and the archives that no annonce took. */
export const regieEntretien = {
  nom: 'regie',
  async run(db: Db, now: Date): Promise<Record<string, number>> {
    return {
      liens: await forgetLiens(db, new Date(now.getTime() - REMEMBERED)),
      archives: await forgetArchives(db, new Date(now.getTime() - DAY)),
    };
  },
};
