import { useMediaQuery } from '@mantine/hooks';
import { lazy, type MouseEvent, Suspense } from 'react';
import { useTabs } from '../navigation/tabs.store.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useHelp } from './help/use-help.tsx';
import { Sidebar } from './menu/sidebar.tsx';
import { useMenu } from './menu/use-menu.ts';
import { useMenuDrawer } from './menu/use-menu-drawer.ts';
import { PageFailure } from './page-failure.tsx';
import { ActingBanner } from './session/acting-banner.tsx';
import { useSettings } from './settings/settings.store.ts';
import classes from './shell.module.css';
import { TabPanels } from './tabs/tab-panels.tsx';
import { TabStrip } from './tabs/tab-strip.tsx';
import { Topbar } from './topbar.tsx';
import { useFreshParameters } from './use-fresh-parameters.ts';
import { usePanels } from './use-panels.tsx';
import { type Current, useVisit } from './use-visit.ts';

/** The widths of the mobile mode (spec §9). */
const MOBILE = '(max-width: 991.98px)';
const MAIN = 'contenu';
/** Loaded apart: wide windows have no use for it. */
const MenuDrawer = lazy(() => import('./menu/menu-drawer.tsx'));

interface Props {
  /** The page to show; null while the address is that of an error page or a redirection. */
  readonly current: Current | null;
}

export default function Shell({ current }: Props) {
  const placed = useVisit(current);
  useFreshParameters(current?.location.pathname);
  const { settings, sidebarOpen, toggleSidebar } = useSettings();
  const title = useTabs((list) => list.tabs.find((tab) => tab.path === list.active)?.title);
  const panels = usePanels();
  const { help, element: manual } = useHelp(placed);
  const menu = useMenu(placed);
  const isMobile = useMediaQuery(MOBILE, false, { getInitialValueInEffect: false });
  const drawer = useMenuDrawer(isMobile);

  return (
    <div className={classes.shell}>
      <a href={`#${MAIN}`} className={classes.skip} onClick={skipToMain}>
        Aller au contenu
      </a>
      {isMobile ? (
        <ErrorBoundary fallback={(error, retry) => drawer.opened && <PageFailure error={error} retry={retry} />}>
          <Suspense fallback={null}>
            <MenuDrawer opened={drawer.opened} onClose={drawer.close} menu={menu} withLogo={settings.sidebarLogo} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <aside className={classes.aside} data-collapsed={!sidebarOpen || undefined}>
          <Sidebar menu={menu} collapsed={!sidebarOpen} withLogo={settings.sidebarLogo} />
        </aside>
      )}
      <div className={classes.content}>
        <div className={classes.top} data-fixed={settings.fixedHeader || undefined}>
          <ActingBanner />
          <header className={classes.header}>
            <Topbar
              placed={placed}
              title={title}
              menu={
                isMobile
                  ? { expanded: drawer.opened, toggle: drawer.open }
                  : { expanded: sidebarOpen, toggle: toggleSidebar }
              }
              help={help}
              showSettings={settings.showSettings}
              onSearch={() => panels.open('palette')}
              onSettings={() => panels.open('settings')}
              onActAs={() => panels.open('act-as')}
            />
            {settings.tagsView && <TabStrip />}
          </header>
        </div>
        <main id={MAIN} tabIndex={-1} className={classes.main}>
          <TabPanels keepAlive={settings.tagsView} />
        </main>
      </div>
      {manual}
      {panels.element}
    </div>
  );
}

/** Moves the focus without following the link: the address, which names the tab, stays as it is. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(MAIN)?.focus();
}
