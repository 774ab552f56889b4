import { documentTitle } from '@bridge/contract';
import { VisuallyHidden } from '@mantine/core';
import { Activity, lazy, Suspense, use, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { onLeft } from '../api/leave-guard.ts';
import { useSession } from '../api/session.store.ts';
import { ConsoleContext } from '../navigation/console-context.ts';
import { useTabs } from '../navigation/tabs.store.ts';
import { useProgressOn } from '../shell/progress.ts';
import { ShellSkeleton } from '../shell/shell-skeleton.tsx';
import { Dialogs } from '../ui/dialogs.tsx';
import { BarePage } from './bare-page.tsx';
import { Arrival, useFocusOnNavigation } from './focus.ts';
import { decide } from './guard.ts';

export const loadShell = () => import('../shell/shell.tsx');
const Shell = lazy(loadShell);

/** Every navigation passes here: the guard decides, then the shell or a bare page shows the result. */
export function App() {
  const location = useLocation();
  const status = useSession((session) => session.status);
  const viewer = useSession((session) => session.viewer);
  const { hasScreen } = use(ConsoleContext);
  const decision = decide(location, { status, viewer }, hasScreen);
  const placed = decision.kind === 'show' ? decision.placed : null;
  const ownTitle = useTabs((list) => list.tabs.find((tab) => tab.path === location.pathname)?.title);
  const title = documentTitle(ownTitle ?? placed?.page.title);
  const isBare = placed?.page.layout === 'bare';

  useProgressOn(location.key);
  const takeFocus = useFocusOnNavigation(location.pathname);
  useHomeAfterChange();
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <>
      <Dialogs />
      <VisuallyHidden role="status">{placed && title}</VisuallyHidden>
      {decision.kind === 'go' && <Navigate to={decision.to} replace />}
      {status === 'signed-in' && (
        <Activity mode={isBare ? 'hidden' : 'visible'}>
          <Suspense fallback={<ShellSkeleton />}>
            <Shell current={placed && !isBare ? { placed, location } : null} />
            <Arrival onArrival={takeFocus} />
          </Suspense>
        </Activity>
      )}
      {decision.kind === 'wait' && <ShellSkeleton />}
      {isBare && <BarePage location={location} onArrival={takeFocus} />}
    </>
  );
}

/** Sends another role or another person to the home page, all tabs closed (spec §4). */
function useHomeAfterChange(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onLeft((departure) => {
        if (departure === 'other-identity') void navigate('/', { replace: true });
      }),
    [navigate],
  );
}
