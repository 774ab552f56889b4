import { useLocalStorage } from '@mantine/hooks';

/** Whether shortcuts of a single letter are on. RGAA 12.10: people who type with their voice can turn them off. */
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
