import { type Preferences, type Surcharges, updatePreferences } from '@bridge/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { useSession } from '../../api/session.store.ts';

/** Saves over the version that was read. Entities below inherit: whatever was read of them is read again. */
export function useSavePreferences({ entite, version }: Pick<Preferences, 'entite' | 'version'>) {
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: ['preferences'] });
  return {
    save: async (surcharges: Surcharges) => {
      await call(updatePreferences, { query: { entite: entite.id }, body: { version, surcharges } }, { quiet: true });
      await readAgain();
      // Saved is saved: failing here only delays what the console shows.
      await useSession
        .getState()
        .refreshParameters()
        .catch(() => undefined);
    },
    readAgain: () => void readAgain(),
  };
}
