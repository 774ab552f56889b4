import { API_BASE, reportConsoleError } from '@bridge/contract';
import { ApiError } from '../api/api-error.ts';
import { browser } from '../api/browser.ts';

const MOST_REPORTS = 10;
const told = new Set<string>();

/** Spec §9: what fails in the browser reaches the operator's log. Each error once, and only so many a visit. */
export function reportError(error: unknown): void {
  // Failed calls are the server's to log; it has seen them.
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
