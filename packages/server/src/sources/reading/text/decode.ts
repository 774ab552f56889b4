import { isAscii, isUtf8 } from 'node:buffer';
import { FluxIllisible } from '../../source.ts';
import { charsetOf, type Encodage } from './charset.rules.ts';
import { bytesOf } from './octets.ts';
import { markedUtf8, OCTETS_ILLISIBLES, unfinished } from './utf8.ts';
import { windows1252 } from './windows-1252.ts';

export { OCTETS_ILLISIBLES };

export interface DecodeOptions {
  /** The content type of the answer. */
  readonly contentType?: string | undefined;
  /** The encoding that the feed was configured with. */
  readonly declared?: string | undefined;
  /**
   * `document`: bytes that are not the UTF-8 they claim to be make the whole document windows-1252 (XML, made in one piece).
   * `enregistrements`: they spoil their own record only (JSON, whose records come from several hands).
   */
  readonly portee?: 'document' | 'enregistrements';
}

/** The text of an answer, chunk by chunk; `corrige` says, once it was read, that its encoding was not the one it claimed. */
export interface Texte extends AsyncIterable<string> {
  readonly corrige: boolean;
}

export function textOf(source: string | AsyncIterable<Buffer>, options: DecodeOptions = {}): Texte {
  const chunks = typeof source === 'string' ? bytesOf(source) : source;
  const state = { corrige: false };
  return {
    get corrige() {
      return state.corrige;
    },
    [Symbol.asyncIterator]: () => decoded(chunks, options, state),
  };
}

async function* decoded(
  chunks: AsyncIterable<Buffer>,
  options: DecodeOptions,
  state: { corrige: boolean },
): AsyncGenerator<string> {
  let start: Buffer | null = Buffer.alloc(0);
  let decode: (bytes: Buffer, last: boolean) => string = () => '';
  for await (const chunk of chunks) {
    if (start === null) {
      const text = decode(chunk, false);
      if (text !== '') yield text;
      continue;
    }
    start = start.length === 0 ? chunk : Buffer.concat([start, chunk]);
    if (start.length < 400) continue;
    const text: string = begin(start);
    start = null;
    if (text !== '') yield text;
  }
  const text = (start === null ? '' : begin(start)) + decode(Buffer.alloc(0), true);
  if (text !== '') yield text;

  function begin(first: Buffer): string {
    const { encodage, bom } = charsetOf(first, options.contentType, options.declared);
    decode = decoderOf(encodage, options.portee ?? 'enregistrements', state);
    return decode(first.subarray(bom), false);
  }
}

function decoderOf(
  encodage: Encodage,
  portee: 'document' | 'enregistrements',
  state: { corrige: boolean },
): (bytes: Buffer, last: boolean) => string {
  if (encodage === 'utf-8') return utf8Decoder(portee, state);
  if (encodage === 'windows-1252') return windowsDecoder(state);
  const decoder = platformDecoder(typeof encodage === 'string' ? encodage : encodage.autre);
  return (bytes, last) => decoder.decode(bytes, { stream: !last });
}

function platformDecoder(name: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(name);
  } catch {
    throw new FluxIllisible(`L’encodage annoncé par la source («\u00a0${name}\u00a0») est inconnu.`);
  }
}

function utf8Decoder(portee: 'document' | 'enregistrements', state: { corrige: boolean }) {
  let tail = Buffer.alloc(0);
  let onlyAscii = true;
  let fallback = false;
  return (chunk: Buffer, last: boolean): string => {
    if (fallback) return windows1252(chunk);
    const bytes = tail.length > 0 ? Buffer.concat([tail, chunk]) : chunk;
    const kept = last ? 0 : unfinished(bytes);
    const ready = kept > 0 ? bytes.subarray(0, bytes.length - kept) : bytes;
    tail = kept > 0 ? Buffer.from(bytes.subarray(bytes.length - kept)) : Buffer.alloc(0);
    if (isUtf8(ready)) {
      if (onlyAscii && !isAscii(ready)) onlyAscii = false;
      return ready.toString('utf8');
    }
    state.corrige = true;
    const marked = markedUtf8(ready);
    // A document in windows-1252 betrays itself at its first accent: none came before it, and hardly any reads as UTF-8 after.
    if (portee === 'document' && onlyAscii && !holdsUtf8(marked)) {
      fallback = true;
      return windows1252(bytes);
    }
    onlyAscii = false;
    return marked;
  };
}

/** Characters beyond ASCII that were read as UTF-8, against those that were not. */
function holdsUtf8(marked: string): boolean {
  let sound = 0;
  let spoiled = 0;
  for (let index = 0; index < marked.length; index += 1) {
    const code = marked.charCodeAt(index);
    if (code === 0xffff) spoiled += 1;
    else if (code > 0x7f) sound += 1;
  }
  return sound > spoiled;
}

/** A server that announces ISO-8859-1 by default and sends UTF-8 is known by its first accent. */
function windowsDecoder(state: { corrige: boolean }) {
  let utf8: ((bytes: Buffer, last: boolean) => string) | null = null;
  let decided = false;
  return (bytes: Buffer, last: boolean): string => {
    if (utf8 !== null) return utf8(bytes, last);
    if (!decided && !isAscii(bytes)) {
      decided = true;
      const kept = unfinished(bytes);
      if (
        bytes.length > kept &&
        isUtf8(bytes.subarray(0, bytes.length - kept)) &&
        !isAscii(bytes.subarray(0, bytes.length - kept))
      ) {
        state.corrige = true;
        utf8 = utf8Decoder('enregistrements', { corrige: false });
        return utf8(bytes, last);
      }
    }
    return windows1252(bytes);
  };
}
