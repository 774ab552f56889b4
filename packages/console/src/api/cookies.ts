/** Cookies that the console writes. The server only reads the language of its page in them. */

export function readCookie(name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = document.cookie.split('; ').find((candidate) => candidate.startsWith(prefix));
  return pair === undefined ? undefined : decode(pair.slice(prefix.length));
}

export function writeCookie(name: string, value: string): void {
  setCookie(name, encodeURIComponent(value));
}

export function clearCookie(name: string): void {
  setCookie(name, '', '; Max-Age=0');
}

function setCookie(name: string, value: string, lifetime = ''): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and asynchronous elsewhere.
  document.cookie = `${name}=${value}; Path=/; SameSite=Strict${secure}${lifetime}`;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // A stray percent sign, which the console never writes: the raw value is the best reading.
    return value;
  }
}
