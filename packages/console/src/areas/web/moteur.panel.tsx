import { Text } from '@mantine/core';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { PublicationCard } from '../common/publication/publication.card.tsx';
import { CouvertureCard } from './moteurs/couverture.card.tsx';

/** Beside a saved moteur: whether visitors have it, and which of its choices lead somewhere. */
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
