import type { MantineColorSchemeManager } from '@mantine/core';
import { useSettings } from './settings.store.ts';

/** A manager that lets Mantine read the colour scheme from the settings, and follow them. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let stop: (() => void) | undefined;
  return {
    get: () => useSettings.getState().settings.scheme,
    set: (scheme) => {
      // Mantine repeats the scheme that it was given: only a change made by Mantine is news.
      if (useSettings.getState().settings.scheme !== scheme) useSettings.getState().change({ scheme });
    },
    subscribe: (onUpdate) => {
      stop = useSettings.subscribe(({ settings }, before) => {
        if (settings.scheme !== before.settings.scheme) onUpdate(settings.scheme);
      });
    },
    unsubscribe: () => stop?.(),
    clear: () => useSettings.getState().change({ scheme: 'auto' }),
  };
}
