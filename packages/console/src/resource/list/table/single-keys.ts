import { useLocalStorage } from '@mantine/hooks';

/** RGAA 12.10: shortcuts of a single letter can be turned off, by who types with their voice for instance. */
export function useSingleKeys(): { readonly enabled: boolean; readonly setEnabled: (enabled: boolean) => void } {
  const [enabled, setEnabled] = useLocalStorage<boolean>({
    key: 'bridge.touches-seules',
    defaultValue: true,
    getInitialValueInEffect: false,
    deserialize: (text) => text !== 'false',
    serialize: String,
  });
  return { enabled, setEnabled };
}
