import { isLeaving } from '../api/browser.ts';
import { identityOf } from '../api/claims.ts';
import { ApiError } from '../api/client.ts';
import { holderOf } from '../api/holder.ts';
import { showError } from '../api/notices.ts';
import { type Session, useSession } from '../api/session.store.ts';
import { adoptTokens, clearTokens, readTokens } from '../api/tokens.ts';

/** Reads the user whenever a token has an unknown holder (spec §4, first navigation). */
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
    await loadUser(session);
  } catch (error) {
    if (isLeaving()) return;
    // Somebody else signed in meanwhile: the failure is not about their session.
    if (holderOf(readTokens().token) !== holder(session)) return adoptTokens();
    clearTokens();
    showError(reasonOf(error));
  }
}

const PAUSE = 400;

/** Reads the user, twice if need be: a server that is down for a moment or busy must not sign people out. */
async function loadUser(session: Session): Promise<void> {
  try {
    await session.loadUser();
  } catch (error) {
    if (!(error instanceof ApiError && (error.status === 0 || error.status === 503))) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    await session.loadUser();
  }
}

/** The reason in words: the English of the protocol says nothing to a person who comes back after a night. */
function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401)
    return 'Votre session a expiré. Reconnectez-vous pour continuer.';
  return (error instanceof Error && error.message) || 'Has Error';
}

function holder({ claims }: Session): string | null {
  return claims && identityOf(claims);
}
