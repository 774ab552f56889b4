import { isReloading } from '../api/browser.ts';
import { onBeforeLeave } from '../api/leave-guard.ts';
import { useSession } from '../api/session.store.ts';
import { confirmLoss } from './confirm-loss.tsx';
import { useTabs } from './tabs.store.ts';

/** Signing out, changing role and leaving the site all ask about what is not saved. */
export function guardUnsavedTabs(): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    const isSignedIn = useSession.getState().status === 'signed-in';
    if (isSignedIn && !isReloading() && useTabs.getState().tabs.some((tab) => tab.dirty)) event.preventDefault();
  };
  addEventListener('beforeunload', warn);
  const stop = onBeforeLeave(() => confirmLoss(useTabs.getState().tabs));
  return () => {
    removeEventListener('beforeunload', warn);
    stop();
  };
}
