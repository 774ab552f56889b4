import { open as openHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { formatNumber } from '@bridge/contract';
import { type Entry, open, type ZipFile } from 'yauzl';
import { FluxIllisible } from '../source.ts';

export interface LimitesZip {
  readonly entrees: number;
  /** Bytes of the whole archive once open. */
  readonly total: number;
  /** Times that an entry may be bigger than its compressed form, from 10 MB on. */
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
  readonly entrees: readonly EntreeZip[];
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
    const entries = await entriesOf(zip);
    checkOverlap(entries);
    let total = 0;
    const kept: EntreeZip[] = [];
    for (const entry of entries) {
      total += entry.uncompressedSize;
      if (total > limits.total) throw new FluxIllisible('L’archive est trop grande une fois ouverte.');
      checkEntry(entry, limits);
      if (!ignored(entry.fileName)) {
        kept.push({ nom: entry.fileName, taille: entry.uncompressedSize, octets: () => bytesOfEntry(zip, entry) });
      }
    }
    return { entrees: kept, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
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

function entriesOf(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(lightened(entry));
      // The count of the end record may lie: the entries themselves are counted too.
      if (entries.length > zip.entryCount)
        reject(new FluxIllisible('L’archive est abîmée\u00a0: son sommaire est faux.'));
      else zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
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

const NOTHING = Buffer.alloc(0);

/** Without what nobody reads: an archive may hold hundreds of thousands of them. */
function lightened(entry: Entry): Entry {
  return Object.assign(entry, {
    ...{ fileNameRaw: NOTHING, fileCommentRaw: NOTHING, extraFieldRaw: NOTHING },
    ...{ extraFields: [], fileComment: '', comment: '' },
  });
}

function checkEntry(entry: Entry, limits: LimitesZip): void {
  if (entry.fileName.length > limits.nom || entry.fileName.includes('\0')) {
    throw new FluxIllisible('L’archive est refusée\u00a0: un de ses noms de fichier est trop long ou interdit.');
  }
  if (entry.isEncrypted()) throw new FluxIllisible('L’archive est protégée par un mot de passe.');
  // Unix mode, where the archive has one: a link would lead elsewhere.
  if (((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000) {
    throw new FluxIllisible('L’archive est refusée\u00a0: elle contient un lien.');
  }
  if (
    entry.uncompressedSize > RATIO_FROM &&
    entry.uncompressedSize > limits.ratio * Math.max(entry.compressedSize, 1)
  ) {
    throw new FluxIllisible('L’archive est refusée\u00a0: son taux de compression est anormal.');
  }
}

/** Entries that share their bytes make a small archive hold a world. */
function checkOverlap(entries: readonly Entry[]): void {
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let free = 0;
  for (const entry of inOrder) {
    if (entry.relativeOffsetOfLocalHeader < free) {
      throw new FluxIllisible('L’archive est refusée\u00a0: ses fichiers se recouvrent.');
    }
    free = entry.relativeOffsetOfLocalHeader + entry.compressedSize;
  }
}

function ignored(name: string): boolean {
  return name.endsWith('/') || name.split('/').some((part) => part === '__MACOSX' || part.startsWith('.'));
}

async function* bytesOfEntry(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, readable) => (error ? reject(broken(entry)) : resolve(readable)));
  });
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) yield chunk;
  } catch {
    throw broken(entry);
  } finally {
    stream.destroy();
  }
}

function broken(entry: Entry): FluxIllisible {
  return new FluxIllisible(
    `L’archive est abîmée\u00a0: «\u00a0${entry.fileName}\u00a0» n’a pas la taille annoncée.`,
    true,
  );
}

/** Known by its first bytes: answers have no name that tells. */
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
