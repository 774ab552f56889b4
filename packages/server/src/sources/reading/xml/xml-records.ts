import { SaxesParser } from 'saxes';
import { ENTITES_HTML } from '../../clean/entites.ts';
import { type Fiche, FluxIllisible, type Illisible } from '../../source.ts';
import { AmpersandGuard } from './ampersands.ts';
import { type Noeud, xmlText } from './xml-tree.ts';

export { enfantDe, type Noeud, texteDe, xmlText } from './xml-tree.ts';

export interface XmlRecordsOptions {
  /** Elements that are records. */
  readonly record: readonly string[];
  /** Elements wanted besides, outside the records: they come as `autre`. */
  readonly others?: readonly string[];
  /** Names that the root may have; any when absent. */
  readonly roots?: readonly string[];
  readonly largestRecord?: number;
  /** Elements of other names that are records too, at a depth under the root. */
  readonly siblings?: { readonly depth: number; readonly isRecord: (noeud: Noeud) => boolean };
}

export interface FicheXml extends Fiche {
  readonly valeur: Noeud;
}
export interface AutreXml {
  readonly kind: 'autre';
  readonly valeur: Noeud;
  readonly position: string;
}
export type LectureXml = FicheXml | Illisible | AutreXml;

export interface XmlFini {
  readonly racine: string;
  readonly nombre: number;
}

interface Building {
  readonly nom: string;
  readonly attributs: Record<string, string>;
  readonly enfants: Noeud[];
  texte: string;
}

const DEEPEST = 64;
const DEEPEST_OUTSIDE = 256;
const LONGEST_PROLOG = 64 * 1024;
const LARGEST_RECORD = 20_000_000;
/** The parser works on whole chunks: small ones leave the event loop free. */
const STEP = 64 * 1024;

/** The records of an XML document, in order, as small trees. No DOCTYPE, hence no entity to expand. Throws FluxIllisible. */
export async function* xmlRecords(
  chunks: AsyncIterable<string>,
  options: XmlRecordsOptions,
): AsyncGenerator<LectureXml, XmlFini> {
  const reader = new XmlReader(options);
  for await (const chunk of chunks) {
    for (let index = 0; index < chunk.length; index += STEP) {
      reader.write(chunk.length <= STEP ? chunk : chunk.slice(index, index + STEP));
      if (reader.ready.length > 0) yield* reader.take();
    }
  }
  reader.write('', true);
  const ended = reader.close();
  yield* reader.take();
  if (ended instanceof FluxIllisible) throw ended;
  return ended;
}

class XmlReader {
  ready: LectureXml[] = [];
  private readonly guard = new AmpersandGuard();
  private readonly parser = new SaxesParser({ xmlns: false, position: true });
  private readonly records: ReadonlySet<string>;
  private readonly others: ReadonlySet<string>;
  private readonly largest: number;
  private stack: Building[] = [];
  private depth = 0;
  private racine: string | null = null;
  private closed = false;
  private nombre = 0;
  /** Where the element that is being built began. */
  private line = 1;
  private from = 0;
  private wanted: 'fiche' | 'autre' | 'soeur' | null = null;
  /** Depth at which the wanted element stands. */
  private base = 0;
  private spoiled: string | null = null;
  private lastEvent = 0;
  private outsideError = false;

  constructor(private readonly options: XmlRecordsOptions) {
    this.records = new Set(options.record);
    this.others = new Set(options.others ?? []);
    this.largest = options.largestRecord ?? LARGEST_RECORD;
    // Entities of HTML are met in feeds whose texts were pasted from pages: a known word is better than a lost record.
    this.parser.ENTITIES = { ...ENTITES_HTML, ...this.parser.ENTITIES };
    this.parser.on('doctype', (doctype) => {
      throw /^\s*html/i.test(doctype)
        ? htmlPage()
        : new FluxIllisible('Le document XML contient un DOCTYPE\u00a0: il est refusé par sécurité.');
    });
    this.parser.on('opentag', (tag) => this.open(tag.name, tag.attributes));
    this.parser.on('closetag', (tag) => this.closeTag(tag.name));
    this.parser.on('text', (text) => this.text(text));
    this.parser.on('cdata', (text) => this.text(text));
    this.parser.on('error', (error) => this.failed(error));
  }

  write(chunk: string, last = false): void {
    try {
      this.parser.write(this.guard.push(chunk, last));
    } catch (error) {
      throw error instanceof FluxIllisible ? error : notXml();
    }
    const { position } = this.parser;
    if (this.racine === null && position > LONGEST_PROLOG) throw notXml();
    // Held by the parser alone (a text, a comment, a tag without end): memory is bounded here too.
    if (position - this.lastEvent > 4 * this.largest) {
      throw new FluxIllisible('Le document XML contient un texte démesuré.');
    }
    if (this.wanted !== null && position - this.from > this.largest) this.spoil('Fiche trop grande.');
  }

