import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { lstat, mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BridgeError, conversionDe, type Depot, isFichierDeFlux, LARGEST_DEPOT } from '@bridge/contract';
import { syncFolder } from '../../../platform/files/disk.ts';
import { measuring } from '../../../platform/files/empreinte.ts';
import type { Room } from '../../../platform/files/room.ts';
import { topOf } from './depots.ts';

/** The longest name in bytes: what disks accept, less what files on their way add to the name. */
const LONGEST_NAME = 200;

/** The name of a file below the folder of feeds: a name that a folder can hold, and that is no folder. */
export function depotName(entiteId: number | null, nom: string): string {
  const safe = basename(nom.normalize('NFC'))
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^\.+/, '');
  if (!isFichierDeFlux(safe))
    throw new BridgeError('invalidInput', {
      errors: [
        {
          path: 'nom',
          message:
            conversionDe(safe) ?? 'Seuls les fichiers JSON, XML, CSV, Excel (.xlsx), ZIP et GZ peuvent être déposés.',
        },
      ],
    });
  if (Buffer.byteLength(safe) > LONGEST_NAME)
    throw new BridgeError('invalidInput', {
      errors: [{ path: 'nom', message: 'Le nom du fichier est trop long\u00a0: raccourcissez-le, puis renvoyez-le.' }],
    });
  return `${topOf(entiteId)}/${safe}`;
}

/** A file received whole and not named yet: nothing reads it. */
export interface Arrivee {
  readonly taille: number;
  /** SHA-256, in hexadecimal. */
  readonly empreinte: string;
  /** Gives the file its name, replacing a file of the same name. */
  settle(): Promise<Depot>;
  /** Removes the file, unless it has its name. */
  drop(): Promise<void>;
}

/** Receives a file for the folder of feeds. An interrupted file leaves nothing. */
export async function receive(dossier: string, nom: string, body: Readable, room: Room): Promise<Arrivee> {
  const to = join(dossier, nom);
  const folder = join(to, '..');
  await mkdir(folder, { recursive: true });
  const part = join(folder, `.${randomUUID()}.part`);
  const drop = () => rm(part, { force: true });
  const { through, result } = measuring();
  try {
    const file = createWriteStream(part, { flags: 'wx', flush: true });
    await pipeline(body, atMost(LARGEST_DEPOT), room.watch(), through, file);
  } catch (error) {
    await drop();
    throw error;
  }
  let settled = false;
  return {
    ...result(),
    drop,
    async settle() {
      if (!settled) await rename(part, to);
      settled = true;
      await syncFolder(folder);
      const { size, mtime } = await lstat(to);
      return { nom, taille: size, le: mtime.toISOString(), dossier: false };
    },
  };
}

function atMost(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > bytes)
        done(new BridgeError('invalidInput', { errors: [{ path: '', message: 'Ce fichier dépasse 1\u00a0Go.' }] }));
      else done(null, chunk);
    },
  });
}
