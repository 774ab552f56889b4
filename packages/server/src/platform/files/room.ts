import { statfs } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { BridgeError } from '@bridge/contract';

/** Of the volume that holds the data, in bytes. */
export interface Space {
  readonly libre: number;
  readonly total: number;
}

export async function spaceAround(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { libre: bavail * bsize, total: blocks * bsize };
}

/** What stays free for the database and the rest, whatever people and sources send. */
export const LEFT_FREE = 1_500_000_000;
/** How much is written between two looks at what is left. */
const LOOKED_EVERY = 50_000_000;

/** The room that is left on the disk. Whoever writes files there asks first, and again while they come. */
export interface Room {
  isLeft(): Promise<boolean>;
  /** Throws `diskFull` where too little is left. */
  ensure(): Promise<void>;
  /** Tells whether so many more bytes may be written: the disk is looked at now and then. */
  looks(): (bytes: number) => Promise<boolean>;
  /** Lets bytes through for as long as there is room. */
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

/** Where nothing else lies: tests, and what is bounded otherwise. */
export const ENDLESS_ROOM: Room = createRoom(async () => ({ libre: Number.POSITIVE_INFINITY }));
