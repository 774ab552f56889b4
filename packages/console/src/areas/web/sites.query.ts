import { type AnyRecord, type Langue, site } from '@bridge/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { resourceKey } from '../../api/resource-key.ts';
import { isLangue } from '../../catalogue/apercu/apercu.store.ts';
import { idsIn, textIn, textsIn } from '../../resource/values/read.ts';

/** What addresses are made of. */
export interface SiteConnu {
  readonly id: number;
  readonly nom: string;
  readonly code: string;
  /** Made with WordPress. */
  readonly isWordPress: boolean;
  readonly langues: readonly Langue[];
}

const MOST = 200;

export const sitesQuery = queryOptions({
  queryKey: [...resourceKey(site.id), 'adresses'],
  queryFn: async ({ signal }) => {
    const query = { itemsPerPage: MOST, sort: 'nom', fields: 'nom,code,type,langues' };
    const { items } = await call(site.calls.list, { query }, { quiet: true, signal });
    return items.map((one): SiteConnu => {
      const { id, nom, code, type, langues }: AnyRecord = one;
      const isWordPress = type === 'wordpress';
      return { id, nom: textIn(nom), code: textIn(code), isWordPress, langues: textsIn(langues).filter(isLangue) };
    });
  },
  staleTime: 60_000,
});

/** The sites that a saved record is on, with the languages that it is shown in there. */
export function useSitesOf(record: AnyRecord): { readonly sites: readonly SiteConnu[]; readonly isPending: boolean } {
  const { data = [], isPending } = useQuery(sitesQuery);
  const own = textsIn(record.langues);
  const ids = idsIn(record.sites);
  const sites = data
    .filter(({ id }) => ids.includes(id))
    .map((one) => ({
      ...one,
      langues: own.length === 0 ? one.langues : one.langues.filter((code) => own.includes(code)),
    }));
  return { sites, isPending };
}
