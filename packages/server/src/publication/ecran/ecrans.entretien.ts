import type { Db } from '../../schema.ts';
import { forgetOrdres } from './liaison/nouvelles.repository.ts';
import { forgetMedias } from './medias/medias.repository.ts';
import { forgetPassages } from './passages/passages.repository.ts';

const DAY = 86_400_000;
/** A diaporama of a season comes back. */
const MEDIAS = 60 * DAY;

/** Removes what screens no longer need: orders that are over, showings that are counted, media that nothing shows. */
export const ecransEntretien = {
  nom: 'écrans',
  run: async (db: Db, now: Date) => ({
    ordres: await forgetOrdres(db, now),
    ...(await forgetPassages(db, now)),
    medias: await forgetMedias(db, new Date(now.getTime() - MEDIAS)),
  }),
};
