import { type JetonGarde, momentInWords, timeAgo } from '@bridge/contract';
import { Badge, Button, Group, Text } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showNotice } from '../../../api/notices.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import classes from '../securite/lines.module.css';

/** A list of tokens, one line each. */
export function JetonLines({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.lines}>{children}</ul>;
}

interface Props {
  readonly jeton: JetonGarde;
  /** Name of the token; the last letters stand for a token without one. */
  readonly nom?: string;
  /** The rights of the token. */
  readonly rights?: string;
  readonly revoke: () => Promise<unknown>;
  readonly onSettled: () => Promise<unknown>;
}

/** One token: what may still be shown of it, and the button that ends it. */
export function JetonLine({ jeton, nom, rights, revoke, onSettled }: Props) {
  const { fin, expireLe, utiliseLe } = jeton;
  const called = nom ?? `…${fin}`;
  const revoking = useMutation({ mutationFn: revoke, onSuccess: () => showNotice('Jeton révoqué'), onSettled });
  async function confirm() {
    const text = `Le programme qui présente «\u00a0${called}\u00a0» sera refusé aussitôt.`;
    if (await askYesOrNo({ title: 'Révoquer ce jeton', text, confirm: 'Révoquer', cancel: 'Annuler' }))
      revoking.mutate();
  }
  return (
    <li className={classes.line}>
      <IconPlugConnected size={20} stroke={1.6} aria-hidden />
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={550}>{called}</Text>
          {nom && <Text c="dimmed">…{fin}</Text>}
          {new Date(expireLe) < new Date() && <Badge color="gray">Expiré</Badge>}
        </Group>
        {rights && <Text>{rights}</Text>}
        <Text c="dimmed">
          {utiliseLe ? `Utilisé ${timeAgo(new Date(utiliseLe), new Date())}` : 'Jamais utilisé'} · expire le{' '}
          {momentInWords(expireLe)}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        loading={revoking.isPending}
        onClick={() => void confirm()}
        aria-label={`Révoquer le jeton ${called}`}
      >
        Révoquer
      </Button>
    </li>
  );
}
