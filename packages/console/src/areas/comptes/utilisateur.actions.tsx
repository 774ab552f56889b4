import { loginAs, utilisateur } from '@bridge/contract';
import { IconKey, IconMailForward, IconUserShare } from '@tabler/icons-react';
import { useSession } from '../../api/session.store.ts';
import type { RowAction } from '../../resource/list/actions/list-action.ts';
import { invite, sendReset } from './utilisateur.calls.ts';

const access = utilisateur.access.edit;
const isSelf = (id: number) => useSession.getState().userId === id;

/** What is done to an account besides editing it. */
export const rowActions: readonly RowAction[] = [
  {
    id: 'invite',
    label: 'Renvoyer l’invitation',
    icon: IconMailForward,
    access,
    needs: ['statut'],
    applies: ({ statut }) => statut === 'invite',
    run: ({ record }) => invite(record.id),
  },
  {
    id: 'reset',
    label: 'Réinitialiser le mot de passe',
    icon: IconKey,
    access,
    needs: ['statut'],
    applies: ({ statut }) => statut === 'actif',
    run: ({ record }) => sendReset(record.id),
  },
  {
    id: 'act-as',
    label: 'Agir en tant que',
    icon: IconUserShare,
    access: loginAs.access,
    needs: ['statut'],
    applies: ({ id, statut }) => statut === 'actif' && !isSelf(id),
    run: async ({ record }) => {
      await useSession.getState().actAs(record.id);
    },
  },
];
