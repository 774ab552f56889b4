import { pipeline, type Readable, Transform } from 'node:stream';
import { chunk } from '../analyse/png.ts';
import { noticeEnXmp } from './notice.xmp.ts';
import type { MediaDuLot } from './partage.repository.ts';

/** How a kind of file holds what is known of it. */
interface Format {
  readonly wrapped: (xmp: Buffer) => Buffer;
  /** Where it goes: after what must stand first; null while too few bytes are known. */
  readonly place: (head: Buffer) => number | null;
}

const APP0 = 0xffe0;
/** Of a PNG: its signature and its header. */
const AFTER_IHDR = 33;

const FORMATS: Readonly<Record<string, Format>> = {
  'image/jpeg': {
    wrapped: (xmp) => {
      const content = Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1'), xmp]);
      const head = Buffer.from([0xff, 0xe1, 0, 0]);
      head.writeUInt16BE(content.length + 2, 2);
      return Buffer.concat([head, content]);
    },
    place: (head) => {
      if (head.length < 6) return null;
      return head.readUInt16BE(2) === APP0 ? 4 + head.readUInt16BE(4) : 2;
    },
  },
  'image/png': {
    // Neither compressed, nor in a language of its own.
    wrapped: (xmp) => chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0', 'latin1'), xmp])),
    place: () => AFTER_IHDR,
  },
};

interface Donne {
  readonly taille: number;
  readonly body: (original: Readable) => Readable;
}

/**
 * The file of a media as people outside get it. Its metadata were taken off when it came in, since they may be private: a photo says its
 * title, its author, its credit and its conditions again, so that they are not lost on the way to a page of a newspaper.
 */
export function avecNotice(media: MediaDuLot): Donne {
  const format = FORMATS[media.type];
  if (format === undefined) return { taille: media.taille, body: (original) => original };
  const inscribed = format.wrapped(noticeEnXmp(media));
  return {
    taille: media.taille + inscribed.length,
    body: (original) => pipeline(original, inscribing(inscribed, format.place), () => undefined),
  };
}

/** Passes bytes on, with others among them at their place, or at the end of a file that has none. */
function inscribing(inscribed: Buffer, place: Format['place']): Transform {
  let held: Buffer | null = Buffer.alloc(0);
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (held === null) return done(null, piece);
      held = Buffer.concat([held, piece]);
      const at = place(held);
      if (at === null || held.length < at) return done();
      const whole = Buffer.concat([held.subarray(0, at), inscribed, held.subarray(at)]);
      held = null;
      done(null, whole);
    },
    flush(done) {
      done(null, held === null ? null : Buffer.concat([held, inscribed]));
    },
  });
}
