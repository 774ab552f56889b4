import { BACKSLASH, CLOSE_ARRAY, CLOSE_OBJECT, COMMA, isBlank, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from './json-codes.ts';

/** The deepest level of nesting that is read; no record goes that far. */
export const DEEPEST = 256;
const EXCERPT = 400;

/** The text of an element of the record array, not yet parsed. */
export interface MorceauJson {
  readonly texte: string;
  readonly position: string;
  /** Why it cannot be a record, when its shape alone tells. */
  readonly motif?: string;
}

/** One element of the record array, on its way through the chunks that hold it. */
export class ElementScan {
  private parts: string[] = [];
  private size = 0;
  private depth = 0;
  private inString = false;
  private escaped = false;
  private tooDeep = false;

  /** `scalar`: an element without brackets, that is a number, a word, a string. */
  constructor(
    private readonly scalar: boolean,
    private readonly largest: number,
  ) {}

  static from(code: number, largest: number): ElementScan {
    return new ElementScan(code !== OPEN_OBJECT && code !== OPEN_ARRAY, largest);
  }

  /** Reads the element to its end, or to the end of the chunk. */
  take(chunk: string, from: number): { readonly index: number; readonly done: boolean } {
    const end = this.scan(chunk, from);
    this.keep(chunk.slice(from, end.index));
    return end;
  }

  /** Its text, and why it cannot be a record when its shape alone tells. */
  finish(): { readonly texte: string; readonly motif?: string } {
    const texte = this.parts.length === 1 ? (this.parts[0] ?? '') : this.parts.join('');
    if (this.size > this.largest) return { texte, motif: tooBig(this.largest) };
    return this.tooDeep ? { texte, motif: 'Fiche imbriquée à l’excès.' } : { texte };
  }

  /** Finds the end of the element. Imports spend most of their reading here. */
  private scan(chunk: string, from: number): { index: number; done: boolean } {
    let { depth, inString, escaped } = this;
    const length = chunk.length;
    let index = from;
    let done = false;
    for (; index < length; index += 1) {
      const code = chunk.charCodeAt(index);
      if (inString) {
        if (escaped) escaped = false;
        else if (code === BACKSLASH) escaped = true;
        else if (code === QUOTE) inString = false;
      } else if (code === QUOTE) inString = true;
      else if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
        depth += 1;
        if (depth > DEEPEST) this.tooDeep = true;
      } else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
        if (depth === 0) {
          done = true;
          break;
        }
        depth -= 1;
        if (depth === 0) {
          index += 1;
          done = true;
          break;
        }
      } else if (this.scalar && depth === 0 && (code === COMMA || isBlank(code))) {
        done = true;
        break;
      }
    }
    this.depth = depth;
    this.inString = inString;
    this.escaped = escaped;
    return { index, done };
  }

  private keep(text: string): void {
    this.size += text.length;
    if (this.size <= this.largest) this.parts.push(text);
    else if (this.parts.length > 1 || this.parts[0] === undefined || this.parts[0].length > EXCERPT) {
      this.parts = [(this.parts.join('') || text).slice(0, EXCERPT)];
    }
  }
}

export function tooBig(largest: number): string {
  return `Fiche trop grande\u00a0: plus de ${Math.round(largest / 1_000_000)}\u00a0Mo.`;
}
