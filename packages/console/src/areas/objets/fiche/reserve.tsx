import type { FicheObjet } from '@bridge/contract';
import { Text } from '@mantine/core';

/** Whether another entity shares it: its raw record and what is between professionals were not sent. */
export function isLent({ brut }: FicheObjet): boolean {
  return brut === null;
}

/** In place of what only the owner reads. */
export function Reserve({ of }: { readonly of: string }) {
  return <Text size="sm" c="dimmed">{`${of}\u00a0: réservé à l’entité propriétaire.`}</Text>;
}
