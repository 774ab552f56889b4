import type { Endpoint, EndpointRequest } from '@bridge/contract';
import { type CallOptions, exchange, openEnvelope } from './client.ts';

/** An `<img>` sends no token: the picture is fetched like any other answer, and shown from its own bytes. */
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

/** The picture as a `data:` address, which is freed with its query; that of a blob must be released by hand. */
function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
