import { add, type Lecteur, type Morceau } from './lecteur.ts';
import { abime } from './refus.ts';

const SCREEN = 13;
const IMAGE = 0x2c;
const EXTENSION = 0x21;
const END = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** The two that say how often an animation is played. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];
const MOST_BLOCKS = 200_000;

/** The parts kept of a GIF, byte for byte: pictures and movement. Comments, texts and what follows are dropped. */
export async function morceauxDeGif(lecteur: Lecteur): Promise<Morceau[]> {
  const byteAt = async (at: number): Promise<number> => (await lecteur.read(at, 1))[0] ?? failed();
  const screen = await lecteur.read(0, SCREEN);
  if (screen.length < SCREEN) throw abime();
  let at = SCREEN + colours(screen[10] ?? 0);
  const morceaux: Morceau[] = [{ debut: 0, fin: at - 1 }];
  let blocks = 0;
  /** The end of the blocks of data that start at a position. */
  const pass = async (from: number): Promise<number> => {
    for (let place = from; ; ) {
      blocks += 1;
      if (blocks > MOST_BLOCKS) throw abime();
      const length = await byteAt(place);
      place += 1 + length;
      if (length === 0) return place;
    }
  };
  for (;;) {
    const kind = await byteAt(at);
    if (kind === END) {
      add(morceaux, at, at);
      return morceaux;
    }
    if (kind === IMAGE) {
      // An image descriptor: position, size, local colours, then packed data.
      const end = await pass(at + 10 + colours(await byteAt(at + 9)) + 1);
      add(morceaux, at, end - 1);
      at = end;
      continue;
    }
    if (kind !== EXTENSION) throw abime();
    const end = await pass(at + 2);
    if (await isKept(at)) add(morceaux, at, end - 1);
    at = end;
  }

  async function isKept(start: number): Promise<boolean> {
    const head = await lecteur.read(start + 1, 13);
    if (head[0] === GRAPHIC_CONTROL) return true;
    return head[0] === APPLICATION && LOOPS.includes(head.toString('latin1', 2, 13));
  }
}

/** The length of the table of colours that flags announce. */
const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

function failed(): never {
  throw abime();
}
