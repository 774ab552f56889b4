import type { ListedResource } from '@bridge/contract';
import { useLocalStorage } from '@mantine/hooks';
import { useSession } from '../../../api/session.store.ts';
import { readColumnNames } from './column.rules.ts';

/** The columns that this person chose for this list in this browser; null when none were chosen. */
export function useStoredColumns(resource: ListedResource): [string[] | null, (names: string[] | null) => void] {
  const username = useSession((session) => session.claims?.username ?? '');
  const [names, setNames] = useLocalStorage<string[] | null>({
    key: `bridge.colonnes:${username}:${resource.id}`,
    defaultValue: null,
    getInitialValueInEffect: false,
    deserialize: (text) => readColumnNames(resource, parsed(text)),
  });
  return [names, setNames];
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
