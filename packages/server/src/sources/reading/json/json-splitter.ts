import { FluxIllisible } from '../../source.ts';
import {
  afterFillers,
  BACKSLASH,
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  isBlank,
  isWord,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
} from './json-codes.ts';
import { AUTRE_CHOSE, debutDuJson, MOST_STRAYS, positionOf, TexteEntier } from './json-document.ts';
import { DEEPEST, ElementScan, type MorceauJson, tooBig } from './json-element.ts';
import { EnvelopeState } from './json-envelope.ts';

export type { MorceauJson } from './json-element.ts';

type Mode = 'avant' | 'enveloppe' | 'tableau' | 'element' | 'perdue' | 'apres';

/**
 * Cuts a JSON document into the elements of its record array, chunk by chunk, by its braces and quotes alone: an element that is
 * no JSON spoils itself and not its neighbours, and the document is never in memory.
 */
export class JsonSplitter {
  readonly envelope: EnvelopeState;
  found = false;
  /** Documents follow one another, and each is a record. */
  private sequence = false;
  private mode: Mode = 'avant';
  private current: ElementScan;
  private rang = 0;
  private escaped = false;
  private arrayPath = '';
  /** String or word of the envelope that a chunk cut. */
  private token = '';
  private tokenKind: 'aucun' | 'chaine' | 'mot' = 'aucun';
  /** The document itself, until an array of records is met: it may be a single record. */
  private readonly root: TexteEntier;
  /** Lines behind the first document that are none: of a sequence where another document follows, of something else where none does. */
  private perdues: MorceauJson[] = [];

  constructor(
    arrays: readonly (readonly string[])[],
    ignored: readonly string[],
    private readonly largest: number,
  ) {
    this.current = new ElementScan(true, largest);
    this.root = new TexteEntier(largest);
    this.envelope = new EnvelopeState(new Set(arrays.map((path) => path.join('.').toLowerCase())), new Set(ignored));
  }

  *push(chunk: string): Generator<MorceauJson> {
    let index = 0;
    while (index < chunk.length) {
      switch (this.mode) {
        case 'avant':
          index = debutDuJson(chunk, index);
          if (index < chunk.length) this.mode = 'enveloppe';
          break;
        case 'enveloppe':
          index = this.walk(chunk, index);
          break;
        case 'tableau':
          index = yield* this.between(chunk, index);
          break;
        case 'element': {
          const end = this.current.take(chunk, index);
          index = end.index;
          if (end.done) yield this.element();
          break;
        }
        case 'perdue':
          index = this.skipLine(chunk, index);
          break;
        case 'apres':
          index = yield* this.after(chunk, index);
          break;
      }
    }
  }

  /** The document as one text, when it is an object without array of records. Throws when the document was cut short. */
  end(): MorceauJson | null {
    if (this.mode === 'avant') throw new FluxIllisible('La réponse de la source est vide.', true);
    if (this.mode !== 'apres' && this.mode !== 'perdue') {
      throw new FluxIllisible(
        'La réponse de la source est incomplète\u00a0: le document JSON s’arrête avant sa fin.',
        true,
      );
    }
    if (this.perdues.length > 0) throw new FluxIllisible(AUTRE_CHOSE);
    if (this.found) return null;
    return this.whole('$');
  }

