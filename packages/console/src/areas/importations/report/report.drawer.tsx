import { Stack, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { reportQuery } from '../../../catalogue/importation/importation.queries.ts';
import { RowDrawer } from '../../common/lignes/row.drawer.tsx';
import { ReportHead } from './report-head.tsx';
import { ReportViews } from './report-views.tsx';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** The report of one import. */
export default function ReportDrawer({ id, onClose }: Props) {
  const read = useQuery(reportQuery(id));
  return (
    <RowDrawer
      read={read}
      title={read.data ? `${read.data.flux.nom} · import n°\u00a0${id}` : `Import n°\u00a0${id}`}
      words={{ close: 'Fermer le rapport', failed: 'Le rapport n’a pas pu être lu' }}
      width={60}
      onClose={onClose}
    >
      {(report) => (
        <Stack gap="lg" pb="xl">
          <ReportHead report={report} />
          <VisuallyHidden component="h3">Détails</VisuallyHidden>
          <ReportViews report={report} />
        </Stack>
      )}
    </RowDrawer>
  );
}
