import { readParams } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

export const parametresQuery = queryOptions({
  queryKey: ['parametres'],
  queryFn: ({ signal }) => call(readParams, {}, { quiet: true, signal }),
});
