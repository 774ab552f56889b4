import type { IncomingHttpHeaders } from 'node:http';

/** Who asks by their browser not to be followed is not counted either, even without a word of who they are. */
export const isOpposed = (headers: IncomingHttpHeaders): boolean => headers['sec-gpc'] === '1' || headers.dnt === '1';

/** What a browser asks for before anybody wants to see it. */
export const isAhead = (headers: IncomingHttpHeaders): boolean =>
  /prefetch|prerender/i.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`);

/** A person opens a page: what a picture or a script asks for by itself is no click. */
export const isOpened = (headers: IncomingHttpHeaders): boolean =>
  (headers['sec-fetch-dest'] ?? 'document') === 'document';
