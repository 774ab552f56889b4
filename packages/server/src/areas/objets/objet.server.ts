import { objet } from '@bridge/contract';
import { notesSeen } from '../../catalogue/fiche.repository.ts';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { keepFixed } from '../../crud/write/fixed.rules.ts';

/** The fields that the feed of an objet decides: the next import would undo a change. */
const OF_THE_FEED = ['entiteId', 'partage'];

const hooks: Hooks<typeof objet> = {
  beforeSave: async (_writing, saving) => {
    keepFixed(OF_THE_FEED, saving, 'Ce rattachement est celui du flux de l’objet\u00a0: changez-le dans le flux.');
    return undefined;
  },
};

export default describe(objet, { searchColumn: 'texte_recherche', perReader: { notesInternes: notesSeen }, hooks });
