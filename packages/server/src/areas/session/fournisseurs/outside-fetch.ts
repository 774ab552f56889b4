import type { CustomFetch } from 'openid-client';
import { OutsideError } from '../../../platform/net/outside.error.ts';
import type { Outside } from '../../../platform/net/outside.types.ts';

const LARGEST = 512 * 1024;
/** Time limits in milliseconds, short since a person waits before a page. */
const LIMITS = { firstByte: 8_000, silence: 5_000, whole: 12_000 };

/** The `fetch` of the OpenID library, under the product's limits on what may be reached and read. */
export function outsideFetch(outside: Pick<Outside, 'read'>): CustomFetch {
  return async (url, { method, headers, body, signal }) => {
    if (method !== 'GET' && method !== 'POST') throw new OutsideError('request', new URL(url).host, { detail: method });
    const answer = await outside.read(
      { url, method, headers, ...(body === undefined || body === null ? {} : { body: String(body) }) },
      // A redirection would drop the code or the secret, so it is a failure; the library reads answers that are errors.
      { largest: LARGEST, limits: LIMITS, keepsBody: true, accept: () => true, signal },
    );
    const given = Object.entries(answer.headers).flatMap(([name, value]) =>
      // The body is decoded already.
      value === undefined || name === 'content-encoding' || name === 'content-length'
        ? []
        : [[name, value] as [string, string]],
    );
    const isEmpty = answer.status === 204 || answer.status === 304;
    return new Response(isEmpty ? null : new Uint8Array(answer.body), { status: answer.status, headers: given });
  };
}
