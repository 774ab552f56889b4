import { isLeaving } from '../api/browser.ts';
import { identityOf } from '../api/claims.ts';
import { ApiError } from '../api/client.ts';
import { holderOf } from '../api/holder.ts';
import { showError } from '../api/notices.ts';
import { type Session, useSession } from '../api/session.store.ts';
import { adoptTokens, clearTokens, readTokens } from '../api/tokens.ts';

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
    await loadUser(session);
  } catch (error) {
    if (isLeaving()) return;
    // Somebody else signed in meanwhile: this failure is not theirs.
    if (holderOf(readTokens().token) !== holder(session)) return adoptTokens();
    clearTokens();
    showError(reasonOf(error));
  }
}

const PAUSE = 400;

/** A server that is away for a moment, or busy, does not sign people out: it is asked once more. */
async function loadUser(session: Session): Promise<void> {
  try {
    await session.loadUser();
  } catch (error) {
    if (!(error instanceof ApiError && (error.status === 0 || error.status === 503))) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    await session.loadUser();
  }
}

/** The protocol's English says nothing to whoever comes back after a night. */
function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401)
    return 'Votre session a expiré. Reconnectez-vous pour continuer.';
  return (error instanceof Error && error.message) || 'Has Error';
}

function holder({ claims }: Session): string | null {
  return claims && identityOf(claims);
}
