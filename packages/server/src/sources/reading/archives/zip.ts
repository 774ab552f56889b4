import { open as openHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { inflateRawSync } from 'node:zlib';
import { formatNumber } from '@bridge/contract';
import { type Entry, open, type ZipFile, type ZipFileOptions } from 'yauzl';
import { FluxIllisible } from '../../source.ts';
import { Sommaire } from './zip-sommaire.ts';

export interface LimitesZip {
  readonly entrees: number;
  /** The largest size of the whole archive once open, in bytes. */
  readonly total: number;
  /** How many times larger than its compressed form an entry may be, for entries of 10 MB and more. */
  readonly ratio: number;
  readonly nom: number;
}
export const LIMITES_ZIP: LimitesZip = { entrees: 200_000, total: 4 * 1024 ** 3, ratio: 250, nom: 512 };

export interface EntreeZip {
  readonly nom: string;
  readonly taille: number;
  /** Its bytes, as a stream: nothing is ever extracted to disk. */
  octets(): AsyncGenerator<Buffer>;
}

export interface Zip {
  /** Made as they are asked for: there may be hundreds of thousands of them. */
  readonly entrees: Iterable<EntreeZip>;
  close(): void;
}

const RATIO_FROM = 10 * 1024 ** 2;

/** Opens an archive and checks every entry before one byte of any is inflated. Throws FluxIllisible. */
export async function openZip(fichier: string, limites: Partial<LimitesZip> = {}): Promise<Zip> {
  const limits = { ...LIMITES_ZIP, ...limites };
  const zip = await openFile(fichier);
  try {
    if (zip.entryCount > limits.entrees)
      throw new FluxIllisible(`L’archive contient trop de fichiers\u00a0: ${formatNumber(limits.entrees)} au plus.`);
    const sommaire = await sommaireOf(zip, limits);
    if (sommaire.overlaps()) throw new FluxIllisible('L’archive est refusée\u00a0: ses fichiers se recouvrent.');
    return { entrees: { [Symbol.iterator]: () => entriesOf(zip, sommaire) }, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function* entriesOf(zip: ZipFile, sommaire: Sommaire): Generator<EntreeZip> {
  for (let rang = 0; rang < sommaire.length; rang += 1) {
    const nom = sommaire.nom(rang);
    if (ignored(nom)) continue;
    const octets = () => bytesOfEntry(zip, sommaire.entry(rang));
    yield { nom, taille: sommaire.taille(rang), octets };
  }
}

function openFile(fichier: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(
      fichier,
      { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true },
      (error, zip) => {
        if (error)
          reject(new FluxIllisible('Le fichier n’est pas une archive ZIP lisible, ou il est incomplet.', true));
        else resolve(zip);
      },
    );
  });
}

function sommaireOf(zip: ZipFile, limits: LimitesZip): Promise<Sommaire> {
  return new Promise((resolve, reject) => {
    const sommaire = new Sommaire(zip.entryCount);
    let total = 0;
    zip.on('entry', (entry: Entry) => {
      total += entry.uncompressedSize;
      const refused = total > limits.total ? 'L’archive est trop grande une fois ouverte.' : refusalOf(entry, limits);
      sommaire.add(entry);
      if (refused !== null) reject(new FluxIllisible(refused));
      // The count of the end record may lie: the entries themselves are counted too.
      else if (sommaire.length > zip.entryCount)
        reject(new FluxIllisible('L’archive est abîmée\u00a0: son sommaire est faux.'));
      else zip.readEntry();
    });
    zip.once('end', () => resolve(sommaire));
    // The library refuses parent folders, absolute paths, drive letters and backslashes here.
    zip.once('error', (error: Error) =>
      reject(
        new FluxIllisible(
          /path|characters in fileName/i.test(error.message)
            ? 'L’archive est refusée\u00a0: elle nomme un fichier hors de son dossier.'
            : 'L’archive est abîmée\u00a0: son sommaire est illisible.',
        ),
      ),
    );
    zip.readEntry();
  });
}

function refusalOf(entry: Entry, limits: LimitesZip): string | null {
  if (entry.fileName.length > limits.nom || entry.fileName.includes('\0'))
    return 'L’archive est refusée\u00a0: un de ses noms de fichier est trop long ou interdit.';
  if (entry.isEncrypted()) return 'L’archive est protégée par un mot de passe.';
  // Unix mode, where the archive has one: a link would lead elsewhere.
  if (((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000)
    return 'L’archive est refusée\u00a0: elle contient un lien.';
  const abnormal = entry.uncompressedSize > limits.ratio * Math.max(entry.compressedSize, 1);
  return entry.uncompressedSize > RATIO_FROM && abnormal
    ? 'L’archive est refusée\u00a0: son taux de compression est anormal.'
    : null;
}

function ignored(name: string): boolean {
  return name.endsWith('/') || name.split('/').some((part) => part === '__MACOSX' || part.startsWith('.'));
}

const DEFLATED = 8;
/** Opened in one piece: of hundreds of thousands of small files, a stream to inflate each takes more than it holds. */
const SMALL = 64 * 1024;

async function* bytesOfEntry(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const { uncompressedSize: size, compressedSize: packed } = entry;
  if (entry.compressionMethod !== DEFLATED || Math.max(size, packed) > SMALL) {
    yield* chunksOf(zip, entry, {});
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(zip, entry, { decompress: false })) chunks.push(chunk);
  yield inflatedWhole(entry, Buffer.concat(chunks));
}

async function* chunksOf(zip: ZipFile, entry: Entry, options: { decompress?: false }): AsyncGenerator<Buffer> {
  const stream = await new Promise<Readable>((resolve, reject) => {
    const opened = (error: Error | null, readable: Readable) => (error ? reject(broken(entry)) : resolve(readable));
    zip.openReadStream(entry, options as ZipFileOptions, opened);
  });
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) yield chunk;
  } catch {
    throw broken(entry);
  } finally {
    stream.destroy();
  }
}

function inflatedWhole(entry: Entry, packed: Buffer): Buffer {
  try {
    const whole = inflateRawSync(packed, { maxOutputLength: entry.uncompressedSize + 1 });
    if (whole.length === entry.uncompressedSize) return whole;
  } catch {
    // The error is reported below.
  }
  throw broken(entry);
}

function broken(entry: Entry): FluxIllisible {
  return new FluxIllisible(
    `L’archive est abîmée\u00a0: «\u00a0${entry.fileName}\u00a0» n’a pas la taille annoncée.`,
    true,
  );
}

/** Whether a file is an archive, by its first bytes: the name of an answer tells nothing. */
export async function isZip(chemin: string): Promise<boolean> {
  const file = await openHandle(chemin, 'r').catch(() => null);
  if (file === null) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32BE(0) === 0x504b0304;
  } finally {
    await file.close();
  }
}
