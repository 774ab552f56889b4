import { statfs } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { BridgeError } from '@bridge/contract';

/** The volume that holds the data, in bytes. */
export interface Space {
  readonly libre: number;
  readonly total: number;
}

export async function spaceAround(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { libre: bavail * bsize, total: blocks * bsize };
}

/** The bytes left free for the database, whatever people and sources send. */
export const LEFT_FREE = 1_500_000_000;
/** How many bytes are written between two checks of the free room. */
const LOOKED_EVERY = 50_000_000;

/** The room left on the disk. Code that writes files checks it first, and again while they come. */
export interface Room {
  isLeft(): Promise<boolean>;
  /** Throws `diskFull` where too little is left. */
  ensure(): Promise<void>;
  /** Tells whether so many more bytes may be written: the disk is looked at now and then. */
  looks(): (bytes: number) => Promise<boolean>;
  /** Lets bytes through as long as there is room. */
  watch(): Transform;
}

export function createRoom(space: () => Promise<Pick<Space, 'libre'>>): Room {
  const isLeft = async () => (await space()).libre >= LEFT_FREE;
  const ensure = async () => {
    if (!(await isLeft())) throw new BridgeError('diskFull');
  };
  const looks = () => {
    let since = 0;
    return async (bytes: number) => {
      since += bytes;
      if (since < LOOKED_EVERY) return true;
      since = 0;
      return isLeft();
    };
  };
  return {
    isLeft,
    ensure,
    looks,
    watch() {
      const look = looks();
      return new Transform({
        transform(chunk: Buffer, _encoding, done) {
          look(chunk.length).then((goesOn) => (goesOn ? done(null, chunk) : done(new BridgeError('diskFull'))), done);
        },
      });
    },
  };
}

/** Unlimited room, for tests and for files bounded otherwise. */
export const ENDLESS_ROOM: Room = createRoom(async () => ({ libre: Number.POSITIVE_INFINITY }));
