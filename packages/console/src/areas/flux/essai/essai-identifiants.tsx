import { type Essai, fluxTourinsoft, mayAccess } from '@bridge/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { useSession } from '../../../api/session.store.ts';
import { noteChange } from '../../../resource/form/record.queries.ts';

interface Props extends Pick<Essai, 'identifiants'> {
  /** Id of the feed. */
  readonly id: number;
  readonly onChosen: () => void;
}

/** The fields that could identify the records of a feed: a click chooses one. */
export function EssaiIdentifiants({ id, identifiants, onChosen }: Props) {
  const viewer = useSession((session) => session.viewer);
  const queries = useQueryClient();
  const choosing = useMutation({
    mutationFn: async (champId: string) => {
      // The version is read now: the test shows what the feed lacks as it is saved.
      const { version } = await call(fluxTourinsoft.calls.get, { params: { id } });
      return call(fluxTourinsoft.calls.update, { params: { id }, body: { champId, version } });
    },
    onSuccess: (_flux, champId) => {
      showNotice(`Champ identifiant\u00a0: «\u00a0${champId}\u00a0»`);
      noteChange(queries, fluxTourinsoft);
      onChosen();
    },
  });
  if (!mayAccess(fluxTourinsoft.access.edit, viewer)) return null;
  return (
    <Stack gap="xs" component="section" aria-label="Champs qui peuvent identifier les fiches">
      <Text fw={550}>Remplis et différents dans chaque fiche lue</Text>
      {identifiants.map(({ champ, exemples }) => (
        <Group key={champ} gap="xs">
          <Button
            size="xs"
            variant="default"
            loading={choosing.isPending && choosing.variables === champ}
            onClick={() => choosing.mutate(champ)}
          >
            {`Identifier par «\u00a0${champ}\u00a0»`}
          </Button>
          <Text size="sm" c="dimmed">
            {exemples.join(', ')}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
