import {
  closeOtherSessions,
  closeSession,
  describeDevice,
  lieuEnMots,
  type OpenSession,
  timeAgo,
} from '@bridge/contract';
import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import classes from '../../common/securite/lines.module.css';
import { explain } from '../../explain.ts';
import { sessionsQuery } from './profile.queries.ts';

export function OpenSessions() {
  const { data, error, isPending, isFetching, refetch } = useQuery(sessionsQuery);
  if (isPending) return <Skeleton height={96} />;
  if (error) {
    return (
      <LoadError
        title="Vos sessions ouvertes n’ont pas pu être lues"
        reason={explain(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.sessions.length === 0) return <Text c="dimmed">Aucune session ouverte n’est connue du serveur.</Text>;
  return (
    <Stack gap="md">
      <ul className={classes.lines}>
        {[...data.sessions].sort(byUse).map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {data.sessions.some(({ current }) => !current) && <CloseOthers />}
    </Stack>
  );
}

function CloseOthers() {
  const queries = useQueryClient();
  const closing = useMutation({
    mutationFn: () => call(closeOtherSessions),
    onSuccess: () => showNotice('Vos autres sessions sont fermées'),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  async function confirm() {
    const agreed = await askYesOrNo({
      title: 'Fermer toutes les autres sessions',
      text: 'Chaque autre appareil devra se connecter de nouveau. Ce qui n’y est pas enregistré peut être perdu.',
      confirm: 'Fermer les autres sessions',
      cancel: 'Annuler',
    });
    if (agreed) closing.mutate();
  }
  return (
    <Group>
      <Button variant="default" loading={closing.isPending} onClick={() => void confirm()}>
        Fermer toutes les autres sessions
      </Button>
    </Group>
  );
}

/** Sorts the sessions: this one first, then the most recently used. */
function byUse(a: OpenSession, b: OpenSession): number {
  return Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt);
}

function SessionRow({ session }: { readonly session: OpenSession }) {
  const queries = useQueryClient();
  const device = describeDevice(session.userAgent);
  const Icon = /iPhone|iPad|Android/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  const closing = useMutation({
    mutationFn: () => call(closeSession, { params: { id: session.id } }),
    onSuccess: () => showNotice('Session fermée'),
    // Closed now or before: in both cases, the list has changed.
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  async function confirm() {
    const agreed = await askYesOrNo({
      title: 'Fermer cette session',
      text: `L’appareil « ${device} » devra se connecter de nouveau. Ce qui n’y est pas enregistré peut être perdu.`,
      confirm: 'Fermer la session',
      cancel: 'Annuler',
    });
    if (agreed) closing.mutate();
  }
  return (
    <li className={classes.line}>
      <Icon size={20} stroke={1.6} aria-hidden />
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={550}>{device}</Text>
          {session.current && <Badge variant="light">Cette session</Badge>}
        </Group>
        <Text c="dimmed">
          {lieuEnMots(session.lieu)} · {session.ip} · active {timeAgo(new Date(session.lastSeenAt), new Date())}
        </Text>
        {session.actor && <Text>Ouverte par {session.actor}, qui agit en votre nom</Text>}
      </div>
      {!session.current && (
        <Button
          variant="default"
          size="xs"
          loading={closing.isPending}
          onClick={() => void confirm()}
          aria-label={`Fermer la session ${device}, ${session.ip}`}
        >
          Fermer
        </Button>
      )}
    </li>
  );
}
