import { sensDeCle } from './json-cles.ts';
import { BACKSLASH, QUOTE } from './json-codes.ts';

/** An array that stands in objects alone, in the beginning of a document. */
export interface TableauJson {
  /** By key from the root: [] for a bare array, ['hits', 'hits']… */
  readonly chemin: readonly string[];
  /** How many of its elements are objects. */
  readonly objets: number;
  /** How many of its elements have a name and a place, as offers do. */
  readonly decrits: number;
  /** Keys of its elements. */
  readonly cles: ReadonlySet<string>;
  /** Values in it, at any depth. */
  readonly feuilles: number;
  /** Whether an object around the array has an id: that object is then a record, and the array one of its columns. */
  readonly identifie: boolean;
  /** Whether an object around the array has a name and a place: that object may be an offer, and the array its stages. */
  readonly entoure: boolean;
  /** Whether the text that was read ends inside of the array. */
  readonly ouvert: boolean;
}

export interface TeteJson {
  readonly tableaux: readonly TableauJson[];
  /** Values of the first document, as far as it goes. */
  readonly feuilles: number;
  /** Documents follow one another, as in JSON lines. */
  readonly suite: boolean;
  /** The document ends where its beginning does. */
  readonly entier: boolean;
}

type Kind = 'chaine' | 'mot';

interface TableauOuvert {
  readonly chemin: readonly string[];
  readonly autour: readonly Frame[];
  readonly cles: Set<string>;
  objets: number;
  decrits: number;
  feuilles: number;
}

interface Frame {
  readonly kind: 'objet' | 'tableau';
  cle: string | null;
  identifie: boolean;
  /** Whether the object has a number or a code, which is an id only if the object is described too. */
  numerote: boolean;
  descriptions: number;
  /** How many of these descriptions say where the object is. */
  lieux: number;
  /** The array of a document, rather than one in a record. */
  readonly tableau?: TableauOuvert;
  /** The array that it is an element of. */
  readonly element?: TableauOuvert;
  /** Whether the object lies inside of such an element. */
  readonly dansElement: boolean;
}

const newFrame = (kind: Frame['kind'], dansElement: boolean): Frame => ({
  kind,
  dansElement,
  cle: null,
  identifie: false,
  numerote: false,
  descriptions: 0,
  lieux: 0,
});

const DEBUT = /\S/g;
/** Where a number or a word ends. */
const FIN_DE_MOT = /[\s{}[\],:"]/g;
/** The longest token that is kept to be read again with the next piece; more of it tells nothing. */
const LONGEST = 4096;
const FEWEST_DESCRIPTIONS = 2;
/** Keys that are kept of the elements of an array, to compare them with those of another. */
const MOST_KEYS = 200;
const DEEPEST = 64;
/** How many arrays of a document are looked at: a document whose records are keys of an object has an array or more per record. */
const MOST_ARRAYS = 500;
const SIGNES: ReadonlySet<string> = new Set('{}[],:');

function cleDe(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    return token;
  }
}

/** Notes what the key of a value tells of the object that holds it. */
function describe(frame: Frame, cle: string): void {
  const sens = sensDeCle(cle);
  if (sens === 'identifiant') frame.identifie = true;
  else if (sens === 'numero') frame.numerote = true;
  else if (sens !== null) {
    frame.descriptions += 1;
    if (sens === 'lieu') frame.lieux += 1;
  }
}

/** Whether an object has a name and a place. */
const isDescribed = ({ descriptions, lieux }: Frame): boolean => lieux > 0 && descriptions > lieux;

/** Ends an object: its descriptions count for the object around it, up to the element of the array, which is counted. */
function closeFrame(frame: Frame, outer: Frame | undefined): void {
  if (frame.element !== undefined) {
    if (isDescribed(frame)) frame.element.decrits += 1;
  } else if (frame.kind === 'objet' && frame.dansElement && outer?.kind === 'objet') {
    outer.descriptions += frame.descriptions;
    outer.lieux += frame.lieux;
  }
}

/** What a JSON document is made of, as far as it was read and however badly it ends. */
export class JsonScan {
  private readonly tableaux: TableauOuvert[] = [];
  private readonly frames: Frame[] = [];
  private feuilles = 0;
  private racines = 0;
  /** A token that may go on in the next piece. */
  private reste = '';
  /** A token that is longer than what is kept of one: it was counted, and its end is still to come. */
  private longue: Kind | null = null;
  private echappee = false;
  private tropProfond = false;

  /** False once nothing more can be learned. */
  get goesOn(): boolean {
    return !this.tropProfond && this.racines < 2;
  }

