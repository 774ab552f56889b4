import { ZipFile } from 'yazl';
import { collected } from './testing.ts';

/** An archive: its files by their names, written as JSON. */
export async function archiveJson(files: Readonly<Record<string, unknown>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [nom, value] of Object.entries(files)) zip.addBuffer(Buffer.from(JSON.stringify(value)), nom);
  zip.end();
  // The types of yazl know an older kind of stream: those of Node are read piece by piece.
  return Buffer.concat(await collected(zip.outputStream as AsyncIterable<Buffer>));
}