  take(): LectureXml[] {
    const taken = this.ready;
    this.ready = [];
    return taken;
  }

  close(): XmlFini | FluxIllisible {
    if (this.racine === null)
      return this.parser.position === 0 ? new FluxIllisible('La réponse de la source est vide.', true) : notXml();
    if (!this.closed) {
      return new FluxIllisible(
        'La réponse de la source est incomplète\u00a0: le document XML s’arrête avant sa fin.',
        true,
      );
    }
    if (this.outsideError) return new FluxIllisible('Le document XML est mal formé en dehors des fiches.');
    return { racine: this.racine, nombre: this.nombre };
  }

  private open(nom: string, attributs: Record<string, string>): void {
    this.lastEvent = this.parser.position;
    if (this.racine === null) this.root(nom);
    this.depth += 1;
    if (this.wanted === null) {
      if (this.depth > DEEPEST_OUTSIDE) throw new FluxIllisible('Le document XML est imbriqué à l’excès.');
      this.wanted = this.records.has(nom) ? 'fiche' : this.others.has(nom) ? 'autre' : this.soeur();
      if (this.wanted === null) return;
      this.base = this.depth;
      this.line = this.parser.line;
      this.from = this.parser.position;
      this.spoiled = null;
    }
    if (this.depth - this.base > DEEPEST) this.spoil('Fiche imbriquée à l’excès.');
    if (this.spoiled === null) this.stack.push({ nom, attributs, enfants: [], texte: '' });
  }

  /** Builds any element that stands at the depth of the records; what it holds then tells whether it is one. */
  private soeur(): 'soeur' | null {
    return this.options.siblings !== undefined && this.depth === this.options.siblings.depth + 1 ? 'soeur' : null;
  }

  private root(nom: string): void {
    this.racine = nom;
    if (/^html$/i.test(nom)) throw htmlPage();
    if (this.options.roots !== undefined && !this.options.roots.includes(nom)) {
      throw new FluxIllisible(
        `Le document XML n’est pas du format attendu\u00a0: il commence par «\u00a0${nom.slice(0, 60)}\u00a0».`,
      );
    }
  }

  private text(text: string): void {
    this.lastEvent = this.parser.position;
    const top = this.stack.at(-1);
    if (top !== undefined) top.texte += text;
  }

  private closeTag(nom: string): void {
    this.lastEvent = this.parser.position;
    this.depth -= 1;
    if (this.depth === 0) this.closed = true;
    if (this.wanted === null) return;
    const ended = this.depth < this.base;
    if (this.spoiled === null) {
      const built = this.stack.pop();
      if (built !== undefined) {
        built.texte = built.texte.trim();
        const parent = this.stack.at(-1);
        if (parent !== undefined) parent.enfants.push(built);
        else if (ended) this.give(built);
      }
    } else if (ended && this.wanted === 'fiche') {
      this.nombre += 1;
      this.ready.push({ kind: 'illisible', position: `ligne ${this.line}`, motif: this.spoiled, extrait: `<${nom}>` });
    }
    if (ended) this.wanted = null;
  }

  private give(valeur: Noeud): void {
    const position = `ligne ${this.line}`;
    if (this.wanted === 'autre') {
      this.ready.push({ kind: 'autre', valeur, position });
      return;
    }
    if (this.wanted === 'soeur' && !this.options.siblings?.isRecord(valeur)) return;
    this.nombre += 1;
    this.ready.push({ kind: 'fiche', brut: xmlText(valeur), valeur, position });
  }

  private spoil(motif: string): void {
    this.spoiled ??= motif;
    this.stack = [];
  }

  private failed(error: Error): void {
    if (/doctype/i.test(error.message))
      throw new FluxIllisible('Le document XML contient un DOCTYPE\u00a0: il est refusé par sécurité.');
    if (this.racine === null) throw notXml();
    // The end of a cut document is told by its root, which did not close.
    if (/unclosed|unexpected end/i.test(error.message)) return;
    if (this.wanted !== null) this.spoil('XML mal formé dans la fiche.');
    else this.outsideError = true;
  }
}

function htmlPage(): FluxIllisible {
  return new FluxIllisible(
    'La source a répondu par une page HTML au lieu de données XML\u00a0: elle signale sans doute une erreur.',
  );
}

function notXml(): FluxIllisible {
  return new FluxIllisible('La réponse de la source n’est pas du XML\u00a0: elle signale sans doute une erreur.');
}
