import { ZipFile } from 'yazl';

/** An archive: its files by their names. */
export async function archiveOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [nom, contenu] of Object.entries(files)) zip.addBuffer(Buffer.from(contenu), nom);
  zip.end();
  const pieces: Buffer[] = [];
  // The types of yazl know an older kind of stream: those of Node are read piece by piece.
  for await (const piece of zip.outputStream as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** An archive whose files are written as JSON. */
export const archiveJson = (files: Readonly<Record<string, unknown>>): Promise<Buffer> =>
  archiveOf(Object.fromEntries(Object.entries(files).map(([nom, value]) => [nom, JSON.stringify(value)])));
