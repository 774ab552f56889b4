import type { ErreurDeGabarit } from '@bridge/contract';
import { Text } from '@mantine/core';

/** The messages about a source, line by line. */
export function Dites({ dites }: { readonly dites: readonly ErreurDeGabarit[] }) {
  return dites.map(({ ligne, message }) => (
    <Text key={`${ligne} ${message}`} size="sm">
      {ligne === null ? message : `Ligne ${ligne}\u00a0: ${message}`}
    </Text>
  ));
}
