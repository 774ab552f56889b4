import { Modal, Select, Stack, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import '../../../resource/widgets/choices/choice.styles.ts';
import { useState } from 'react';
import { VEIL } from '../../../ui/veil.ts';
import { ligneEnMots } from '../apercu/documents.words.ts';
import { Changements } from '../generations/changements.tsx';
import type { Parution } from './parutions.query.ts';
import { anterieures } from './parutions.rules.ts';

interface Props {
  /** The documents that have pages, the newest first. */
  readonly items: readonly Parution[];
  readonly onClose: () => void;
}

/** The differences between two documents of a planification. */
export default function ComparaisonDialog({ items, onClose }: Props) {
  const [chosen, setChosen] = useState(items.find((item) => anterieures(items, item).length > 0)?.id ?? items[0]?.id);
  const [against, setAgainst] = useState<number | null>(null);
  const newer = items.find(({ id }) => id === chosen);
  const older = newer ? anterieures(items, newer) : [];
  const avec = older.find(({ id }) => id === against) ?? older[0];
  const now = new Date();
  const choices = (some: readonly Parution[]) =>
    some.map((item) => ({ value: String(item.id), label: `N°\u00a0${item.id}, ${ligneEnMots(item, now)}` }));
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title="Comparer deux parutions"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <Select
          label="Parution"
          data={choices(items)}
          value={newer ? String(newer.id) : null}
          allowDeselect={false}
          onChange={(value) => setChosen(Number(value))}
        />
        <Select
          label="Comparée à"
          data={choices(older)}
          value={avec ? String(avec.id) : null}
          allowDeselect={false}
          disabled={older.length === 0}
          onChange={(value) => setAgainst(Number(value))}
        />
        {newer && avec ? (
          <Changements id={newer.id} avec={avec.id} />
        ) : (
          <Text size="sm">{'C’est la première dans cette langue\u00a0: rien à comparer.'}</Text>
        )}
      </Stack>
    </Modal>
  );
}
