/** A small value that stands beside the records: a count, the address of the next page. */
export type ScalaireEnveloppe = string | number | boolean | null;
/** The values beside the records, by their path from the root: « numFound », « d.__count ». */
export type Enveloppe = ReadonlyMap<string, ScalaireEnveloppe>;

const MOST_VALUES = 100;
const LONGEST_VALUE = 8_000;

interface Frame {
  readonly kind: 'objet' | 'tableau';
  cle: string | null;
}

/** Where the reader is outside the records, and what it met there. */
export class EnvelopeState {
  readonly values = new Map<string, ScalaireEnveloppe>();
  private readonly frames: Frame[] = [];

  constructor(
    private readonly accepted: ReadonlySet<string>,
    private readonly ignored: ReadonlySet<string>,
  ) {}

  get depth(): number {
    return this.frames.length;
  }

  open(kind: 'objet' | 'tableau'): void {
    this.frames.push({ kind, cle: null });
  }

  close(): void {
    this.frames.pop();
    this.next();
  }

  /** Forgets the key of the value that just ended. */
  next(): void {
    const frame = this.frames.at(-1);
    if (frame !== undefined) frame.cle = null;
  }

  /** Whether an array that opens here holds the records. */
  holdsRecords(): boolean {
    return this.frames.every(({ kind }) => kind === 'objet') && this.accepted.has(this.path().toLowerCase());
  }

  path(): string {
    return this.frames.map(({ cle }) => cle ?? '').join('.');
  }

  /** A string, a number or a word ended. In an object, the first is the key of the second. */
  token(text: string, isString: boolean): void {
    const frame = this.frames.at(-1);
    if (frame === undefined || frame.kind === 'tableau') return;
    if (frame.cle === null) {
      if (isString) frame.cle = String(parsed(text) ?? '').slice(0, 200);
      return;
    }
    // What the source repeats of the question may hold its key: it is never kept.
    const kept = !this.frames.some(({ cle, kind }) => kind === 'tableau' || (cle !== null && this.ignored.has(cle)));
    if (kept && this.values.size < MOST_VALUES && text.length <= LONGEST_VALUE) {
      const value = parsed(text);
      if (value !== undefined) this.values.set(this.path(), value);
    }
    frame.cle = null;
  }
}

function parsed(text: string): ScalaireEnveloppe | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? undefined : (value as ScalaireEnveloppe); // JSON without object is a scalar
  } catch {
    return undefined;
  }
}
