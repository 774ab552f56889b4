import { createHmac } from 'node:crypto';
import { JobFailure } from '../jobs/job.errors.ts';
import { OutsideError } from './outside.error.ts';
import type { Outside } from './outside.types.ts';

const LARGEST_ANSWER = 64_000;
const LIMITS = { firstByte: 20_000, whole: 30_000 };

/** Failures that a repetition would not change. */
const FOR_GOOD: ReadonlySet<string> = new Set(['refused-address', 'request', 'redirect']);

export interface Appel {
  readonly url: string;
  /** The key that signs the call, or an empty text. */
  readonly cle: string;
  /** The id of the call: a repetition has the same. */
  readonly id: string;
  readonly at: Date;
  readonly signal: AbortSignal;
}

/** Calls an address with an event as JSON, with the headers of Standard Webhooks, for a job that tries again. */
export async function callWebhook(outside: Pick<Outside, 'read'>, contenu: object, appel: Appel): Promise<void> {
  const body = JSON.stringify(contenu);
  const timestamp = String(Math.floor(appel.at.getTime() / 1_000));
  const signed = `${appel.id}.${timestamp}.${body}`;
  const signature = appel.cle && createHmac('sha256', appel.cle).update(signed).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': appel.id,
    'webhook-timestamp': timestamp,
    ...(signature && { 'webhook-signature': `v1,${signature}` }),
  };
  try {
    const request = { url: appel.url, method: 'POST', headers, body } as const;
    await outside.read(request, { largest: LARGEST_ANSWER, limits: LIMITS, signal: appel.signal, keepsBody: true });
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    throw new JobFailure(error.message, { retry: !FOR_GOOD.has(error.kind) });
  }
}
