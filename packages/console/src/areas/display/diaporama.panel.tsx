import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { PassagesCard } from '../common/passages/passages.card.tsx';
import { PublicationCard } from '../common/publication/publication.card.tsx';

/** Beside a saved diaporama: its publication, and what screens showed of it. */
export default function DiaporamaPanel(props: FormPanelProps) {
  const { record } = props;
  return (
    <>
      <PublicationCard {...props} />
      {record.modifiable !== false && (
        <PassagesCard
          title="Passages"
          de={{ diaporama: record.id }}
          repartitions={['diapositive', 'ecran', 'annonce', 'objet', 'jour', 'heure']}
        />
      )}
    </>
  );
}
