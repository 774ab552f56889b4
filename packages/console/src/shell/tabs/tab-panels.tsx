import { Activity, memo, Suspense, use } from 'react';
import { useRoutes } from 'react-router';
import { ConsoleContext } from '../../navigation/console-context.ts';
import { TabPath } from '../../navigation/tab.ts';
import { liveTabs, MOST_LIVE_TABS, type Tab } from '../../navigation/tabs.rules.ts';
import { useTabs } from '../../navigation/tabs.store.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { PageFailure } from '../page-failure.tsx';
import { PageLoading } from '../page-loading.tsx';
import { useTabScroll } from './tab-scroll.ts';

interface Props {
  readonly keepAlive: boolean;
}

/** All living tabs, of which one is visible. The others keep their state and their place, without effects. */
export function TabPanels({ keepAlive }: Props) {
  const tabs = useTabs((list) => list.tabs);
  const active = useTabs((list) => list.active);
  const live = liveTabs({ tabs, active }, keepAlive ? MOST_LIVE_TABS : 1);
  return tabs
    .filter((tab) => live.has(tab.path))
    .map((tab) => (
      <Activity key={`${tab.path}#${tab.generation}`} mode={tab.path === active ? 'visible' : 'hidden'}>
        <TabPanel path={tab.path} location={tab.location} />
      </Activity>
    ));
}

// Memoized: a title or a mark that changes elsewhere draws no screen again.
const TabPanel = memo(function TabPanel({ path, location }: Pick<Tab, 'path' | 'location'>) {
  return (
    <TabPath value={path}>
      <ErrorBoundary fallback={(error, retry) => <PageFailure error={error} retry={retry} />}>
        <Suspense fallback={<PageLoading />}>
          <Screen location={location} />
        </Suspense>
      </ErrorBoundary>
    </TabPath>
  );
});

function Screen({ location }: Pick<Tab, 'location'>) {
  const { routes } = use(ConsoleContext);
  useTabScroll(location.pathname);
  return useRoutes(routes, location);
}
