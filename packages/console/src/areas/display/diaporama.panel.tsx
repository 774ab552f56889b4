import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { PassagesCard } from '../passages.card.tsx';
import { PublicationCard } from '../publication.card.tsx';

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
          regards={['diapositive', 'ecran', 'annonce', 'objet', 'jour', 'heure']}
        />
      )}
    </>
  );
}
