import { BridgeError } from '@bridge/contract';

/** The largest picture that a screen may send, in bytes. */
export const LARGEST_CAPTURE = 300_000;

/** The type of a picture by its bytes, whatever the sender says; null for a refused type. */
function typeDeCapture(corps: Buffer): string | null {
  if (corps.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (corps.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  return /^\s*(?:<\?xml[^>]*\?>\s*)?<svg[\s>]/.test(corps.subarray(0, 500).toString('utf8')) ? 'image/svg+xml' : null;
}

/** Headers of a picture drawn by a screen, which nobody controls: it runs nothing and loads nothing. */
export const ENTETES_DE_CAPTURE = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'x-content-type-options': 'nosniff',
};

export interface Capture {
  readonly type: string;
  readonly corps: Buffer;
}

/** A picture that a screen sent; throws when the body is no picture. */
export function captureLue(corps: unknown): Capture {
  const type = Buffer.isBuffer(corps) && corps.length <= LARGEST_CAPTURE ? typeDeCapture(corps) : null;
  if (type === null || !Buffer.isBuffer(corps))
    throw new BridgeError('invalidInput', {
      errors: [{ path: '', message: 'Une image JPEG, PNG ou SVG de 300\u00a0ko au plus est attendue.' }],
    });
  return { type, corps };
}
