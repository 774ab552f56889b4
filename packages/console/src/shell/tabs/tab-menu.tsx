import { Menu } from '@mantine/core';
import { useTabs } from '../../navigation/tabs.store.ts';
import type { TabActions } from './use-tab-actions.ts';

interface Props {
  readonly path: string;
  readonly actions: TabActions;
}

/** The menu of a tab: Refresh, Close, Close Others, Close All (spec §2), and pinning. */
export function TabMenuItems({ path, actions }: Props) {
  const isFixed = useTabs((list) => list.tabs.some((tab) => tab.path === path && tab.affix));
  const isPinned = useTabs((list) => list.tabs.some((tab) => tab.path === path && tab.pinned));
  const pin = useTabs((list) => list.pin);
  return (
    <>
      <Menu.Item onClick={() => void actions.refresh(path)}>Actualiser</Menu.Item>
      {!isFixed && (
        <>
          <Menu.Item onClick={() => pin(path, !isPinned)}>{isPinned ? 'Ne plus épingler' : 'Épingler'}</Menu.Item>
          <Menu.Item onClick={() => void actions.close(path)}>Fermer</Menu.Item>
        </>
      )}
      <Menu.Item onClick={() => void actions.closeOthers(path)}>Fermer les autres</Menu.Item>
      <Menu.Item onClick={() => void actions.closeAll()}>Tout fermer</Menu.Item>
    </>
  );
}
