const WITHOUT_SCHEME = /^(?:[a-z0-9](?:[a-z0-9-]{0,62})\.)+[a-z]{2,24}(?::\d{2,5})?(?:[/?#]|$)/i;

/** The public paths of this instance, wherever it is installed. */
const OURS = /^\/public\/[\w./-]{1,300}$/;

/** An address of the web with its scheme, or a path of this instance; null for others, and for code. */
export function urlOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 4000) return null;
  const text = firstOf(unwrapped(value.trim()));
  if (text === '') return null;
  if (OURS.test(text)) return text;
  const whole = withScheme(text);
  if (whole === null) return null;
  try {
    const url = new URL(whole);
    if ((url.protocol !== 'http:' && url.protocol !== 'https:') || !url.hostname.includes('.')) return null;
    // A name and a password in an address are secrets, which a record must not hold.
    if (url.username !== '' || url.password !== '') return null;
    return /[\s\p{Cc}"<>\\]/u.test(whole) ? url.href : whole;
  } catch {
    return null;
  }
}

/** The text without what people add around an address: « <https://…> », « [www…] », « https:// www… ». */
function unwrapped(text: string): string {
  const bare = text.replace(/^[<([{«"'\s]+(?=https?:|www\.|\/\/)/i, '').replace(/^(https?:\/{1,2}|www\.)\s+/i, '$1');
  return bare === text ? text : bare.replace(/[>\])}»"'\s]+$/, '');
}

/** An address of a folder, or of a whole site: nothing that can be shown. */
export function isFolder(url: string): boolean {
  // An address of this instance is a path alone.
  const path = url.replace(/^(?:https?:)?\/\/[^/?#]+/i, '').replace(/#.*/s, '');
  return path === '' || (path.endsWith('/') && !path.includes('?'));
}

/** Whether an address leads to a web page, which may show photos but is not one. */
export const isPage = (url: string): boolean => /\.x?html?$/i.test(url.replace(/[?#].*/s, ''));

function withScheme(text: string): string | null {
  if (text.startsWith('//')) return `https:${text}`;
  // « http:/www » and « http//www » are frequent typing errors.
  const repaired = text.replace(/^(https?)(?::\/?(?!\/)|\/\/)/i, '$1://');
  if (/^https?:\/\//i.test(repaired)) return repaired;
  return WITHOUT_SCHEME.test(text) ? `http://${text}` : null;
}

/** The first of several addresses in a field. A space alone may be part of a badly written file name. */
function firstOf(text: string): string {
  const next = /[\s;,|]+(?=https?:|www\.)/i.exec(text);
  return next === null ? text : text.slice(0, next.index);
}

/** Last part of the path, as a title of last resort. */
export function nomDeFichier(url: string): string | undefined {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name === '' ? undefined : name;
}
