import { actOnEcritures, ecritureApidae, type GesteDEcriture } from '@bridge/contract';
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { call } from '../../../api/client.ts';
import type { BulkAction, BulkContext } from '../../../resource/list/actions/list-action.ts';
import { doTogether } from '../../common/ensembles/tell-ensemble.ts';

const act = (geste: GesteDEcriture, fait: string) => (context: BulkContext) =>
  doTogether(context, { noun: ecritureApidae.noun, fait }, (ids) => call(actOnEcritures, { body: { ids, geste } }));

const { access } = actOnEcritures;

/** The actions on several writes at once. */
export const bulkActions: readonly BulkAction[] = [
  { id: 'approuver', label: 'Approuver et envoyer', icon: IconCheck, access, run: act('approuver', 'approuvé') },
  { id: 'rejouer', label: 'Rejouer', icon: IconRefresh, access, run: act('rejouer', 'rejoué') },
  { id: 'annuler', label: 'Annuler', icon: IconX, access, run: act('annuler', 'annulé') },
];