  push(morceau: string): void {
    const texte = this.reste + morceau;
    this.reste = '';
    const debut = this.longue === null ? 0 : this.endOf(this.longue, texte, 0);
    if (debut === -1) return;
    this.longue = null;
    DEBUT.lastIndex = debut;
    for (let found = DEBUT.exec(texte); found !== null && !this.tropProfond; found = DEBUT.exec(texte)) {
      const [signe] = found;
      if (SIGNES.has(signe)) this.take(signe);
      else {
        const fin = this.takeToken(texte, found.index, signe === '"' ? 'chaine' : 'mot');
        if (fin === -1) return;
        DEBUT.lastIndex = fin;
      }
    }
  }

  /** Takes a string, a number or a word, and tells where it ends: -1 where that is to come in the next piece. */
  private takeToken(texte: string, index: number, kind: Kind): number {
    this.echappee = false;
    const fin = this.endOf(kind, texte, kind === 'chaine' ? index + 1 : index);
    if (fin === -1 && texte.length - index <= LONGEST) this.reste = texte.slice(index);
    else {
      if (fin === -1) this.longue = kind;
      this.take(texte.slice(index, Math.min(fin === -1 ? texte.length : fin, index + LONGEST)));
    }
    return fin;
  }

  private endOf(kind: Kind, texte: string, from: number): number {
    if (kind === 'mot') {
      FIN_DE_MOT.lastIndex = from;
      return FIN_DE_MOT.exec(texte)?.index ?? -1;
    }
    for (let index = from; index < texte.length; index += 1) {
      const code = texte.charCodeAt(index);
      if (this.echappee) this.echappee = false;
      else if (code === BACKSLASH) this.echappee = true;
      else if (code === QUOTE) return index + 1;
    }
    return -1;
  }

  tete(): TeteJson {
    const { frames, feuilles } = this;
    return {
      tableaux: this.tableaux.map(({ autour, ...tableau }) => ({
        ...tableau,
        identifie: autour.some(
          ({ identifie, numerote, descriptions }) => identifie || (numerote && descriptions >= FEWEST_DESCRIPTIONS),
        ),
        entoure: autour.some(isDescribed),
        ouvert: frames.some((frame) => frame.tableau?.chemin === tableau.chemin),
      })),
      feuilles,
      suite: this.racines > 1,
      entier: frames.length === 0,
    };
  }

  private take(token: string): void {
    const { frames } = this;
    const frame = frames.at(-1);
    if (token === '{' || token === '[') {
      this.tropProfond = frames.length > DEEPEST;
      this.open(token === '{' ? 'objet' : 'tableau');
    } else if (token === '}' || token === ']') {
      frames.pop();
      const outer = frames.at(-1);
      if (frame !== undefined) closeFrame(frame, outer);
      if (outer !== undefined) outer.cle = null;
    } else if (token === ',') {
      if (frame !== undefined) frame.cle = null;
    } else if (token !== ':' && frame !== undefined) {
      if (frame.kind === 'objet' && frame.cle === null) {
        frame.cle = cleDe(token);
        if (frame.element !== undefined && frame.element.cles.size < MOST_KEYS) frame.element.cles.add(frame.cle);
      } else {
        this.leaf();
        if (frame.cle !== null) describe(frame, frame.cle);
      }
    }
  }

  private leaf(): void {
    if (this.racines === 1) this.feuilles += 1;
    for (const { tableau } of this.frames) if (tableau !== undefined) tableau.feuilles += 1;
  }

  private open(kind: Frame['kind']): void {
    const { frames, tableaux } = this;
    const parent = frames.at(-1);
    if (parent === undefined) this.racines += 1;
    const element = kind === 'objet' ? parent?.tableau : undefined;
    const frame = newFrame(kind, parent?.element !== undefined || parent?.dansElement === true);
    const isOfDocument = this.racines === 1 && frames.every((one) => one.kind === 'objet');
    if (kind === 'tableau' && isOfDocument && tableaux.length < MOST_ARRAYS) {
      const chemin = frames.map(({ cle }) => cle ?? '');
      const tableau = { chemin, autour: [...frames], cles: new Set<string>(), objets: 0, decrits: 0, feuilles: 0 };
      tableaux.push(tableau);
      frames.push({ ...frame, tableau });
    } else if (element !== undefined) {
      element.objets += 1;
      frames.push({ ...frame, element });
    } else frames.push(frame);
  }
}

/** What the beginning of a JSON document is made of, however badly it ends. */
export function teteDe(head: string): TeteJson {
  const scan = new JsonScan();
  scan.push(head);
  return scan.tete();
}
