import type { Endpoint, EndpointRequest } from '@bridge/contract';
import { browser } from './browser.ts';
import { type CallOptions, exchange, openEnvelope } from './client.ts';

/** A link carries no token: the file is fetched like any other answer, then handed to the browser to keep. */
export async function download<E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  fallbackName: string,
  options: CallOptions = {},
): Promise<void> {
  await exchange(endpoint, request, options, async (response) => {
    // A refusal is an envelope, whatever the call answers otherwise.
    if (!response.ok) openEnvelope(response.status, await response.text());
    const name = fileNameIn(response.headers.get('Content-Disposition')) ?? fallbackName;
    browser.save(await response.blob(), name);
  });
}

/** The file name in `attachment; filename="tags.csv"; filename*=UTF-8''%C3%A9t%C3%A9.csv`: the second one wins. */
export function fileNameIn(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="([^"]+)"|filename=([^;\s]+)/i.exec(disposition ?? '');
  const name = (encoded && decoded(encoded)) || plain?.[1] || plain?.[2];
  // Only the last part of a path is a name.
  return name?.split(/[\\/]/).at(-1) || null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
