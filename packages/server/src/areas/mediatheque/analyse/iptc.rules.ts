import { decode } from './exif.rules.ts';

/** The fields that press software writes about a photo. */
export interface Iptc {
  readonly titre?: string;
  readonly legende?: string;
  readonly auteur?: string;
  readonly credit?: string;
  readonly copyright?: string;
  readonly commune?: string;
  /** The date as it is written: 20260714. */
  readonly date?: string;
  readonly motsCles: readonly string[];
}

const NOMS: Readonly<Record<number, Exclude<keyof Iptc, 'motsCles'>>> = {
  5: 'titre',
  55: 'date',
  80: 'auteur',
  90: 'commune',
  110: 'credit',
  116: 'copyright',
  120: 'legende',
};
const MOT_CLE = 25;
const MOST = 200;

/** Reads the records of the second dataset, wherever they are: Photoshop wraps them in blocks of its own. */
export function readIptc(bytes: Buffer): Iptc {
  const found: Record<string, string> = {};
  const motsCles: string[] = [];
  let at = bytes.indexOf(Buffer.from([0x1c, 0x02]));
  for (let read = 0; at !== -1 && at + 5 <= bytes.length && read < MOST; read += 1) {
    const [dataset = 0, length] = [bytes[at + 2], bytes.readUInt16BE(at + 3)];
    const end = at + 5 + length;
    // Longer than 32 kB is another encoding, which no caption needs.
    if (length > 0x7fff || end > bytes.length) break;
    const value = decode(bytes.subarray(at + 5, end)).trim();
    const nom = NOMS[dataset];
    if (dataset === MOT_CLE && value !== '') motsCles.push(value);
    else if (nom !== undefined && value !== '') found[nom] ??= value;
    at = bytes[end] === 0x1c && bytes[end + 1] === 0x02 ? end : -1;
  }
  return { ...found, motsCles };
}
