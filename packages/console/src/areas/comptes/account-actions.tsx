import type { Utilisateur } from '@bridge/contract';
import { Button, Stack } from '@mantine/core';
import { IconKey, IconMailForward, IconShieldOff, IconUserShare, IconUsersGroup } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../api/session.store.ts';
import { askYesOrNo } from '../../ui/confirm.tsx';
import { Panel } from '../../ui/panel.tsx';
import { manages, mayActAs } from './account.rules.ts';
import { invite, resetFactors, sendReset } from './utilisateur.calls.ts';

const TransfertDialog = lazy(() => import('./transfert.dialog.tsx'));

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

export function AccountActions({ user }: { readonly user: Utilisateur }) {
  const viewer = useSession((session) => session.viewer);
  const ownId = useSession((session) => session.userId);
  const actAs = useSession((session) => session.actAs);
  const inviting = useMutation({ mutationFn: () => invite(user.id) });
  const resetting = useMutation({ mutationFn: () => sendReset(user.id) });
  const forgetting = useMutation({ mutationFn: () => resetFactors(user.id) });
  const forget = async () => {
    const agreed = await askYesOrNo({
      title: 'Réinitialiser le second facteur',
      text: 'L’application de codes, les clés d’accès, les codes de secours et les appareils retenus de cette personne ne serviront plus, et ses sessions se ferment. Assurez-vous que c’est bien elle qui le demande.',
      confirm: 'Réinitialiser',
      cancel: 'Annuler',
    });
    if (agreed) forgetting.mutate();
  };
  const [transferring, setTransferring] = useState(false);
  const acting = useMutation({ mutationFn: () => actAs(user.id) });
  const who = viewer && { viewer, userId: ownId };
  const isManaged = who !== null && manages(who, user);
  const isActive = user.statut === 'actif';
  const mayAct = who !== null && mayActAs(who, user);
  if (!isManaged && !mayAct) return null;
  return (
    <Panel title="Ce compte">
      <Stack gap="xs" align="stretch">
        {isManaged && user.statut === 'invite' && (
          <Button
            variant="default"
            leftSection={<IconMailForward {...icon} />}
            loading={inviting.isPending}
            onClick={() => inviting.mutate()}
          >
            Renvoyer l’invitation
          </Button>
        )}
        {isManaged && isActive && (
          <Button
            variant="default"
            leftSection={<IconKey {...icon} />}
            loading={resetting.isPending}
            onClick={() => resetting.mutate()}
          >
            Réinitialiser le mot de passe
          </Button>
        )}
        {isManaged && isActive && user.id !== ownId && (
          <Button
            variant="default"
            leftSection={<IconShieldOff {...icon} />}
            loading={forgetting.isPending}
            onClick={() => void forget()}
          >
            Réinitialiser le second facteur
          </Button>
        )}
        {isManaged && user.id !== ownId && (
          <Button variant="default" leftSection={<IconUsersGroup {...icon} />} onClick={() => setTransferring(true)}>
            Confier ses tâches à quelqu’un d’autre
          </Button>
        )}
        {mayAct && (
          <Button
            variant="default"
            leftSection={<IconUserShare {...icon} />}
            loading={acting.isPending}
            onClick={() => acting.mutate()}
          >
            Agir en tant que cette personne
          </Button>
        )}
      </Stack>
      {transferring && (
        <Suspense fallback={null}>
          <TransfertDialog user={user} onClose={() => setTransferring(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
