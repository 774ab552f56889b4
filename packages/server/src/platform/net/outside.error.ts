import type { OutsideFacts, OutsideKind } from './outside.kinds.ts';
import { messageOf } from './outside.messages.ts';

/**
 * Why nothing came from outside. It names the host and no other part of the address, and has no `cause`: errors of
 * network libraries may hold the whole address, and addresses of feeds hold keys.
 */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly detail: string | undefined;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly kind: OutsideKind,
    /** Name and port, as in an address; empty where the address could not be read. */
    readonly host: string,
    facts: OutsideFacts = {},
  ) {
    super(messageOf(kind, host, facts));
    this.detail = facts.detail;
    this.status = facts.status;
    this.retryAfter = facts.retryAfter;
  }
}
