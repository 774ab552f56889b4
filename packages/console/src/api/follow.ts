import type { QueryFunctionContext } from '@tanstack/react-query';
import type { CallOptions } from './client.ts';

/**
 * How to ask for what is read over and over while it is shown. The first time, the screen says what failed; after that nobody
 * asked: no toast, and no box that speaks of a lost session. The pace is `paceOf`.
 */
export function mannerOf({
  client,
  queryKey,
  signal,
}: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>): CallOptions {
  return client.getQueryData(queryKey) === undefined ? { quiet: true, signal } : { unattended: true, signal };
}
