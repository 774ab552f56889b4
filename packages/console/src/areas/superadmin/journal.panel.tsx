import { exportJournal, type LigneJournal } from '@bridge/contract';
import { Button, Group, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { download } from '../../api/download.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { explain } from '../explain.ts';
import { filtersIn, requestOf, withFilter, withoutFilters } from './journal.filter.ts';
import classes from './journal.module.css';
import { journalQuery } from './journal.queries.ts';
import { JournalFilters } from './journal-filters.tsx';
import { JournalLine } from './journal-line.tsx';

/** Everything that was done, by whom and in whose name. */
export function JournalPanel() {
  const [search, setSearch] = useSearchParams();
  const filtres = filtersIn(search, new Date());
  const filtre = requestOf(filtres);
  const { data, error, isFetching, isPending, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    journalQuery(filtre),
  );
  const leaving = useMutation({ mutationFn: () => download(exportJournal, { query: filtre }, 'journal.csv') });
  const lines = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack gap="md">
      <JournalFilters
        filtres={filtres}
        isFiltered={withoutFilters(search).toString() !== search.toString()}
        onChange={(nom, value) => setSearch((now) => withFilter(now, nom, value), { replace: true })}
        onClear={() => setSearch(withoutFilters, { replace: true })}
      />
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" role="status">
          {data && countText(lines.length, hasNextPage)}
        </Text>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
          loading={leaving.isPending}
          onClick={() => leaving.mutate()}
        >
          Exporter en CSV
        </Button>
      </Group>
      {error && (
        <LoadError
          title="Le journal n’a pas pu être lu"
          reason={explain(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <Skeleton height={320} />}
      {lines.length > 0 && <Lines lines={lines} />}
      {data && lines.length === 0 && <Text ta="center">Aucune ligne ne correspond à ces filtres.</Text>}
      {hasNextPage && (
        <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()} mx="auto">
          Afficher la suite
        </Button>
      )}
    </Stack>
  );
}

function Lines({ lines }: { readonly lines: readonly LigneJournal[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Qui</th>
          <th scope="col">Action</th>
          <th scope="col">Cible</th>
          <th scope="col">
            <VisuallyHidden>Détails</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <JournalLine key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  );
}

/** 0 and 1 are singular. */
function countText(count: number, more: boolean): string {
  return more ? `Les ${count} lignes les plus récentes` : `${count} ligne${count > 1 ? 's' : ''}`;
}
