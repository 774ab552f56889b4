import type { Endpoint, EndpointAnswer, EndpointRequest } from '@bridge/contract';
import { reasonsOf } from './api-error.ts';
import type { browser } from './browser.ts';
import { type CallOptions, envelopeReader, exchange } from './client.ts';
import { TIME_OUT } from './request.ts';

interface Options extends Pick<CallOptions, 'toldInPlace'> {
  readonly signal: AbortSignal;
  /** Receives the share sent, from 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

/**
 * A call whose body is a file, under its own content type. Sessions and answers are those of other calls; the upload is
 * given up once nothing has moved for as long as another call may last.
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  file: Blob,
  { signal, onProgress, toldInPlace = false }: Options,
): Promise<EndpointAnswer<E>> {
  const watch = watchMoves();
  const carry = carryTelling((percent) => {
    watch.moved();
    onProgress(percent);
  });
  const options = { signal, carry, patience: watch.stalled, words: reasonsOf, toldInPlace };
  try {
    return await exchange(endpoint, { ...request, body: file }, options, envelopeReader(endpoint));
  } finally {
    watch.end();
  }
}

/** Aborts `stalled` once nothing has moved for a whole time-out. */
function watchMoves() {
  const stop = new AbortController();
  const giveUp = () => stop.abort(new DOMException('Nothing moves', 'TimeoutError'));
  let timer = setTimeout(giveUp, TIME_OUT);
  return {
    stalled: stop.signal,
    moved: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, TIME_OUT);
    },
    end: () => clearTimeout(timer),
  };
}

/** A `fetch` made with XMLHttpRequest, which alone tells how much has been sent. */
function carryTelling(onProgress: Options['onProgress']): typeof browser.fetch {
  return (address, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
      });
      request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })));
      request.addEventListener('error', () => reject(new TypeError('Failed to send')));
      request.addEventListener('abort', () => reject(signal?.reason));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body instanceof Blob ? body : null);
    });
}
