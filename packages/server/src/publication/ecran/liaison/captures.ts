import { BridgeError } from '@bridge/contract';

/** In bytes. */
export const LARGEST_CAPTURE = 300_000;

/** What it is, by its bytes: whoever sends it is not believed. Null: none that is taken. */
function typeDeCapture(corps: Buffer): string | null {
  if (corps.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (corps.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  return /^\s*(?:<\?xml[^>]*\?>\s*)?<svg[\s>]/.test(corps.subarray(0, 500).toString('utf8')) ? 'image/svg+xml' : null;
}

/** Drawn by a browser that nobody watches: shown as a picture, it runs nothing and asks for nothing. */
export const ENTETES_DE_CAPTURE = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'x-content-type-options': 'nosniff',
};

export interface Capture {
  readonly type: string;
  readonly corps: Buffer;
}

/** A picture that a screen sent; throws where it is none. */
export function captureLue(corps: unknown): Capture {
  const type = Buffer.isBuffer(corps) && corps.length <= LARGEST_CAPTURE ? typeDeCapture(corps) : null;
  if (type === null || !Buffer.isBuffer(corps))
    throw new BridgeError('invalidInput', {
      errors: [{ path: '', message: 'Une image JPEG, PNG ou SVG de 300\u00a0ko au plus est attendue.' }],
    });
  return { type, corps };
}
