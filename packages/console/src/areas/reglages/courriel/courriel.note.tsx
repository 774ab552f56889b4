import { getServeurCourriel, mayAccess } from '@bridge/contract';
import { Stack } from '@mantine/core';
import { useSession } from '../../../api/session.store.ts';
import { EssaiCourriel } from './essai-courriel.tsx';
import { ServeurCourrielLine } from './serveur-courriel.line.tsx';

/** Beside the name of the sender: the mail server of the instance, for who may change it, and a test message. */
export default function CourrielNote() {
  const viewer = useSession((session) => session.viewer);
  return (
    <Stack gap="lg">
      {mayAccess(getServeurCourriel.access, viewer) && <ServeurCourrielLine />}
      <EssaiCourriel />
    </Stack>
  );
}
