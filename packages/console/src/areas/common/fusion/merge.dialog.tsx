import { countOf, type mergeTags, type Resource } from '@bridge/contract';
import { Button, Group, Modal, Radio, Skeleton, Stack, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { randomId } from '../../../api/random-id.ts';
import { VEIL } from '../../../ui/veil.ts';

interface Props {
  readonly resource: Resource;
  readonly endpoint: typeof mergeTags;
  /** The names of the records to merge, by id. */
  readonly selected: ReadonlyMap<number, string>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Merges records: asks which one is kept, and tells how many records will change. */
export default function MergeDialog({ resource, endpoint, selected, onClose, onDone }: Props) {
  const [key] = useState(randomId);
  const [kept, setKept] = useState(() => [...selected.keys()][0] ?? 0);
  const fusionnes = [...selected.keys()].filter((id) => id !== kept);
  const preview = useQuery({
    queryKey: ['merge', resource.id, kept, fusionnes],
    queryFn: ({ signal }) => call(endpoint, { body: { garde: kept, fusionnes, dryRun: true } }, { signal }),
    staleTime: 0,
    retry: false,
  });
  const merging = useMutation({
    mutationFn: () =>
      call(endpoint, { body: { garde: kept, fusionnes, dryRun: false } }, { idempotencyKey: `${key}-${kept}` }),
    onSuccess: () => {
      showNotice(`${countOf(resource.noun, selected.size)} en un seul`);
      onDone();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Fusionner\u00a0: ${countOf(resource.noun, selected.size)}`}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <Radio.Group
          label="Lequel garder ?"
          description="Il remplace les autres partout où ils sont utilisés. Les autres vont à la corbeille."
          value={String(kept)}
          onChange={(value) => setKept(Number(value))}
        >
          <Stack gap="xs" mt="xs">
            {[...selected].map(([id, titre]) => (
              <Radio key={id} value={String(id)} label={titre} />
            ))}
          </Stack>
        </Radio.Group>
        <div role="status">
          {preview.isPending && <Skeleton height={20} />}
          {preview.error && <Text c="red.8">{preview.error.message}</Text>}
          {preview.data && <Text>{consequence(preview.data.remplacements)}</Text>}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <Button loading={merging.isPending} disabled={!preview.data} onClick={() => merging.mutate()}>
            Fusionner
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function consequence(count: number): string {
  if (count === 0) return 'Aucun élément ne les utilise\u00a0: rien d’autre ne changera.';
  return count === 1 ? 'Un élément sera mis à jour.' : `${count} éléments seront mis à jour.`;
}
