import { ROLE_LABELS } from '@bridge/contract';
import { Text } from '@mantine/core';
import { useSession } from '../../api/session.store.ts';
import { DeadEnd } from './dead-end.tsx';

/** Spec §2: /401, for a page that exists but is not open to this person. */
export default function ForbiddenScreen() {
  const claims = useSession((session) => session.claims);
  const roles = claims?.roles.map((role) => ROLE_LABELS[role]).join(', ');
  return (
    <DeadEnd code="401" title="Vous n’avez pas accès à cette page">
      <Text>Vos droits actuels n’ouvrent pas cette page. Un administrateur peut vous les donner.</Text>
      {roles && (
        <Text mt="xs" c="dimmed">
          Vous agissez avec : {roles}.
        </Text>
      )}
      {claims?.roleActif && (
        <Text mt="xs">
          Votre session est réduite à un seul rôle : reprenez tous vos rôles depuis le menu de votre compte.
        </Text>
      )}
    </DeadEnd>
  );
}
