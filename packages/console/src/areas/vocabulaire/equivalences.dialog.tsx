import { VOCABULAIRES } from '@bridge/contract';
import { Drawer, SegmentedControl, Stack, Text } from '@mantine/core';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import '../../ui/dialog.styles.ts';
import { useState } from 'react';
import { VEIL } from '../../ui/veil.ts';
import { EquivalencesList } from './equivalences.list.tsx';

type Vocabulaire = (typeof VOCABULAIRES)[number];

const LABELS: Readonly<Record<Vocabulaire, string>> = { type: 'Types', critere: 'Critères', modalite: 'Modalités' };

interface Props {
  readonly first: Vocabulaire;
  readonly onClose: () => void;
}

/** Words of different systems that seem to mean the same, linked together once a person has checked them. */
export default function EquivalencesDialog({ first, onClose }: Props) {
  useReturnFocus();
  const [de, setDe] = useState(first);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="xl"
      title="Équivalences suggérées"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          Deux mots reliés n’en font plus qu’un pour vos filtres. Rien n’est relié sans votre accord.
        </Text>
        <SegmentedControl
          aria-label="Vocabulaire"
          value={de}
          onChange={(value) => setDe(VOCABULAIRES.find((one) => one === value) ?? first)}
          data={VOCABULAIRES.map((value) => ({ value, label: LABELS[value] }))}
        />
        <EquivalencesList key={de} de={de} />
      </Stack>
    </Drawer>
  );
}
