import { correspondance, fluxTourinsoft } from '@bridge/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { usagesQuery } from '../../../resource/form/record.queries.ts';
import { textIn } from '../../../resource/values/read.ts';

/** The heading of the feeds that use the mapping. */
export const UTILISENT = 'Utilisent cette correspondance';
export const AUTRES = 'Autres flux';

interface FluxOption {
  readonly value: string;
  readonly label: string;
}

export interface FluxChoice {
  /** Id of the feed whose records are previewed; null for none. */
  readonly flux: number | null;
  readonly choose: (flux: number) => void;
  /** The feeds to choose from, those that use the mapping first. */
  readonly options: readonly { readonly group: string; readonly items: readonly FluxOption[] }[];
  readonly isReady: boolean;
}

/** The feeds of the person's entity: those that another entity shares are not asked for records. */
const ownFluxQuery = queryOptions({
  queryKey: [...resourceKey(fluxTourinsoft.id), 'siens'],
  queryFn: async ({ signal }): Promise<FluxOption[]> => {
    const query = { itemsPerPage: 200, sort: 'nom', fields: 'nom' };
    const { items } = await call(fluxTourinsoft.calls.list, { query }, { signal });
    const own = items.filter(({ modifiable }) => modifiable !== false);
    return own.map(({ id, nom }) => ({ value: String(id), label: textIn(nom) }));
  },
});

/** The feed that lends its records to the preview: one that uses the mapping, unless another is chosen. */
export function useFluxChoice(id: number | null): FluxChoice {
  const [chosen, setChosen] = useState<number | null>(null);
  const usages = useQuery({ ...usagesQuery(correspondance, id ?? 0), enabled: id !== null });
  const { data: own = [], isPending } = useQuery(ownFluxQuery);
  const users = usages.data?.items.filter(({ ressource }) => ressource === fluxTourinsoft.id) ?? [];
  const isUser = ({ value }: FluxOption) => users.some(({ id: user }) => String(user) === value);
  const using = own.filter(isUser);
  const others = own.filter((one) => !isUser(one));
  const first = using[0] ?? others[0];
  return {
    flux: chosen ?? (first ? Number(first.value) : null),
    choose: setChosen,
    options: [
      { group: UTILISENT, items: using },
      { group: AUTRES, items: others },
    ].filter(({ items }) => items.length > 0),
    isReady: !isPending && (id === null || !usages.isPending),
  };
}
