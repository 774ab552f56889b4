import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Room } from '../platform/files/room.ts';
import { type Entree, entree } from './cache.ts';
import { isTouched } from './changements.rules.ts';

/** Copies of pages on disk, for when the database is away and memory has nothing. */
export interface Disque {
  /** The copy of a page, if it may be served: never of a withdrawn page, nor of one that has ended. */
  read(cle: string): Promise<Entree<never> | undefined>;
  /** Whether this server knows of a copy: others may have written one. The disk is not read. */
  knows(cle: string): boolean;
  /** Writes a copy, without making the visitor wait. */
  write(cle: string, entree: Entree): Promise<void>;
  /** Erases the copies of withdrawn pages. */
  erase(retraits: ReadonlySet<string>): Promise<void>;
  /** Answers once every copy asked for until now is written. */
  settled(): Promise<void>;
}

/** The form of copies. Those of another form are removed at the start: no withdrawal would find them. */
const FORME = 2;

const metaSchema = z.object({
  forme: z.literal(FORME),
  cle: z.string(),
  le: z.number(),
  statut: z.number().int(),
  type: z.string(),
  cles: z.array(z.string()),
  entetes: z.record(z.string(), z.string()),
  parametres: z.array(z.string()),
  fin: z.number().nullable().default(null),
});
type Meta = z.output<typeof metaSchema>;

interface Known {
  readonly cles: readonly string[];
  readonly le: number;
  readonly taille: number;
}

interface Options {
  readonly dossier: string;
  readonly octets: number;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
  /** The free room of the disk: when little is left, nothing more is copied. */
  readonly room: Pick<Room, 'isLeft'>;
}

const SUFFIX = '.page';
const TEMPORARY = '.tmp';
const MOST_WAITING = 100;

/** Keeps each page in a file, written aside and renamed, so that readers see all of it or the one before. */
export function createDisque({ dossier, octets: most, now, onError, room }: Options): Disque {
  const known = new Map<string, Known>();
  let octets = 0;
  let serial = 0;
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  const nameOf = (cle: string) => createHash('sha256').update(cle).digest('hex').slice(0, 40) + SUFFIX;
  const pathOf = (name: string) => join(dossier, name);

  const note = (name: string, meta: Known) => {
    octets += meta.taille - (known.get(name)?.taille ?? 0);
    // The page written last comes last: the oldest copies are removed first.
    known.delete(name);
    known.set(name, meta);
  };
  const drop = async (name: string) => {
    octets -= known.get(name)?.taille ?? 0;
    known.delete(name);
    await rm(pathOf(name), { force: true });
  };
  const loaded = load(dossier, now().getTime() - OLDEST, note).catch(onError);
  /** Writes come one after the other: the disk can wait, requests cannot. */
  const queued = (work: () => Promise<void>) => {
    waiting += 1;
    last = last
      .then(() => loaded)
      .then(work)
      .catch(onError)
      .finally(() => {
        waiting -= 1;
      });
    return last;
  };

  return {
    async read(cle) {
      const found = await readFile(pathOf(nameOf(cle))).catch(() => undefined);
      const parsed = found === undefined ? undefined : parse(found);
      if (parsed?.meta.cle !== cle) return undefined;
      const { fin } = parsed.meta;
      return fin !== null && now().getTime() >= fin ? undefined : toEntree(parsed);
    },
    knows: (cle) => known.has(nameOf(cle)),
    write: (cle, page) => {
      // Waiting copies are in memory: a visitor who reads everything is not followed.
      if (waiting >= MOST_WAITING) return last;
      return queued(async () => {
        if (!(await room.isLeft())) return;
        const name = nameOf(cle);
        const le = now().getTime();
        const { statut, type, cles, entetes, parametres, fin = null } = page;
        const meta: Meta = {
          forme: FORME,
          cle,
          le,
          statut,
          type,
          cles: [...cles],
          entetes,
          parametres: [...parametres],
          fin,
        };
        const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(meta)}\n`), page.corps]);
        serial += 1;
        await writeWhole(pathOf(name), `${pathOf(name)}.${process.pid}.${serial}${TEMPORARY}`, bytes);
        note(name, { cles, le, taille: bytes.length });
        for (const oldest of known.keys()) {
          if (octets <= most) break;
          await drop(oldest);
        }
      });
    },
    erase: (retraits) =>
      queued(async () => {
        const gone = [...known].filter(([, one]) => isTouched(one.cles, retraits));
        for (const [name] of gone) await drop(name);
      }),
    settled: () => queued(async () => undefined),
  };
}

/** Cheaper than the one of promises, which opens a handle for each file. */
const writeOut = promisify(writeFile);

async function writeWhole(path: string, temporary: string, bytes: Buffer): Promise<void> {
  await writeOut(temporary, bytes, { flush: true });
  await rename(temporary, path);
}

const OLDEST = 7 * 24 * 60 * 60_000;

/** Reads the copies of an earlier process, to serve them too, and removes what it was writing when it ended. */
async function load(dossier: string, oldest: number, note: (name: string, meta: Known) => void): Promise<void> {
  await mkdir(dossier, { recursive: true });
  const found: { readonly name: string; readonly meta: Known }[] = [];
  for (const name of await readdir(dossier)) {
    const path = join(dossier, name);
    const parsed = name.endsWith(SUFFIX) ? parse(await readFile(path).catch(() => Buffer.alloc(0))) : undefined;
    // Withdrawals are remembered for that time: an older copy might be of a page withdrawn since.
    if (parsed === undefined || parsed.meta.le < oldest) {
      if (!name.endsWith(TEMPORARY) || (await isOld(path))) await rm(path, { force: true });
      continue;
    }
    found.push({ name, meta: { cles: parsed.meta.cles, le: parsed.meta.le, taille: parsed.taille } });
  }
  for (const { name, meta } of found.sort((one, other) => one.meta.le - other.meta.le)) note(name, meta);
}

const MINUTE = 60_000;

/** Another server of the same folder may be writing the file. */
async function isOld(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
  return mtimeMs < Date.now() - MINUTE;
}

function parse(bytes: Buffer) {
  const end = bytes.indexOf('\n');
  if (end < 0) return undefined;
  try {
    const meta = metaSchema.parse(JSON.parse(bytes.subarray(0, end).toString('utf8')));
    return { meta, corps: bytes.subarray(end + 1), taille: bytes.length };
  } catch {
    return undefined;
  }
}

/** A copy is never fresh: it is served while the database is away, and the next request asks for a new page. */
function toEntree({ meta, corps }: { readonly meta: Meta; readonly corps: Buffer }): Entree<never> {
  const { statut, type, cles, entetes, parametres, fin } = meta;
  return entree({ statut, type, corps, cles, entetes, parametres, fin, fraicheJusque: 0, perime: 0 });
}
