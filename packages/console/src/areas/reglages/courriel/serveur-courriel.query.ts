import { getServeurCourriel } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

export const serveurCourrielQuery = queryOptions({
  queryKey: ['serveur-courriel'],
  queryFn: ({ signal }) => call(getServeurCourriel, {}, { signal }),
});
