import { scoring } from '@bridge/contract';
import { enqueueScores } from '../../catalogue/score/scores.job.ts';
import { following } from '../../crud/write/evenement.ts';
import { isLive, profilOf } from './scoring.server.ts';

/** Computes the scores of a changed profile. Every version has its task: that of an older version stops. */
export const scoringSuite = following(scoring, async ({ tx, acteur, at }, { after }) => {
  if (isLive(after))
    await enqueueScores(tx, { genre: 'profil', profil: profilOf(after), demandePar: acteur.userId }, at);
});
