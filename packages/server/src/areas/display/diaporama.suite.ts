import { diaporama } from '@bridge/contract';
import { keyOf } from '../../composition/cles.ts';
import { following, type Suite } from '../../crud/write/evenement.ts';
import { noteChanges } from '../../publication/changements.repository.ts';

/** When sharing changes, the screens of other entities that play the diaporama hear of it. */
export const diaporamaSuite = (changed: () => void): Suite =>
  following(diaporama, async ({ tx, afterCommit }, { before, after }) => {
    if (before === null || (before.partage === after.partage && before.entiteId === after.entiteId)) return;
    await noteChanges(tx, [keyOf(diaporama.id, after.id)]);
    afterCommit(changed);
  });
