import { Text } from '@mantine/core';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { PublicationCard } from '../common/publication/publication.card.tsx';
import { CouvertureCard } from './moteurs/couverture.card.tsx';

/** Beside a saved moteur: its publication, and what its choices reach. */
export default function MoteurPanel(props: FormPanelProps) {
  return (
    <>
      <PublicationCard {...props}>
        <Text size="sm" c="dimmed">
          Il paraît dans les listes qui s’en servent.
        </Text>
      </PublicationCard>
      <CouvertureCard />
    </>
  );
}
