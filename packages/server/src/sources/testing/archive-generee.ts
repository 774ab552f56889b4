import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. */
export interface Entree {
  readonly nom: string;
  readonly contenu: string;
}

const DEFLATED = 8;
const UTF8 = 0x800;
const VERSION = 45;

/** What an entry says of itself, both where it lies and in the list at the end. */
function headerOf(crc: number, packed: number, size: number, name: number): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(UTF8, 2);
  header.writeUInt16LE(DEFLATED, 4);
  // Of the first of January 1980.
  header.writeUInt32LE(0x00210000, 6);
  header.writeUInt32LE(crc, 10);
  header.writeUInt32LE(packed, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt16LE(name, 22);
  return header;
}

const signed = (signature: number, ...parts: readonly Buffer[]): Buffer => {
  const start = Buffer.alloc(4);
  start.writeUInt32LE(signature);
  return Buffer.concat([start, ...parts]);
};

/**
 * Writes an archive of as many files as one wants, one after the other: the libraries at hand look through all of them at each. Its
 * end is of the form that has no limit. It takes no more of them once it has enough bytes.
 */
export async function writeArchive(
  path: string,
  entrees: Iterable<Entree>,
  enough = Number.POSITIVE_INFINITY,
): Promise<void> {
  const out = createWriteStream(path);
  let offset = 0;
  const write = async (bytes: Buffer): Promise<void> => {
    offset += bytes.length;
    if (!out.write(bytes)) await once(out, 'drain');
  };
  const list: Buffer[] = [];
  for (const { nom, contenu } of entrees) {
    const [name, raw] = [Buffer.from(nom), Buffer.from(contenu)];
    const packed = deflateRawSync(raw, { level: 1 });
    const header = headerOf(crc32(raw), packed.length, raw.length, name.length);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const made = Buffer.alloc(2);
    made.writeUInt16LE(VERSION);
    list.push(signed(0x02014b50, made, header, place, name));
    await write(signed(0x04034b50, header, name, packed));
    if (offset >= enough) break;
  }
  const start = offset;
  for (const line of list) await write(line);
  await write(endOf(list.length, start, offset - start));
  out.end();
  await finished(out);
}

function endOf(entries: number, start: number, size: number): Buffer {
  const end64 = Buffer.alloc(52);
  end64.writeBigUInt64LE(44n, 0);
  end64.writeUInt16LE(VERSION, 8);
  end64.writeUInt16LE(VERSION, 10);
  end64.writeBigUInt64LE(BigInt(entries), 20);
  end64.writeBigUInt64LE(BigInt(entries), 28);
  end64.writeBigUInt64LE(BigInt(size), 36);
  end64.writeBigUInt64LE(BigInt(start), 44);
  const locator = Buffer.alloc(16);
  locator.writeBigUInt64LE(BigInt(start + size), 4);
  locator.writeUInt32LE(1, 12);
  // What does not fit says to look above.
  const end = Buffer.alloc(18, 0xff);
  end.writeUInt16LE(0, 0);
  end.writeUInt16LE(0, 2);
  end.writeUInt16LE(0, 16);
  return Buffer.concat([signed(0x06064b50, end64), signed(0x07064b50, locator), signed(0x06054b50, end)]);
}
