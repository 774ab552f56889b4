import { Text } from '@mantine/core';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { PublicationCard } from '../common/publication/publication.card.tsx';

/** Beside a saved fiche: its publication. The sites tell where visitors see it. */
export default function FichePanel(props: FormPanelProps) {
  return (
    <PublicationCard {...props}>
      <Text size="sm" c="dimmed">
        {
          'Chaque objet a sa page sur les sites qui se servent de cette fiche, à une adresse comme /fr/restaurant/nom-commune-numéro. Les listes et les cartes y mènent.'
        }
      </Text>
    </PublicationCard>
  );
}
