import { isLeaving } from '../api/browser.ts';
import { identityOf } from '../api/claims.ts';
import { showError } from '../api/notices.ts';
import { type Session, useSession } from '../api/session.store.ts';
import { clearTokens } from '../api/tokens.ts';

/** Spec §4, first navigation: whenever there is a token whose holder is unknown, ask who it is. */
export function connectSession(): () => void {
  const start = (session: Session, before?: Session) => {
    if (session.status === 'loading' && (before?.status !== 'loading' || holder(session) !== holder(before))) {
      void startSession(session);
    }
  };
  start(useSession.getState());
  return useSession.subscribe(start);
}

async function startSession(session: Session): Promise<void> {
  try {
    await session.loadUser();
  } catch (error) {
    if (isLeaving()) return;
    // Somebody else signed in meanwhile: this failure is not theirs.
    if (holder(useSession.getState()) !== holder(session)) return;
    clearTokens();
    showError((error instanceof Error && error.message) || 'Has Error');
  }
}

function holder({ claims }: Session): string | null {
  return claims && identityOf(claims);
}
