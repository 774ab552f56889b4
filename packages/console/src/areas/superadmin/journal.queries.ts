import { type FiltreJournal, listJournal, listJournalChoices } from '@bridge/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

const NEWEST: number | null = null;

export function journalQuery(filtre: FiltreJournal) {
  return infiniteQueryOptions({
    queryKey: ['journal', filtre],
    queryFn: ({ signal, pageParam }) =>
      call(
        listJournal,
        { query: pageParam === null ? filtre : { ...filtre, avant: pageParam } },
        { quiet: true, signal },
      ),
    initialPageParam: NEWEST,
    getNextPageParam: ({ suivant }) => suivant,
    placeholderData: keepPreviousData,
    // A log that is not up to date is not a log.
    staleTime: 0,
  });
}

export const journalChoicesQuery = queryOptions({
  queryKey: ['journal', 'valeurs'],
  queryFn: ({ signal }) => call(listJournalChoices, {}, { quiet: true, signal }),
});
