import { useEffect } from 'react';
import { NOUVEAUTES, type Place } from '../../manuel/address.ts';
import { DERNIERE_NOUVEAUTE } from '../../manuel/nouveautes.ts';
import { useSettings } from '../settings/settings.store.ts';

/** Marks the news as read, in every browser of the person, once they are on screen. */
export function useReadNews({ page }: Place): void {
  const { settings, change } = useSettings();
  const isNew = page === NOUVEAUTES && settings.nouveautes !== DERNIERE_NOUVEAUTE;
  useEffect(() => {
    if (isNew) change({ nouveautes: DERNIERE_NOUVEAUTE });
  }, [isNew, change]);
}
