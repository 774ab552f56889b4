/** An id that no other call gets. Unlike `crypto.randomUUID`, also available on a plain http address. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
