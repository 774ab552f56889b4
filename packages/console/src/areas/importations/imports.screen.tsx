import { formatNumber } from '@bridge/contract';
import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { importsQuery, PER_PAGE } from '../../catalogue/importation/importation.queries.ts';
import { Pager } from '../../catalogue/pager.tsx';
import { withParams } from '../../resource/rows/address.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { TABULAR } from '../../ui/theme.ts';
import { explain } from '../explain.ts';
import { AvisPanel } from './avis/avis.panel.tsx';
import { filtreIn, reportIn, withoutReport } from './imports.address.ts';
import { ImportsFilters } from './imports-filters.tsx';
import { ImportsNothing } from './imports-nothing.tsx';
import { ImportsTable } from './imports-table.tsx';

const ReportDrawer = lazy(() => import('./report/report.drawer.tsx'));

/** Spec §2: /administration/imports. What came in, when, and what it did to the catalogue. */
export default function ImportsScreen() {
  const [search, setSearch] = useSearchParams();
  const filtre = filtreIn(search);
  const { data, error, isFetching, isPending, refetch } = useQuery(importsQuery(filtre));
  const { id } = reportIn(search);
  return (
    <Stack gap="md">
      <header>
        <Title order={1}>
          Imports{' '}
          {data && (
            <Text component="span" c="dimmed" style={TABULAR}>
              {formatNumber(data.total)}
            </Text>
          )}
        </Title>
        <Text c="dimmed">
          Ce que chaque flux a apporté au catalogue, ce qu’il y a changé, et ce qui n’a pas pu entrer.
        </Text>
      </header>
      <AvisPanel />
      <ImportsFilters filtre={filtre} />
      {error && (
        <LoadError
          title="Les imports n’ont pas pu être lus"
          reason={explain(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {(isPending || (data && data.items.length > 0)) && <ImportsTable items={data?.items} />}
      {data && data.total === 0 && <ImportsNothing filtre={filtre} />}
      {data && data.total > 0 && (
        <Pager
          label="Pages des imports"
          page={filtre.page}
          perPage={PER_PAGE}
          total={data.total}
          onPage={(page) => setSearch((now) => withParams(now, { page: page === 1 ? '' : String(page) }))}
        />
      )}
      {id !== null && (
        <Suspense fallback={null}>
          <ReportDrawer id={id} onClose={() => setSearch(withoutReport)} />
        </Suspense>
      )}
    </Stack>
  );
}
