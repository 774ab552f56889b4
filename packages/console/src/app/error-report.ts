import { API_BASE, reportConsoleError } from '@bridge/contract';
import { ApiError } from '../api/api-error.ts';
import { browser } from '../api/browser.ts';

const MOST_REPORTS = 10;
const told = new Set<string>();

/** Sends an error of the browser to the operator's log (spec §9): each error once, and only so many per visit. */
export function reportError(error: unknown): void {
  // Failed calls are in the log of the server already.
  if (error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError')) return;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (told.has(message) || told.size >= MOST_REPORTS) return;
  told.add(message);
  const body = { message: message.slice(0, 500), stack: stack?.slice(0, 4_000), path: location.pathname.slice(0, 200) };
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  };
  browser.fetch(`${API_BASE}${reportConsoleError.path}`, init).catch(() => undefined);
}

export function connectErrorReports(): () => void {
  const onError = ({ error, message }: ErrorEvent) => reportError(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportError(reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
