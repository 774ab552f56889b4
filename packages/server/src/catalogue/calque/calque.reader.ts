import { Readable } from 'node:stream';
import { type Calque, CalqueIllisible, calqueAllege, LARGEST_CALQUE } from './calque.ts';
import { readGeojson } from './geojson.reader.ts';
import { readXml } from './xml.reader.ts';

/** Reads a GPX, KML or GeoJSON file by its content; throws a `CalqueIllisible` with the reason. */
export async function readCalque(file: Readable): Promise<Calque> {
  try {
    const pieces = decoded(file);
    const first = await pieces.next();
    const start = first.done ? '' : first.value;
    if (!/^\uFEFF?\s*\{/.test(start)) return await readXml(followed(start, pieces));
    let text = start;
    for await (const piece of pieces) text += piece;
    return readGeojson(text);
  } finally {
    // A file that is refused at its start is not read to its end, which would close it.
    file.destroy();
  }
}

/** A file as a map draws it; null for one that no map can draw, which was let in before maps drew files. */
export async function calqueDuFichier(contenu: Buffer): Promise<Calque | null> {
  try {
    return calqueAllege(await readCalque(Readable.from([contenu])));
  } catch (error) {
    if (error instanceof CalqueIllisible) return null;
    throw error;
  }
}

async function* decoded(file: Readable): AsyncGenerator<string> {
  let read = 0;
  file.setEncoding('utf8');
  for await (const piece of file) {
    const text = String(piece);
    read += text.length;
    if (read > LARGEST_CALQUE) throw new CalqueIllisible('lourd');
    yield text;
  }
}

async function* followed(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start.replace(/^\uFEFF/, '');
  yield* rest;
}
