import { parametres } from '@bridge/contract';
import { following, type Suite } from '../../../crud/write/evenement.ts';
import { noteChanges } from '../../changements.repository.ts';
import { withdrawn } from '../../changements.rules.ts';

/** The key of every page that may show annonces. */
const CLE = 'annonces';

/** When the module of annonces is switched off, annonces leave all pages at once, and all kept copies of pages. */
export const moduleDAnnoncesSuite = (changed: () => void): Suite =>
  following(parametres, async ({ tx, afterCommit }, { before, after }) => {
    if (before?.enable_module_ads === after.enable_module_ads) return;
    await noteChanges(tx, [after.enable_module_ads ? CLE : withdrawn(CLE)]);
    afterCommit(changed);
  });
