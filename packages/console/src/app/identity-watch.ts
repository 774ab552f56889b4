import { browser } from '../api/browser.ts';
import { readClaims } from '../api/claims.ts';
import { holderOf, shownHolder } from '../api/holder.ts';
import { useSession } from '../api/session.store.ts';
import { adoptTokens, readTokens } from '../api/tokens.ts';
import { flushTabStates } from '../navigation/tab-state.ts';

/**
 * Follows the cookies, which all tabs of the browser share: when another tab signs out, or in as somebody else, this
 * tab stops showing the former person. What was typed is kept, and comes back with its author.
 */
export function watchIdentity(): () => void {
  const look = () => {
    const { claims, status } = useSession.getState();
    if (document.visibilityState !== 'visible' || status === 'loading') return;
    const { token } = readTokens();
    if (holderOf(token) === shownHolder()) {
      // The person is the same, and another tab has learnt their new name or rights.
      if (JSON.stringify(readClaims(token)) !== JSON.stringify(claims)) adoptTokens();
      return;
    }
    flushTabStates();
    browser.reload();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('focus', look);
  };
}
