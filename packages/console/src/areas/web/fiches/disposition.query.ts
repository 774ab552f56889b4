import { dispositionDeFiche } from '@bridge/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

/** Where a gabarit places the zones; the first of the product while none is chosen. */
export const dispositionQuery = (gabarit: number | null) =>
  queryOptions({
    queryKey: ['disposition', gabarit],
    queryFn: ({ signal }) => call(dispositionDeFiche, { query: gabarit === null ? {} : { gabarit } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
