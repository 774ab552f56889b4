import { notifications, notificationsStore } from '@mantine/notifications';
import { askYesOrNo, type Question } from '../ui/confirm.tsx';
import { browser } from './browser.ts';
import { TOAST_DURATION } from './reactions.ts';
import { clearTokens, onTokensChange } from './tokens.ts';

const CLOSE = { 'aria-label': 'Fermer la notification' };

const ERROR = 'error:';

/** The message is the id of its toast: the same failure of ten calls shows once. */
export function showError(message: string, duration = TOAST_DURATION): void {
  notifications.show({
    id: `${ERROR}${message}`,
    message,
    color: 'red',
    autoClose: duration,
    role: 'alert',
    closeButtonProps: CLOSE,
  });
}

/** Hides the errors once the person has put right what failed. */
export function forgetErrors(): void {
  notifications.updateState(notificationsStore, (shown) => shown.filter(({ id }) => !id?.startsWith(ERROR)));
}

export function showNotice(message: string, duration = 4_000): void {
  notifications.show({
    id: `notice:${message}`,
    message,
    autoClose: duration,
    role: 'status',
    closeButtonProps: CLOSE,
  });
}

/** Spec §8: the two boxes of a lost session say the same in French and in English. */
const LOST_SESSION_BOXES = {
  english: {
    lang: 'en',
    title: 'Confirm logout',
    text: 'You have been logged out, you can cancel to stay on this page, or log in again',
    confirm: 'Re-Login',
    cancel: 'Cancel',
  },
  french: {
    lang: 'fr',
    title: 'Confirmer la déconnexion',
    text: 'Vous avez été déconnecté, vous pouvez annuler pour rester sur cette page, ou vous reconnecter',
    confirm: 'Se reconnecter',
    cancel: 'Annuler',
  },
} as const satisfies Record<string, Question>;

let boxIsOpen = false;
let answeredAt = Number.NEGATIVE_INFINITY;

/**
 * One box at a time: ten calls that fail together are one lost session. `since` is when the call was made: one that was already
 * under way when the person chose to stay does not ask again.
 */
export async function askToSignInAgain(language: keyof typeof LOST_SESSION_BOXES, since: number): Promise<void> {
  if (boxIsOpen || since <= answeredAt) return;
  boxIsOpen = true;
  const withdrawal = new AbortController();
  // With other tokens, or with none, the question no longer stands: the box closes.
  const stop = onTokensChange(() => withdrawal.abort());
  const again = await askYesOrNo(LOST_SESSION_BOXES[language], withdrawal.signal);
  stop();
  boxIsOpen = false;
  answeredAt = performance.now();
  if (!again) return;
  clearTokens();
  browser.reload();
}
