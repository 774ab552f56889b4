import { deflateSync } from 'node:zlib';
import { type PDFContext, type PDFDocument, type PDFObject, type PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** How many objects are compressed together: a reader that wants one of them reads them all. */
const TOGETHER = 100;
/** Widths in bytes of an entry of the table: its kind, its place and its rank there. */
const WIDTHS = [1, 4, 2] as const;
const ENTRY = WIDTHS[0] + WIDTHS[1] + WIDTHS[2];
const [PLAIN, COMPRESSED] = [1, 2];
const [STREAM, ENDSTREAM, END] = ['\nstream\n', '\nendstream', '\n'].map((words) => Buffer.from(words)) as [
  Buffer,
  Buffer,
  Buffer,
];

/**
 * Writes a whole document, with objects compressed: tags are two thirds of a file. The library's own writer looks
 * through all objects for each of them, and a guide has tens of thousands.
 */
export function writePdf({ context }: PDFDocument, version: '1.6' | '1.7' = '1.7'): Buffer {
  const pieces: Buffer[] = [Buffer.from(`%PDF-${version}\n%\xff\xff\xff\xff\n\n`, 'latin1')];
  let at = pieces[0]?.length ?? 0;
  const table = new Map<number, readonly [kind: number, where: number, rank: number]>();
  const put = (number: number, generation: number, ...body: readonly Buffer[]) => {
    table.set(number, [PLAIN, at, generation]);
    const whole = Buffer.concat([Buffer.from(`${number} ${generation} obj\n`), ...body, Buffer.from('\nendobj\n\n')]);
    pieces.push(whole);
    at += whole.length;
  };
  const putStream = (number: number, dict: string, content: Buffer) => {
    const packed = deflateSync(content);
    const head = `<<\n${dict}\n/Filter /FlateDecode\n/Length ${packed.length}\n>>`;
    put(number, 0, Buffer.from(head), STREAM, packed, ENDSTREAM);
  };

  const small: [PDFRef, PDFObject][] = [];
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const { objectNumber, generationNumber } = ref;
    if (object instanceof PDFStream) put(objectNumber, generationNumber, ...streamOf(object));
    else if (generationNumber !== 0) put(objectNumber, generationNumber, bytesOf(object));
    else small.push([ref, object]);
  }
  let next = context.largestObjectNumber + 1;
  for (let from = 0; from < small.length; from += TOGETHER) {
    const together = small.slice(from, from + TOGETHER);
    for (const [rank, [ref]] of together.entries()) table.set(ref.objectNumber, [COMPRESSED, next, rank]);
    const { offsets, content } = joined(together);
    putStream(
      next,
      `/Type /ObjStm\n/N ${together.length}\n/First ${offsets.length}`,
      Buffer.concat([offsets, content]),
    );
    next += 1;
  }
  const start = at;
  table.set(next, [PLAIN, start, 0]);
  putStream(
    next,
    `/Type /XRef\n/Size ${next + 1}\n/W [${WIDTHS.join(' ')}]\n${trailerOf(context)}`,
    entries(table, next + 1),
  );
  pieces.push(Buffer.from(`startxref\n${start}\n%%EOF`));
  return Buffer.concat(pieces);
}

let scratch = Buffer.alloc(64 * 1024);

function bytesOf(object: PDFObject): Buffer {
  const length = object.copyBytesInto(scratch, 0);
  if (length <= scratch.length) return Buffer.from(scratch.subarray(0, length));
  // An object that has no room is written again, with enough room.
  scratch = Buffer.alloc(2 * length);
  return bytesOf(object);
}

/** The bytes of a stream as they are: most of them are photos. */
function streamOf(stream: PDFStream): readonly Buffer[] {
  stream.updateDict();
  return [bytesOf(stream.dict), STREAM, Buffer.from(stream.getContents()), ENDSTREAM];
}

/** Objects one after the other, with the number and the place of each. */
function joined(objects: readonly (readonly [PDFRef, PDFObject])[]): { offsets: Buffer; content: Buffer } {
  const bodies: Buffer[] = [];
  let [offsets, at] = ['', 0];
  for (const [ref, object] of objects) {
    const body = Buffer.concat([bytesOf(object), END]);
    offsets += `${ref.objectNumber} ${at} `;
    at += body.length;
    bodies.push(body);
  }
  return { offsets: Buffer.from(offsets), content: Buffer.concat(bodies) };
}

/** The table: a number that nothing bears is free. */
function entries(table: ReadonlyMap<number, readonly [number, number, number]>, size: number): Buffer {
  const written = Buffer.alloc(size * ENTRY);
  for (const [number, [kind, where, rank]] of table) {
    const to = number * ENTRY;
    written.writeUInt8(kind, to);
    written.writeUInt32BE(where, to + WIDTHS[0]);
    written.writeUInt16BE(rank, to + WIDTHS[0] + WIDTHS[1]);
  }
  // The first entry, the head of free objects, is never used.
  written.writeUInt16BE(0xff_ff, WIDTHS[0] + WIDTHS[1]);
  return written;
}

function trailerOf({ trailerInfo }: PDFContext): string {
  const said = (['Root', 'Info', 'ID'] as const).flatMap((name) => {
    const value = trailerInfo[name];
    return value === undefined ? [] : `/${name} ${value}`;
  });
  return said.join('\n');
}
