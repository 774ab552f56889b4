import { type AnyRecord, ecran } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { mannerOf } from '../../../api/follow.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { RYTHME } from './ecran.queries.ts';

/** The record with its present state, read again and again; the form beside keeps what is typed. */
export function useEtatVif(record: AnyRecord): AnyRecord {
  const { data } = useQuery({
    queryKey: [...resourceKey('ecran'), 'vif', record.id],
    queryFn: (context) => call(ecran.calls.get, { params: { id: record.id } }, mannerOf(context)),
    refetchInterval: RYTHME,
    enabled: !record.supprimeLe,
  });
  return data ?? record;
}
