import { meantByWindows } from '../reading/text/windows-1252.ts';
import { decodeEntites } from './entites.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for, and ranges are faster than properties.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff]/;
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)(?=[\s/>])[^<>]*>/g;
/** Markup that was escaped once more on its way: only these words, so that « a < b » stays. */
const ESCAPED_MARKUP =
  /<\/?(?:br|p|div|span|b|i|u|em|strong|ul|ol|li|a|h[1-6]|font|img|script|style|table|tr|td)(?:\s[^<>]*)?\/?>/i;
const PARAGRAPHS = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'table',
  'blockquote',
  'section',
]);
const LINES = new Set(['br', 'tr', 'hr', 'dt', 'dd']);
const HIDDEN = ['script', 'style', 'iframe', 'object', 'noscript', 'template'] as const;

const NOTHING = /^(?:null|undefined|nan|none|#?n\/a|\(null\)|<null>|nil|[-–—]{1,3}|#[\p{Lu}\d/]{2,8}[!?])$/iu;
const LONGEST_NOTHING = 20;

/** What machines and spreadsheets write where there is nothing: « NULL », « N/A », « - », « #REF! ». Alone: in a sentence they are words. */
export function isNothing(text: string): boolean {
  return text.length <= LONGEST_NOTHING && NOTHING.test(text.trim());
}

/** Text without markup: entities decoded, paragraphs and lists kept as lines. Linear in its length, whatever it holds. */
export function plainText(text: string): string {
  if (isNothing(text)) return '';
  if (isPlain(text)) return text;
  let current = text;
  if (current.includes('<')) current = withoutMarkup(current);
  if (current.includes('&')) {
    current = decodeEntites(current);
    if (ESCAPED_MARKUP.test(current)) current = decodeEntites(withoutMarkup(current));
  }
  return tidy(current);
}

function withoutMarkup(text: string): string {
  return withoutHidden(withoutBlocks(text, '<!--', '-->')).replace(TAG, (_whole, closing: string, name: string) => {
    const tag = name.toLowerCase();
    if (tag === 'li') return closing === '' ? '\n- ' : '';
    if (LINES.has(tag)) return '\n';
    return PARAGRAPHS.has(tag) ? '\n\n' : '';
  });
}

function withoutHidden(text: string): string {
  let current = text;
  for (const tag of HIDDEN) current = withoutBlocks(current, `<${tag}`, `</${tag}`);
  return current;
}

/** Removes the text between two marks, and the marks. Where the second mark is missing, the rest of the text is removed. */
function withoutBlocks(text: string, opening: string, closing: string): string {
  const lower = text.toLowerCase();
  let start = lower.indexOf(opening);
  // Lower case may change the length of rare letters: positions would lie, and the tags alone are then removed.
  if (start < 0 || lower.length !== text.length) return text;
  const parts: string[] = [];
  let from = 0;
  while (start >= 0) {
    parts.push(text.slice(from, start));
    const end = lower.indexOf(closing, start + opening.length);
    if (end < 0) return parts.join('');
    const after = closing.endsWith('>') ? end + closing.length : lower.indexOf('>', end) + 1;
    if (after === 0) return parts.join('');
    from = after;
    start = lower.indexOf(opening, from);
  }
  parts.push(text.slice(from));
  return parts.join('');
}

/** Whether a text has nothing to clean, which is true of most texts and quick to know. */
function isPlain(text: string): boolean {
  const last = text.length - 1;
  let spaces = 0;
  let lines = 0;
  for (let index = 0; index <= last; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 60 && code < 127) {
      spaces = 0;
      lines = 0;
      continue;
    }
    if (code === 60 || code === 38 || code === 0xfeff || (code < 32 && code !== 10) || (code >= 127 && code < 160))
      return false;
    if (code === 32 || code === 10) {
      if (index === 0 || index === last) return false;
      spaces = code === 32 ? spaces + 1 : spaces;
      lines = code === 10 ? lines + 1 : lines;
      if (spaces > 1 || lines > 2 || (spaces > 0 && lines > 0)) return false;
    } else {
      spaces = 0;
      lines = 0;
    }
  }
  return last < 0 || text.trim().length === text.length;
}

function tidy(text: string): string {
  let current = text;
  if (/[\r\u2028\u2029\v\f]/.test(current)) current = current.replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n');
  if (CONTROLS.test(current)) current = meantByWindows(current).replace(/\ufeff|[^\P{Cc}\n\t]/gu, '');
  if (current.includes('  ') || current.includes('\t')) current = current.replace(/[ \t]+/g, ' ');
  if (current.includes(' \n') || current.includes('\n ')) current = current.replace(/ ?\n ?/g, '\n');
  if (current.includes('\n\n\n')) current = current.replace(/\n{3,}/g, '\n\n');
  return current.trim();
}

/** Same, on one line: names, captions, addresses. Undefined when nothing is left. */
export function lineOf(value: unknown): string | undefined {
  const text = written(value);
  if (text === '') return undefined;
  return text.includes('\n') ? text.replace(/\s*\n\s*/g, ' ') : text;
}

/** An address that runs a program in the browser of whoever opens it: no source means it to be read. « Javascript: the basics » is a title. */
const EXECUTABLE = /^(?:javascript|vbscript):\S/i;

function written(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? plainText(value) : '';
  return EXECUTABLE.test(text) ? '' : text;
}

/** Text of several lines; undefined when nothing is left. */
export function textOfField(value: unknown): string | undefined {
  const text = written(value);
  return text === '' ? undefined : text;
}

/** A word as it is compared: lower case, without accents, signs made spaces. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/œ/gi, 'oe')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
