import type { Resource } from '@bridge/contract';
import { fullPath } from '../../../navigation/tabs.rules.ts';
import { useTabs } from '../../../navigation/tabs.store.ts';

/** The list as it was left: with its search, its filters and its page. */
export function listAddress({ path }: Pick<Resource, 'path'>): string {
  const list = `${path}/list`;
  const tab = useTabs.getState().tabs.find((candidate) => candidate.path === list);
  return tab ? fullPath(tab.location) : list;
}
