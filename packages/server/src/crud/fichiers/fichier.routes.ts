import { randomUUID } from 'node:crypto';
import { BridgeError, readFile, uploadFile } from '@bridge/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Room } from '../../platform/files/room.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import type { Write } from '../write/writing.ts';
import { addFichier, bytesOf, fichierById } from './fichier.repository.ts';

/** The largest file, enough for a logo; the médiathèque has its own store. */
const LARGEST = 1_000_000;
const LARGEST_DAY = 50_000_000;
const DAY = 24 * 60 * 60 * 1_000;

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly write: Write;
  /** Of the disk, where the database is too. */
  readonly room: Room;
  /** An image without what is private in it, opened beside the server in the name of an entity. */
  readonly clean: (entiteId: number | null, image: Buffer, nom: string) => Promise<Image>;
}

interface Image {
  readonly type: string;
  readonly contenu: Buffer;
}

export function fichierRoutes(bind: Bind, { db, clock, write, room, clean }: Dependencies): void {
  /** Refuses what comes on top of all that a person may give in a day. */
  const ensureQuota = async (from: Db, userId: number, at: Date, size: number) => {
    const used = await bytesOf(from, userId, new Date(at.getTime() - DAY));
    if (used + size > LARGEST_DAY) throw new BridgeError('bodyTooLarge');
  };
  bind(uploadFile, async (input) => {
    const { body: given } = input.request;
    if (!Buffer.isBuffer(given) || imageType(given) === null) throw new BridgeError('notFile');
    if (given.length > LARGEST) throw new BridgeError('bodyTooLarge');
    await room.ensure();
    // Asked before the image is opened, which costs far more than the question.
    await ensureQuota(db, input.identity.userId, clock.now(), given.length);
    const { type, contenu } = await clean(input.identity.entiteId, given, input.query.nom);
    return write(input.demande, async ({ tx, at }) => {
      await ensureQuota(tx, input.identity.userId, at, contenu.length);
      const fichier = { id: randomUUID(), nom: input.query.nom };
      await addFichier(tx, {
        ...fichier,
        type,
        taille: contenu.length,
        contenu,
        utilisateur_id: input.identity.userId,
        cree_le: at,
      });
      return fichier;
    });
  });

  bind(readFile, async ({ params }) => {
    const fichier = await fichierById(db, params.id);
    if (!fichier) throw new BridgeError('notFound');
    const { type, contenu } = fichier;
    // A file with an id of its own never changes.
    return { type, body: contenu, headers: { 'cache-control': 'public, max-age=31536000, immutable' } };
  });
}

/** The type of a file by its first bytes, whatever its name or the browser say. */
export function imageType(bytes: Buffer): string | null {
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  if (starts('89504e470d0a1a0a')) return 'image/png';
  if (starts('ffd8ff')) return 'image/jpeg';
  return starts('52494646') && starts('57454250', 8) ? 'image/webp' : null;
}
