import { type ParametresDeGestion, updateParams } from '@bridge/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { useSession } from '../../api/session.store.ts';
import { parametresQuery } from '../parametre.queries.ts';

/** Saves over the version that was read, and tells the console: its menu, its name and its links follow. */
export function useSaveParametres(version: number) {
  const queries = useQueryClient();
  return {
    save: async (changes: Partial<ParametresDeGestion>) => {
      const saved = await call(updateParams, { body: { ...changes, version } }, { quiet: true });
      queries.setQueryData(parametresQuery.queryKey, saved);
      // Saved is saved: failing here only delays what the menu shows.
      await useSession
        .getState()
        .refreshParameters()
        .catch(() => undefined);
    },
    readAgain: () => void queries.invalidateQueries({ queryKey: parametresQuery.queryKey }),
  };
}