  /** Outside the records: keys, counts, and the array that is looked for. */
  private walk(chunk: string, from: number): number {
    let index = from;
    for (; index < chunk.length && this.mode === 'enveloppe'; index += 1) {
      const code = chunk.charCodeAt(index);
      if (this.tokenKind === 'chaine') {
        this.addToToken(chunk, index);
        if (this.escaped) this.escaped = false;
        else if (code === BACKSLASH) this.escaped = true;
        else if (code === QUOTE) this.endToken();
        continue;
      }
      if (this.tokenKind === 'mot' && !isWord(code)) this.endToken();
      if (isBlank(code) || code === COLON) continue;
      if (code === COMMA) this.envelope.next();
      else if (code === QUOTE) this.startToken('chaine', chunk, index);
      else if (code === OPEN_OBJECT) this.envelope.open('objet');
      else if (code === OPEN_ARRAY) this.openArray();
      else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) this.closeEnvelope();
      else if (this.tokenKind === 'mot') this.addToToken(chunk, index);
      else if (isWord(code)) this.startToken('mot', chunk, index);
      else throw new FluxIllisible('La réponse de la source n’est pas du JSON valide.');
    }
    if (!this.found) this.root.add(chunk.slice(from, index));
    return index;
  }

  /** Once a document ended: what follows it is one more of a sequence, as in JSON lines, or nothing. */
  private *after(chunk: string, from: number): Generator<MorceauJson, number> {
    const index = afterFillers(chunk, from);
    if (index === chunk.length) return index;
    const code = chunk.charCodeAt(index);
    if (code !== OPEN_OBJECT && code !== OPEN_ARRAY) {
      if (this.sequence) yield this.stray(chunk, index);
      else if (this.found || this.perdues.length >= MOST_STRAYS) throw new FluxIllisible(AUTRE_CHOSE);
      else this.perdues.push(this.stray(chunk, index));
      return index;
    }
    if (this.found && !this.sequence) {
      this.mode = 'enveloppe';
      return index;
    }
    if (!this.sequence) yield* this.first();
    this.mode = 'element';
    this.current = ElementScan.from(code, this.largest);
    return index;
  }

  /** The document before the others was a record too, and the lines behind it were to be others. */
  private *first(): Generator<MorceauJson> {
    this.sequence = true;
    this.found = true;
    yield this.whole(positionOf(0));
    this.root.clear();
    yield* this.perdues;
    this.rang = 1 + this.perdues.length;
    this.perdues = [];
  }

  private whole(position: string): MorceauJson {
    const { texte } = this.root;
    const piece = { texte: texte ?? '', position };
    return texte === null ? { ...piece, motif: tooBig(this.largest) } : piece;
  }

  /** A line that is no document among those of a sequence spoils itself alone. */
  private stray(chunk: string, from: number): MorceauJson {
    this.mode = 'perdue';
    const texte = chunk.slice(from).split('\n', 1).join('');
    const rang = this.sequence ? this.rang : 1 + this.perdues.length;
    this.rang = rang + 1;
    return { texte, position: positionOf(rang) };
  }

  private skipLine(chunk: string, from: number): number {
    const end = chunk.indexOf('\n', from);
    if (end !== -1) this.mode = 'apres';
    return end === -1 ? chunk.length : end;
  }

  private openArray(): void {
    if (this.envelope.holdsRecords()) {
      const path = this.envelope.path();
      // Where documents follow one another, the numbers of an array go on from those of the array of the same path before it.
      if (path !== this.arrayPath) this.rang = 0;
      this.arrayPath = path;
      this.mode = 'tableau';
      this.found = true;
      this.root.clear();
    } else if (this.envelope.depth > DEEPEST) {
      throw new FluxIllisible('La réponse de la source est imbriquée à l’excès.');
    } else this.envelope.open('tableau');
  }

  private closeEnvelope(): void {
    this.envelope.close();
    if (this.envelope.depth === 0) this.mode = 'apres';
  }

  private *between(chunk: string, from: number): Generator<MorceauJson, number> {
    let index = from;
    for (; index < chunk.length; index += 1) {
      const code = chunk.charCodeAt(index);
      if (isBlank(code) || code === COMMA) continue;
      if (code === CLOSE_ARRAY) {
        this.envelope.next();
        this.mode = this.envelope.depth === 0 ? 'apres' : 'enveloppe';
        return index + 1;
      }
      if (code === CLOSE_OBJECT || code === COLON) {
        yield {
          texte: chunk.slice(index, index + 1),
          position: this.position(),
          motif: 'Caractère inattendu entre deux fiches.',
        };
        this.rang += 1;
        continue;
      }
      this.mode = 'element';
      this.current = ElementScan.from(code, this.largest);
      return index;
    }
    return index;
  }

  private element(): MorceauJson {
    const piece = { ...this.current.finish(), position: this.position() };
    this.mode = this.sequence ? 'apres' : 'tableau';
    this.rang += 1;
    return piece;
  }

  private position(): string {
    if (this.sequence) return positionOf(this.rang);
    return `$${this.arrayPath === '' ? '' : '.'}${this.arrayPath}[${this.rang}]`;
  }

  private startToken(kind: 'chaine' | 'mot', chunk: string, index: number): void {
    this.tokenKind = kind;
    this.token = chunk.charAt(index);
  }

  private addToToken(chunk: string, index: number): void {
    if (this.token.length < 10_000) this.token += chunk.charAt(index);
  }

  private endToken(): void {
    this.envelope.token(this.token, this.tokenKind === 'chaine');
    this.tokenKind = 'aucun';
  }
}
