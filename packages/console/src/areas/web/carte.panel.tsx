import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { PublicationCard } from '../common/publication/publication.card.tsx';
import { VerificationCard } from './cartes/verification.card.tsx';
import { IntegrationCard } from './integration/integration.card.tsx';
import { PagesLinks } from './pages.links.tsx';

/** Beside a saved carte: its publication, the objets that it cannot show, and the code that places it elsewhere. */
export default function CartePanel(props: FormPanelProps) {
  const { record } = props;
  return (
    <>
      <PublicationCard {...props}>
        <PagesLinks record={record} genre="carte" />
      </PublicationCard>
      <VerificationCard />
      <IntegrationCard record={record} genre="carte" />
    </>
  );
}
