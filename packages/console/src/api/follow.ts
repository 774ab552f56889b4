import type { QueryFunctionContext } from '@tanstack/react-query';
import type { CallOptions } from './client.ts';

/**
 * How to ask for what is read over and over while it is shown. The first time, somebody opened the screen; after that nobody
 * asked: no toast, and no box that speaks of a lost session. The pace is `paceOf`.
 */
export function mannerOf({
  client,
  queryKey,
  signal,
}: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>): CallOptions {
  return client.getQueryData(queryKey) === undefined ? { signal } : { unattended: true, signal };
}
