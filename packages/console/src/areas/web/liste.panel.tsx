import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { PublicationCard } from '../common/publication/publication.card.tsx';
import { IntegrationCard } from './integration/integration.card.tsx';
import { PagesLinks } from './pages.links.tsx';
import { StatistiquesCard } from './statistiques/statistiques.card.tsx';

/** Beside a saved liste: its publication, the code that places it elsewhere, and its statistics. */
export default function ListePanel(props: FormPanelProps) {
  const { record } = props;
  return (
    <>
      <PublicationCard {...props}>
        <PagesLinks record={record} genre="liste" />
      </PublicationCard>
      <IntegrationCard record={record} genre="liste" />
      {record.modifiable !== false && <StatistiquesCard of="liste" id={record.id} />}
    </>
  );
}
