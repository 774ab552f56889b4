import type { Endpoint, EndpointRequest } from '@bridge/contract';
import { type CallOptions, exchange, openEnvelope } from './client.ts';

/** An `<img>` carries no token: the picture is fetched like any other answer, and shown from its own bytes. */
export function picture<E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  options: CallOptions = {},
): Promise<string> {
  return exchange(endpoint, request, options, async (response) => {
    // A refusal is an envelope, whatever the call answers otherwise.
    if (!response.ok) openEnvelope(response.status, await response.text());
    return addressOf(await response.blob());
  });
}

/** As a `data:` address: it goes with the query that holds it, where one of a blob has to be released by hand. */
function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
