import type { QueryFunctionContext } from '@tanstack/react-query';
import type { CallOptions } from './client.ts';

/**
 * The options of a call that is repeated while its screen is shown. The first call was asked by somebody who opened the
 * screen; the next ones show no toast, and no box about a lost session. The pace is `paceOf`.
 */
export function mannerOf({
  client,
  queryKey,
  signal,
}: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>): CallOptions {
  return client.getQueryData(queryKey) === undefined ? { signal } : { unattended: true, signal };
}
