import { inflateRawSync } from 'node:zlib';

const DIRECTORY_ENTRY = 0x02014b50;

/** The parts of a workbook by name: it is a zip of XML files. */
export function partsOf(workbook: Buffer): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(DIRECTORY_ENTRY);
  for (let at = workbook.indexOf(signature); at !== -1; at = workbook.indexOf(signature, at + 4)) {
    const method = workbook.readUInt16LE(at + 10);
    const size = workbook.readUInt32LE(at + 20);
    const nameLength = workbook.readUInt16LE(at + 28);
    const header = workbook.readUInt32LE(at + 42);
    const start = header + 30 + workbook.readUInt16LE(header + 26) + workbook.readUInt16LE(header + 28);
    const bytes = workbook.subarray(start, start + size);
    const name = workbook.toString('utf8', at + 46, at + 46 + nameLength);
    parts.set(name, (method === 0 ? bytes : inflateRawSync(bytes)).toString('utf8'));
  }
  return parts;
}

/** The texts of a workbook, as one. */
export function textOf(workbook: Buffer): string {
  return [...partsOf(workbook).values()].join('\n');
}
