import { isReloading } from './browser.ts';

/** A sentence that survives a reload, for the sign-in page to show. */
const KEY = 'bridge.login-notice';

export const DISABLED_NOTICE = 'Votre compte a été désactivé. Adressez-vous à votre administrateur.';

export function leaveLoginNotice(notice: string): void {
  sessionStorage.setItem(KEY, notice);
}

/** Reading does not remove: React may render twice before showing. */
export function readLoginNotice(): string | null {
  return sessionStorage.getItem(KEY);
}

/** Called once the notice is shown. The sign-in page may appear before the reload, too briefly to be read. */
export function clearLoginNotice(): void {
  if (!isReloading()) sessionStorage.removeItem(KEY);
}
