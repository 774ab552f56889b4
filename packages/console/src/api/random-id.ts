/** Nobody else's, ever. Unlike `crypto.randomUUID`, also there on a plain http address of a private network. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
