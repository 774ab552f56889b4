import { type AnyRecord, loginAs, utilisateur } from '@bridge/contract';
import { IconKey, IconMailForward, IconUserShare } from '@tabler/icons-react';
import { useSession } from '../../api/session.store.ts';
import type { RowAction } from '../../resource/list/actions/list-action.ts';
import { manages, mayActAs } from './account.rules.ts';
import { invite, sendReset } from './utilisateur.calls.ts';

const access = utilisateur.access.edit;
const needs = ['statut', 'roles'];

/** Whether a rule lets the present person act on an account. */
function allowed(rule: typeof manages, account: AnyRecord): boolean {
  const { viewer, userId } = useSession.getState();
  return viewer !== null && rule({ viewer, userId }, account);
}

/** The actions on an account besides editing it. */
export const rowActions: readonly RowAction[] = [
  {
    id: 'invite',
    label: 'Renvoyer l’invitation',
    icon: IconMailForward,
    access,
    needs,
    applies: (account) => account.statut === 'invite' && allowed(manages, account),
    run: ({ record }) => invite(record.id),
  },
  {
    id: 'reset',
    label: 'Réinitialiser le mot de passe',
    icon: IconKey,
    access,
    needs,
    applies: (account) => account.statut === 'actif' && allowed(manages, account),
    run: ({ record }) => sendReset(record.id),
  },
  {
    id: 'act-as',
    label: 'Agir en tant que',
    icon: IconUserShare,
    access: loginAs.access,
    needs,
    applies: (account) => allowed(mayActAs, account),
    run: async ({ record }) => {
      await useSession.getState().actAs(record.id);
    },
  },
];
