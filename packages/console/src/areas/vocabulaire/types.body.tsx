import { formatNumber, type as resource } from '@bridge/contract';
import { Alert, Anchor } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../api/client.ts';
import { resourceKey } from '../../api/resource-key.ts';
import { useListContext } from '../../resource/list/list.context.ts';
import { isValues } from '../../resource/list/state/list-state.ts';
import { numberIn } from '../../resource/values/read.ts';
import { objetsCount } from './objets-link.tsx';

/** Enough types to count the objets of those that nobody has linked yet. */
const MOST = 200;

/** Above the rows: the types without link, and the count of the objets that wait behind them. */
export function TypesBody({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Unlinked />
      {children}
    </>
  );
}

function Unlinked() {
  const { list } = useListContext();
  const { data } = useQuery(unlinkedQuery);
  const { filters } = list.state;
  const asked = filters.typeBridge;
  if (!data?.total || (isValues(asked) && asked.includes(null))) return null;
  const objets = data.items.reduce((sum, { nombreObjets }) => sum + (numberIn(nombreObjets) ?? 0), 0);
  return (
    <Alert color="orange" variant="light" role="status" icon={<IconLinkOff aria-hidden />}>
      {data.total > 1
        ? `${formatNumber(data.total)} types ne sont reliés à aucun type de Bridge`
        : 'Un type n’est relié à aucun type de Bridge'}
      {objets > 0 && ` (${data.total > MOST ? 'plus de ' : ''}${objetsCount(objets)})`}
      {'. '}
      <Anchor
        component="button"
        type="button"
        inherit
        onClick={() => list.change({ filters: { ...filters, ...UNLINKED } })}
      >
        {data.total > 1 ? 'Les voir' : 'Le voir'}
      </Anchor>
    </Alert>
  );
}

/** The filter of types that neither a person linked nor the reader of their source understood. */
const UNLINKED = { typeBridge: [null], typeDeduit: ['autre', null] };

const UNLINKED_QUERY = {
  page: 1,
  itemsPerPage: MOST,
  sort: '-nombreObjets',
  filter: JSON.stringify(UNLINKED),
  fields: 'nombreObjets',
};
const unlinkedQuery = {
  queryKey: [...resourceKey(resource.id), 'unlinked'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    call(resource.calls.list, { query: UNLINKED_QUERY }, { signal }),
};
