import { isReloading } from '../api/browser.ts';
import { onBeforeLeave } from '../api/leave-guard.ts';
import { useSession } from '../api/session.store.ts';
import { useTabs } from '../navigation/tabs.store.ts';
import { loadDialogs } from '../ui/dialogs.tsx';
import { confirmLoss } from './confirm-loss.tsx';

/** Signing out, changing role and leaving the site all ask about what is not saved. */
export function guardUnsavedTabs(): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    const isSignedIn = useSession.getState().status === 'signed-in';
    if (isSignedIn && !isReloading() && useTabs.getState().tabs.some((tab) => tab.dirty)) event.preventDefault();
  };
  addEventListener('beforeunload', warn);
  const stop = onBeforeLeave(() => confirmLoss(useTabs.getState().tabs));
  const stopWatching = useTabs.subscribe(({ tabs }) => {
    // The question may be needed soon, perhaps without a network. A failed load is tried again then.
    if (tabs.some((tab) => tab.dirty)) loadDialogs().catch(() => undefined);
  });
  return () => {
    removeEventListener('beforeunload', warn);
    stop();
    stopWatching();
  };
}
