import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import { ENDLESS_ROOM, type Room } from '../../platform/files/room.ts';
import { PART, writeWhole } from '../../platform/net/whole-file.ts';

interface Garde {
  readonly bytes: number;
  /** The last time it was served. */
  readonly servi: number;
  /** The time it was stored. */
  readonly venu: number;
}

/** A store on disk of files that can be made again, limited in size: the least used files go first. */
export interface Reserve {
  /** The file, or null when it is not there. */
  read(nom: string): Promise<Buffer | null>;
  /** Whether the file is there; it then counts as served. */
  a(nom: string): Promise<boolean>;
  chemin(nom: string): string;
  /** Throws where the disk has no room left. */
  keep(nom: string, contenu: Buffer): Promise<void>;
  /** Takes over a file that is on the same disk. */
  adopt(nom: string, fichier: string): Promise<void>;
}

/** How often the time of serving is written to disk, in milliseconds: a restart needs no finer knowledge. */
const NOTED_EVERY = 24 * 60 * 60_000;
/** The part to which a full store is lowered, so that files do not go one at a time. */
const LOWERED = 0.9;

/** For how long a photo that is only passed on is kept, in milliseconds. */
export const RELAIS = 45 * 60_000;

/** The folder of photos that are only passed on, beside that of kept ones. */
export const dossierDeRelais = (dossier: string): string => `${dossier}-relais`;

export function createReserveDeFichiers({
  dossier,
  clock,
  most,
  room = ENDLESS_ROOM,
  lasts = Number.POSITIVE_INFINITY,
}: {
  readonly dossier: string;
  readonly clock: Clock;
  /** The most bytes of all files. */
  readonly most: number;
  /** The free room of the disk. */
  readonly room?: Room;
  /** How long a file is kept, in milliseconds; without it, as long as it is used. */
  readonly lasts?: number;
}): Reserve {
  let files: Promise<Map<string, Garde>> | undefined;
  let drafts = 0;
  let total = 0;

  /** The files from before a restart; those that a killed process left half written are removed. */
  const known = () => {
    files ??= inventaire(dossier).then((found) => {
      for (const { bytes } of found.values()) total += bytes;
      return found;
    });
    return files;
  };

  async function servi(nom: string): Promise<boolean> {
    const all = await known();
    const file = all.get(nom);
    const now = clock.now();
    // A file that expired is only hidden: the maintenance removes it after its last readers.
    if (file === undefined || now.getTime() - file.venu > lasts) return false;
    // A map keeps the order of insertion: the file served last goes to the end.
    all.delete(nom);
    all.set(nom, { ...file, servi: now.getTime() });
    if (now.getTime() - file.servi > NOTED_EVERY) await utimes(join(dossier, nom), now, now).catch(() => undefined);
    return true;
  }

  async function forget(nom: string): Promise<void> {
    const all = await known();
    total -= all.get(nom)?.bytes ?? 0;
    all.delete(nom);
  }

  async function enter(nom: string, bytes: number): Promise<void> {
    const all = await known();
    total += bytes - (all.get(nom)?.bytes ?? 0);
    all.delete(nom);
    const now = clock.now().getTime();
    all.set(nom, { bytes, servi: now, venu: now });
    if (total <= most) return;
    for (const [oldest, file] of all) {
      if (total <= most * LOWERED || oldest === nom) break;
      all.delete(oldest);
      total -= file.bytes;
      await rm(join(dossier, oldest), { force: true });
    }
  }

  return {
    chemin: (nom) => join(dossier, nom),
    async a(nom) {
      if (!(await servi(nom))) return false;
      const isThere = (await stat(join(dossier, nom)).catch(() => null)) !== null;
      if (!isThere) await forget(nom);
      return isThere;
    },
    async read(nom) {
      if (!(await servi(nom))) return null;
      const content = await readFile(join(dossier, nom)).catch(() => null);
      // The folder was cleaned by hand.
      if (content === null) await forget(nom);
      return content;
    },
    async keep(nom, contenu) {
      await room.ensure();
      const to = join(dossier, nom);
      await mkdir(dirname(to), { recursive: true });
      drafts += 1;
      const draft = `${to}.${process.pid}-${drafts}${PART}`;
      await writeWhole({ to, draft, host: 'photos' }, (write) => write(contenu));
      await enter(nom, contenu.length);
    },
    async adopt(nom, fichier) {
      const { size } = await stat(fichier);
      await rename(fichier, join(dossier, nom));
      await enter(nom, size);
    },
  };
}

/** The least lately served first. */
async function inventaire(dossier: string): Promise<Map<string, Garde>> {
  const entries = await readdir(dossier, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: [string, Garde][] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if (entry.name.endsWith(PART)) await rm(path, { force: true });
    const seen = await stat(path).catch(() => null);
    if (seen) found.push([relative(dossier, path), { bytes: seen.size, servi: seen.mtimeMs, venu: seen.mtimeMs }]);
  }
  return new Map(found.sort(([, one], [, other]) => one.servi - other.servi));
}
