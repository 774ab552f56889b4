/** The fields of EXIF that are read, of all that a camera writes. */
export interface Exif {
  readonly description?: string;
  readonly auteur?: string;
  readonly copyright?: string;
  /** The date as cameras write it: 2026:07:14 10:00:00. */
  readonly date?: string;
  readonly lat?: number;
  readonly lon?: number;
}

const MOST_ENTRIES = 500;
const LONGEST_TEXT = 4_000;
const [DESCRIPTION, ARTISTE, COPYRIGHT, DATE] = [0x010e, 0x013b, 0x8298, 0x9003];
const [IFD_EXIF, IFD_GPS] = [0x8769, 0x8825];

interface Entree {
  readonly type: number;
  readonly nombre: number;
  /** The position of its value. */
  readonly at: number;
}

/** Reads the fields above, and trusts no offset: one that points outside is left out. */
export function readExif(bytes: Buffer): Exif {
  const tiff = bytes.toString('latin1', 0, 6) === 'Exif\0\0' ? bytes.subarray(6) : bytes;
  const order = tiff.toString('latin1', 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') return {};
  const read = createReader(tiff, order.startsWith('II'));
  const first = read.entries(read.u32(4));
  const exif = read.entries(read.pointer(first.get(IFD_EXIF)));
  const gps = read.entries(read.pointer(first.get(IFD_GPS)));
  const texts = {
    description: read.text(first.get(DESCRIPTION)),
    auteur: read.text(first.get(ARTISTE)),
    copyright: read.text(first.get(COPYRIGHT)),
    date: read.text(exif.get(DATE)),
  };
  const lat = read.angle(gps.get(2), read.text(gps.get(1)), 90);
  const lon = read.angle(gps.get(4), read.text(gps.get(3)), 180);
  const filled = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));
  // A single coordinate is no place, and 0,0 is what a camera without a position writes.
  const isPlace = lat !== null && lon !== null && (lat !== 0 || lon !== 0);
  return isPlace ? { ...filled, lat, lon } : filled;
}

const SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1 };

function createReader(tiff: Buffer, little: boolean) {
  const u16 = (at: number) =>
    at < 0 || at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const u32 = (at: number) =>
    at < 0 || at + 4 > tiff.length ? 0 : little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at);
  const entries = (ifd: number): ReadonlyMap<number, Entree> => {
    const found = new Map<number, Entree>();
    if (ifd < 8) return found;
    const count = Math.min(u16(ifd), MOST_ENTRIES);
    for (let rang = 0; rang < count; rang += 1) {
      const entry = ifd + 2 + rang * 12;
      const [type, nombre] = [u16(entry + 2), u32(entry + 4)];
      const size = (SIZES[type] ?? 0) * nombre;
      const at = size <= 4 ? entry + 8 : u32(entry + 8);
      if (size > 0 && at + size <= tiff.length) found.set(u16(entry), { type, nombre, at });
    }
    return found;
  };
  const text = (entry: Entree | undefined): string => {
    if (entry === undefined || entry.type !== 2) return '';
    const bytes = tiff.subarray(entry.at, entry.at + Math.min(entry.nombre, LONGEST_TEXT));
    const end = bytes.indexOf(0);
    return decode(end === -1 ? bytes : bytes.subarray(0, end)).trim();
  };
  const angle = (entry: Entree | undefined, side: string, most: number): number | null => {
    if (entry === undefined || entry.type !== 5 || entry.nombre < 3) return null;
    const part = (rang: number) => u32(entry.at + rang * 8) / (u32(entry.at + rang * 8 + 4) || 1);
    const degrees = part(0) + part(1) / 60 + part(2) / 3_600;
    const signed = side === 'S' || side === 'W' ? -degrees : degrees;
    return Number.isFinite(signed) && Math.abs(signed) <= most ? Math.round(signed * 1e6) / 1e6 : null;
  };
  const pointer = (entry: Entree | undefined) => (entry?.type === 4 ? u32(entry.at) : 0);
  return { u32, entries, text, angle, pointer };
}

/** The standard says ASCII; cameras and software write UTF-8 or Latin-1. */
export function decode(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.includes('\uFFFD') ? bytes.toString('latin1') : text;
}
