import { clesDuSite, invitesDuSite, mayAccess, statistiquesDeSite } from '@bridge/contract';
import { useSession } from '../../api/session.store.ts';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { ClesCard } from './sites/cles.card.tsx';
import { ContenuCard } from './sites/contenu.card.tsx';
import { InvitesCard } from './sites/invites.card.tsx';
import { PagesCard } from './sites/pages.card.tsx';
import { StatistiquesCard } from './statistiques/statistiques.card.tsx';

/** Beside a saved site: its publication, its content, its visits, and the keys that read its data. */
export default function SitePanel({ record }: FormPanelProps) {
  const viewer = useSession((session) => session.viewer);
  const isOurs = record.modifiable !== false;
  return (
    <>
      <PagesCard record={record} />
      <ContenuCard record={record} />
      {mayAccess(invitesDuSite.access, viewer) && isOurs && <InvitesCard site={record.id} />}
      {mayAccess(statistiquesDeSite.access, viewer) && isOurs && <StatistiquesCard of="site" id={record.id} />}
      {mayAccess(clesDuSite.access, viewer) && isOurs && <ClesCard site={record.id} />}
    </>
  );
}
