import { utilisateur } from '@bridge/contract';
import { Stack } from '@mantine/core';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { AccountActions } from './account-actions.tsx';
import { EffectiveRights } from './effective-rights.tsx';
import { UserSessions } from './user-sessions.tsx';

/** Beside the form of an account: its actions, its rights, its open sessions. */
export default function UtilisateurPanel({ record }: FormPanelProps) {
  const known = utilisateur.record.safeParse(record);
  if (!known.success) return null;
  const user = known.data;
  return (
    <Stack gap="md">
      <AccountActions user={user} />
      <EffectiveRights roles={user.roles} />
      <UserSessions user={user} />
    </Stack>
  );
}
