import type { FicheObjet } from '@bridge/contract';
import { Text } from '@mantine/core';

/** Whether another entity shares the objet: its raw record and professional contacts were then not sent. */
export function isLent({ brut }: FicheObjet): boolean {
  return brut === null;
}

/** Replaces what only the owner may read. */
export function Reserve({ of }: { readonly of: string }) {
  return <Text size="sm" c="dimmed">{`${of}\u00a0: réservé à l’entité propriétaire.`}</Text>;
}
