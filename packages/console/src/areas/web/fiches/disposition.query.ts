import { dispositionDeFiche } from '@bridge/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

/** The places of the zones in a gabarit; in the first gabarit of the product until one is chosen. */
export const dispositionQuery = (gabarit: number | null) =>
  queryOptions({
    queryKey: ['disposition', gabarit],
    queryFn: ({ signal }) => call(dispositionDeFiche, { query: gabarit === null ? {} : { gabarit } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
