import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { temporaryFolder } from '../../../platform/db/testing/temp-folder.ts';

/** Puts bytes into a file of the running test. */
export async function fichierDe(bytes: Buffer | string): Promise<string> {
  const path = join(await temporaryFolder(), 'fichier');
  await writeFile(path, bytes);
  return path;
}

/** A picture for every seed, always the same one: patches of grey that look like no other picture's. */
export function image(graine = 1, largeur = 640, hauteur = 480) {
  let state = graine * 7_919;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % 256;
  };
  const pixels = Buffer.from(Array.from({ length: 12 * 9 * 3 }, next));
  return sharp(pixels, { raw: { width: 12, height: 9, channels: 3 } }).resize(largeur, hauteur, {
    fit: 'fill',
    kernel: 'cubic',
  });
}

export const jpeg = (graine = 1, largeur = 640, hauteur = 480) => image(graine, largeur, hauteur).jpeg().toBuffer();

/** A photo as phones take it: with an author, a day, a place, a serial number and an orientation. */
export function jpegDeTelephone(orientation = 1): Promise<Buffer> {
  return image(3, 300, 200)
    .withExif({
      IFD0: { ImageDescription: 'Le lac au matin', Artist: 'Camille Roche', Copyright: 'Camille Roche, Dinan' },
      IFD2: { DateTimeOriginal: '2026:07:14 08:30:00', BodySerialNumber: 'SERIE-12345' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '48/1 30/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '2/1 15/1 0/1',
      },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** IPTC as press software writes it, put into a JPEG. */
export function avecIptc(jpegBytes: Buffer, valeurs: readonly (readonly [dataset: number, text: string])[]): Buffer {
  const records = valeurs.map(([dataset, text]) => {
    const value = Buffer.from(text);
    const head = Buffer.from([0x1c, 0x02, dataset, 0, 0]);
    head.writeUInt16BE(value.length, 3);
    return Buffer.concat([head, value]);
  });
  const iptc = Buffer.concat(records);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(iptc.length);
  const block = Buffer.concat([Buffer.from('8BIM\x04\x04\0\0', 'latin1'), length, iptc, Buffer.alloc(iptc.length % 2)]);
  return segment(jpegBytes, 0xed, Buffer.concat([Buffer.from('Photoshop 3.0\0', 'latin1'), block]));
}

/** A segment put at the start of a JPEG. */
export function segment(jpegBytes: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpegBytes.subarray(0, 2), head, content, jpegBytes.subarray(2)]);
}

export function pngChunk(name: string, content: Buffer): Buffer {
  const out = Buffer.alloc(12 + content.length);
  out.writeUInt32BE(content.length, 0);
  out.write(name, 4, 'latin1');
  content.copy(out, 8);
  let crc = 0xffffffff;
  for (const byte of out.subarray(4, 8 + content.length)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  out.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 8 + content.length);
  return out;
}

/** A PNG whose header claims a size that its few bytes do not hold. */
export function pngGeant(cote: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(cote, 0);
  header.writeUInt32BE(cote, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

const box = (name: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** A track of a film of that kind. */
const piste = (genre: string): Buffer =>
  box('trak', box('mdia', box('hdlr', Buffer.alloc(8), Buffer.from(genre, 'latin1'), Buffer.alloc(12))));

/** A film of two seconds and a half, with the place where it was taken. */
export function mp4({ son = false } = {}): Buffer {
  const mvhd = Buffer.alloc(100);
  mvhd.writeUInt32BE(1_000, 12);
  mvhd.writeUInt32BE(2_500, 16);
  const tkhd = Buffer.alloc(84);
  tkhd.writeUInt16BE(1_280, 76);
  tkhd.writeUInt16BE(720, 80);
  const place = box('udta', box('\u00a9xyz', Buffer.from('+48.5000-002.2500/')));
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2', 'latin1')),
    box('moov', box('mvhd', mvhd), box('trak', box('tkhd', tkhd)), ...(son ? [piste('soun')] : []), place),
    box('mdat', Buffer.alloc(5_000, 7)),
  ]);
}

export function wav(seconds = 2): Buffer {
  const data = Buffer.alloc(8_000 * seconds);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><title>Vague</title><path d="M0 10 Q10 0 20 10 T40 10" fill="#1da2df"></path></svg>';
export const GPX = `<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1"><metadata><name>Tour du lac</name></metadata>
<trk><trkseg><trkpt lat="48.5" lon="-2.25"/><trkpt lat="48.51" lon="-2.26"/></trkseg></trk></gpx>`;
export const KML = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Gare</name>
<Point><coordinates>-2.25,48.5,0</coordinates></Point></Placemark></Document></kml>`;
export const GEOJSON = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    { type: 'Feature', properties: { nom: 'Gare' }, geometry: { type: 'Point', coordinates: [-2.25, 48.5] } },
    {
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-2, 48],
            [-2.1, 48.1],
            [-2.2, 48],
            [-2, 48],
          ],
        ],
      },
    },
  ],
});
