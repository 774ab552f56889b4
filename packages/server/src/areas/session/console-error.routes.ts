import { reportConsoleError } from '@bridge/contract';
import { networkOf, type Throttle } from '../../platform/auth/throttle.ts';
import type { Bind } from '../../platform/http/endpoint.ts';

const REPORTS = { name: 'console-error', most: 60, seconds: 10 * 60 };

/** Anybody may call this route, signed in or not: its text is bounded, and marked in the log as a visitor's words. */
export function consoleErrorRoutes(bind: Bind, { throttle }: { throttle: Throttle }): void {
  bind(reportConsoleError, async ({ body, request }) => {
    await throttle.count(REPORTS, networkOf(request.ip));
    request.log.warn({ requestId: request.id, reported: body }, 'an error in the console');
    return null;
  });
}
