import {
  closeUserSessions,
  describeDevice,
  lieuEnMots,
  listUserSessions,
  timeAgo,
  type Utilisateur,
} from '@bridge/contract';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { showNotice } from '../../api/notices.ts';
import { useSession } from '../../api/session.store.ts';
import { askYesOrNo } from '../../ui/confirm.tsx';
import { Panel } from '../../ui/panel.tsx';
import { manages } from './account.rules.ts';

/** The open sessions of an account, for its holder and its managers; a manager may close all of them at once. */
export function UserSessions({ user }: { readonly user: Utilisateur }) {
  const viewer = useSession((session) => session.viewer);
  const userId = useSession((session) => session.userId);
  const isManaged = viewer !== null && manages({ viewer, userId }, user);
  return isManaged || userId === user.id ? <Sessions userId={user.id} manages={isManaged} /> : null;
}

function Sessions({ userId, manages }: { readonly userId: number; readonly manages: boolean }) {
  const queries = useQueryClient();
  const queryKey = ['user-sessions', userId];
  const { data, isPending, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listUserSessions, { params: { id: userId } }, { signal }),
  });
  const closing = useMutation({
    mutationFn: () => call(closeUserSessions, { params: { id: userId } }),
    onSuccess: () => showNotice('Sessions fermées'),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const close = async () => {
    const agreed = await askYesOrNo({
      title: 'Fermer toutes les sessions',
      text: 'La personne devra se connecter de nouveau sur chaque appareil. Ce qu’elle n’a pas enregistré peut être perdu.',
      confirm: 'Fermer les sessions',
      cancel: 'Annuler',
    });
    if (agreed) closing.mutate();
  };
  return (
    <Panel title="Sessions ouvertes">
      {isPending && <Skeleton height={48} />}
      {error && <Text c="dimmed">Les sessions n’ont pas pu être lues. Rechargez la page pour réessayer.</Text>}
      {data?.items.length === 0 && <Text c="dimmed">Aucune : la personne n’est pas connectée.</Text>}
      {data && data.items.length > 0 && (
        <Stack gap="xs">
          {data.items.map(({ id, ip, lieu, userAgent, lastSeenAt, actor }) => (
            <div key={id}>
              <Text fw={550}>{describeDevice(userAgent)}</Text>
              <Text c="dimmed">
                {lieuEnMots(lieu)} · {ip} · active {timeAgo(new Date(lastSeenAt), new Date())}
                {actor && ` · ouverte par ${actor}`}
              </Text>
            </div>
          ))}
          {manages && (
            <Button variant="default" loading={closing.isPending} onClick={() => void close()}>
              Fermer toutes les sessions
            </Button>
          )}
        </Stack>
      )}
    </Panel>
  );
}
