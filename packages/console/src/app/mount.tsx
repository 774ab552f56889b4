import { PAGES, type Page } from '@bridge/contract';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { readTokens } from '../api/tokens.ts';
import { type ConsoleContent, ConsoleContext } from '../navigation/console-context.ts';
import { guardUnsavedTabs } from '../shell/leave.ts';
import { connectLanguage } from '../shell/settings/language.ts';
import { connectSettings } from '../shell/settings/settings.sync.ts';
import { connectTabs } from '../shell/tabs/tabs.session.ts';
import { App, loadShell } from './app.tsx';
import { connectErrorReports, reportError } from './error-report.ts';
import { watchIdentity } from './identity-watch.ts';
import { Providers } from './providers.tsx';
import { connectQueries, createQueryClient } from './query-client.ts';
import { routesFrom } from './routes.tsx';
import { type ResourceScreens, type Screens, screenOf } from './screens.ts';
import { connectSession } from './session-start.ts';

interface Console {
  readonly root: HTMLElement;
  readonly screens: Screens;
  readonly resourceScreens?: ResourceScreens;
}

/** Mounts the whole console in `root`, with the given screens. */
export function mountConsole({ root, screens, resourceScreens }: Console): { unmount: () => void } {
  const screenFor = (page: Page) => screenOf(page, screens, resourceScreens);
  const content: ConsoleContent = {
    hasScreen: (page) => screenFor(page) !== undefined,
    routes: routesFrom(PAGES, screenFor),
  };
  const queries = createQueryClient();
  // The tabs are restored before the session starts, so that the first drawing of the shell has them.
  const stops = [
    connectErrorReports(),
    connectTabs(content.hasScreen),
    connectSettings(),
    connectLanguage(),
    connectQueries(queries),
    guardUnsavedTabs(),
    watchIdentity(),
    connectSession(),
  ];
  warmShell();
  const reactRoot = createRoot(root, { onCaughtError: reportError, onUncaughtError: reportError });
  reactRoot.render(
    <Providers queries={queries}>
      <ConsoleContext value={content}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </ConsoleContext>
    </Providers>,
  );
  return {
    unmount: () => {
      reactRoot.unmount();
      for (const stop of stops) stop();
    },
  };
}

/** Loads the shell beside the first calls when somebody is signed in, otherwise while they type a password. */
function warmShell(): void {
  const load = () => void loadShell().catch(() => undefined);
  if (readTokens().token) load();
  else if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3_000 });
}
