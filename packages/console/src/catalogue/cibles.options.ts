import { CIBLES, champ, libelleCible, mayAccess } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../api/client.ts';
import { useSession } from '../api/session.store.ts';
import { textIn, translationsIn } from '../resource/values/read.ts';

export interface CibleGroup {
  readonly group: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
}

/** The targets of the product by group, in their order. */
const GROUPES_CIBLES: readonly CibleGroup[] = [...new Set(CIBLES.map(({ groupe }) => groupe))].map((group) => ({
  group,
  items: CIBLES.filter(({ groupe }) => groupe === group).map(({ value, label }) => ({ value, label })),
}));

/** The targets by group, fields of the dictionary included: all for who may read it, else those in use. */
export function useCibles(used: string): readonly CibleGroup[] {
  const viewer = useSession((session) => session.viewer);
  const { data } = useQuery({
    queryKey: ['cibles', 'dictionnaire'],
    queryFn: ({ signal }) => call(champ.calls.list, { query: { itemsPerPage: 200 } }, { signal }),
    enabled: mayAccess(champ.access.view, viewer),
    staleTime: 60_000,
  });
  return useMemo(() => {
    const own = (data?.items ?? []).flatMap(({ code, libelle, systeme }) => {
      const name = translationsIn(libelle).fr ?? textIn(code);
      return systeme === true || textIn(code) === '' ? [] : [{ value: `champ:${textIn(code)}`, label: name }];
    });
    const known = new Set(own.map(({ value }) => value));
    const others = used.split(' ').filter((code) => code !== '' && !known.has(code));
    const items = [...own, ...others.map((value) => ({ value, label: libelleCible(value) }))];
    return items.length === 0 ? GROUPES_CIBLES : [...GROUPES_CIBLES, { group: 'Dictionnaire', items }];
  }, [data, used]);
}
