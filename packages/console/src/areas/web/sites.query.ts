import { type AdresseDeSite, type AnyRecord, adressesDeSites, site } from '@bridge/contract';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { resourceKey } from '../../api/resource-key.ts';
import { idsIn, textsIn } from '../../resource/values/read.ts';

const adressesQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...resourceKey(site.id), 'adresses', ids],
    queryFn:
      ids.length === 0
        ? skipToken
        : async ({ signal }) => (await call(adressesDeSites, { query: { ids: ids.join() } }, { signal })).items,
    staleTime: 60_000,
  });

interface Sites {
  readonly sites: readonly AdresseDeSite[];
  readonly isPending: boolean;
}

/** The sites that show a saved record, with the languages of each. */
export function useSitesOf(record: Partial<AnyRecord>): Sites {
  const { data = [], isLoading } = useQuery(adressesQuery(idsIn(record.sites)));
  const own = textsIn(record.langues);
  const sites = data.map((one) => ({
    ...one,
    langues: own.length === 0 ? one.langues : one.langues.filter((code) => own.includes(code)),
  }));
  return { sites, isPending: isLoading };
}
