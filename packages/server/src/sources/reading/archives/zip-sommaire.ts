import { Entry } from 'yauzl';

/** What is kept of an entry beside its name: where it lies, its two sizes, and how it was packed. */
const PLACE = 0;
const PACKED = 1;
const SIZE = 2;
const METHOD = 3;
const FLAGS = 4;
/** The end of the name of the entry in the buffer of all names. */
const NAMED = 5;
const KEPT = 6;
/** The average length of a name, to size the first buffer. */
const EXPECTED = 48;

/** The list of an archive, as numbers and bytes: it may have hundreds of thousands of files, and objects of each would fill the memory. */
export class Sommaire {
  private nombres: Float64Array;
  private noms: Buffer;
  private count = 0;

  constructor(expected: number) {
    this.nombres = new Float64Array(Math.max(1, expected) * KEPT);
    this.noms = Buffer.alloc(Math.max(1, expected) * EXPECTED);
  }

  get length(): number {
    return this.count;
  }

  add(entry: Entry): void {
    const start = this.count * KEPT;
    if (start >= this.nombres.length) {
      const larger = new Float64Array(this.nombres.length * 2);
      larger.set(this.nombres);
      this.nombres = larger;
    }
    const named = this.endOfName(this.count - 1);
    const size = Buffer.byteLength(entry.fileName);
    if (named + size > this.noms.length) {
      const larger = Buffer.alloc(2 * this.noms.length + size);
      this.noms.copy(larger);
      this.noms = larger;
    }
    this.noms.write(entry.fileName, named);
    this.nombres[start + NAMED] = named + size;
    this.nombres[start + PLACE] = entry.relativeOffsetOfLocalHeader;
    this.nombres[start + PACKED] = entry.compressedSize;
    this.nombres[start + SIZE] = entry.uncompressedSize;
    this.nombres[start + METHOD] = entry.compressionMethod;
    this.nombres[start + FLAGS] = entry.generalPurposeBitFlag;
    this.count += 1;
  }

  nom(rang: number): string {
    return this.noms.toString('utf8', this.endOfName(rang - 1), this.endOfName(rang));
  }

  taille(rang: number): number {
    return this.of(rang, SIZE);
  }

  /** The entry as the library reads it. */
  entry(rang: number): Entry {
    return Object.assign(new Entry(), {
      fileName: this.nom(rang),
      relativeOffsetOfLocalHeader: this.of(rang, PLACE),
      compressedSize: this.of(rang, PACKED),
      uncompressedSize: this.of(rang, SIZE),
      compressionMethod: this.of(rang, METHOD),
      generalPurposeBitFlag: this.of(rang, FLAGS),
    });
  }

  /** Whether two entries share bytes, which makes a small archive hold a world. */
  overlaps(): boolean {
    const rangs = Uint32Array.from({ length: this.length }, (_, rang) => rang);
    rangs.sort((a, b) => this.of(a, PLACE) - this.of(b, PLACE));
    let free = 0;
    for (const rang of rangs) {
      if (this.of(rang, PLACE) < free) return true;
      free = this.of(rang, PLACE) + this.of(rang, PACKED);
    }
    return false;
  }

  private endOfName(rang: number): number {
    return rang < 0 ? 0 : this.of(rang, NAMED);
  }

  private of(rang: number, what: number): number {
    return this.nombres[rang * KEPT + what] ?? 0;
  }
}
