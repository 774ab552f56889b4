import { useEffect } from 'react';
import { NOUVEAUTES, type Place } from '../../manuel/address.ts';
import { DERNIERE_NOUVEAUTE } from '../../manuel/nouveautes.ts';
import { useSettings } from '../settings/settings.store.ts';

/** Whoever has the news before them has read the last of it, in every browser of theirs. */
export function useReadNews({ page }: Place): void {
  const { settings, change } = useSettings();
  const isNew = page === NOUVEAUTES && settings.nouveautes !== DERNIERE_NOUVEAUTE;
  useEffect(() => {
    if (isNew) change({ nouveautes: DERNIERE_NOUVEAUTE });
  }, [isNew, change]);
}
