import { Drawer, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { reportQuery } from '../../../catalogue/importation/importation.queries.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { VEIL } from '../../../ui/veil.ts';
import { explain } from '../../explain.ts';
import { ReportHead } from './report-head.tsx';
import { ReportViews } from './report-views.tsx';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** Below the boxes that ask. */
const LAYER = 190;

/** All that one import did, and why. */
export default function ReportDrawer({ id, onClose }: Props) {
  useReturnFocus();
  const { data, error, isFetching, refetch } = useQuery(reportQuery(id));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(60rem, 100%)"
      zIndex={LAYER}
      title={data ? `${data.flux.nom} · import n°\u00a0${id}` : `Import n°\u00a0${id}`}
      overlayProps={VEIL}
      transitionProps={{ duration: 120 }}
      closeButtonProps={{ 'aria-label': 'Fermer le rapport' }}
    >
      <Stack gap="lg" pb="xl">
        {error && !data && (
          <LoadError
            title="Le rapport n’a pas pu être lu"
            reason={explain(error).message}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton height={240} />}
        {data && (
          <Fragment key={id}>
            <ReportHead report={data} />
            <VisuallyHidden component="h3">Détails</VisuallyHidden>
            <ReportViews report={data} />
          </Fragment>
        )}
      </Stack>
    </Drawer>
  );
}
