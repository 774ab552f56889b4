import type { IncomingHttpHeaders } from 'node:http';

/** Whether the browser asks not to be followed: such a visitor is not counted, even without an identity. */
export const isOpposed = (headers: IncomingHttpHeaders): boolean => headers['sec-gpc'] === '1' || headers.dnt === '1';

/** Whether a browser loads the address ahead of time, before anybody wants to see it. */
export const isAhead = (headers: IncomingHttpHeaders): boolean =>
  /prefetch|prerender/i.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`);

/** Whether a person opens a page: a request that a picture or a script makes by itself is no click. */
export const isOpened = (headers: IncomingHttpHeaders): boolean =>
  (headers['sec-fetch-dest'] ?? 'document') === 'document';
