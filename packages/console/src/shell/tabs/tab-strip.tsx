import { ActionIcon, Menu, Popover, Scroller } from '@mantine/core';
import { IconDots, IconList } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTabs } from '../../navigation/tabs.store.ts';
import { TabItem } from './tab-item.tsx';
import { TabMenuItems } from './tab-menu.tsx';
import classes from './tab-strip.module.css';
import { useOpenTabInSight } from './use-open-tab-in-sight.ts';
import { useTabActions } from './use-tab-actions.ts';

/** Loaded on demand: few people have so many tabs. */
const TabList = lazy(() => import('./tab-list.tsx'));

/**
 * The visited pages. A list of links rather than an ARIA tab list: each tab has an address, a close button and a menu,
 * which the tab role does not allow inside it.
 */
export function TabStrip() {
  const tabs = useTabs((list) => list.tabs);
  const active = useTabs((list) => list.active);
  const actions = useTabActions();
  const list = useOpenTabInSight(active);
  const [isListed, setListed] = useState(false);
  return (
    <nav aria-label="Pages ouvertes" className={classes.strip}>
      <Scroller
        className={classes.scroller}
        draggable={false}
        controlSize={36}
        edgeGradientColor="var(--bridge-surface)"
        startControlProps={{ 'aria-label': 'Faire défiler vers les premières pages' }}
        endControlProps={{ 'aria-label': 'Faire défiler vers les dernières pages' }}
      >
        <ul ref={list} className={classes.list}>
          {tabs.map((tab) => (
            <TabItem key={tab.path} tab={tab} active={tab.path === active} actions={actions} />
          ))}
        </ul>
      </Scroller>
      <Popover
        opened={isListed}
        onChange={setListed}
        position="bottom-end"
        shadow="md"
        width={320}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label="Onglets ouverts"
            className={classes.more}
            onClick={() => setListed(!isListed)}
          >
            <IconList size={16} aria-hidden />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown>
          <Suspense fallback={null}>
            <TabList onDone={() => setListed(false)} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      {active && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label="Actions de la page ouverte" className={classes.more}>
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown className={classes.menu}>
            <TabMenuItems path={active} actions={actions} />
          </Menu.Dropdown>
        </Menu>
      )}
    </nav>
  );
}
