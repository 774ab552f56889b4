import { readPolicesDeTexte, readSymboles } from '../../polices.ts';
import type { DocumentImprime } from '../document/document.ts';

let known: ReadonlySet<number> | undefined;

/** The characters that a typeface of the product can draw, the one for symbols included. */
function signes(): ReadonlySet<number> {
  if (known === undefined) {
    const [first = new Set<number>(), ...others] = readPolicesDeTexte().map(codepointsOf);
    const shared = [...first].filter((sign) => others.every((one) => one.has(sign)));
    known = new Set([...shared, ...readSymboles().flatMap((file) => [...codepointsOf(file)])]);
  }
  return known;
}

const CMAP = 0x63_6d_61_70;
/** The formats of tables: segments of the first plane, and groups of all planes. */
const [SEGMENTS, GROUPS] = [4, 12];

/** The characters that a TrueType file can draw, by its character table. */
function codepointsOf(file: Buffer): ReadonlySet<number> {
  const found = new Set<number>();
  const tables = file.readUInt16BE(4);
  for (let n = 0; n < tables; n += 1) {
    const entry = 12 + 16 * n;
    if (file.readUInt32BE(entry) !== CMAP) continue;
    const cmap = file.readUInt32BE(entry + 8);
    const many = file.readUInt16BE(cmap + 2);
    for (let k = 0; k < many; k += 1) readTable(file, cmap + file.readUInt32BE(cmap + 4 + 8 * k + 4), found);
  }
  return found;
}

function readTable(file: Buffer, at: number, found: Set<number>): void {
  const format = file.readUInt16BE(at);
  const add = (first: number, last: number) => {
    for (let sign = first; sign <= last; sign += 1) found.add(sign);
  };
  if (format === GROUPS) {
    const groups = file.readUInt32BE(at + 12);
    for (let n = 0; n < groups; n += 1) add(file.readUInt32BE(at + 16 + 12 * n), file.readUInt32BE(at + 20 + 12 * n));
  } else if (format === SEGMENTS) {
    const segments = file.readUInt16BE(at + 6) / 2;
    for (let n = 0; n < segments; n += 1) {
      const last = file.readUInt16BE(at + 14 + 2 * n);
      if (last !== 0xff_ff) add(file.readUInt16BE(at + 16 + 2 * segments + 2 * n), last);
    }
  }
}

/** Spaces, joiners and marks of direction are drawn by nothing. */
const SILENT = /[\p{Z}\p{C}\p{M}]/u;

/** The signs of some words that no typeface has. */
function signesAbsents(texte: string): readonly string[] {
  const drawn = signes();
  return [...new Set(texte)].filter((sign) => !SILENT.test(sign) && !drawn.has(sign.codePointAt(0) ?? 0));
}

/** The signs of a document that no typeface has. */
export const absentsDe = (document: DocumentImprime): readonly string[] => signesAbsents(JSON.stringify(document));
