import { parametres } from '@bridge/contract';
import { following } from '../../crud/write/evenement.ts';
import { shortenSessions } from './session.repository.ts';

/** A shorter life of sessions shortens open sessions too. */
export const sessionSuite = following(parametres, async ({ tx }, { before, after }) => {
  if (before && after.duree_session < before.duree_session) await shortenSessions(tx, after.duree_session);
});
