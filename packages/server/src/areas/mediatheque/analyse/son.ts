import { secondesDe } from './duree.rules.ts';
import type { Lecteur } from './lecteur.ts';
import { abime, refus } from './refus.ts';

/** The duration of a sound in seconds, or null when its file does not tell. */
export async function dureeDuSon(
  lecteur: Lecteur,
  type: 'audio/mpeg' | 'audio/ogg' | 'audio/wav',
): Promise<number | null> {
  const seconds = await READERS[type](lecteur);
  return seconds === null ? null : secondesDe(seconds);
}

const READERS = { 'audio/mpeg': dureeMp3, 'audio/ogg': dureeOgg, 'audio/wav': dureeWav };

/** Kilobits per second of layer III: version 1, then versions 2 and 2.5. */
const DEBITS = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];
const FREQUENCES = [44_100, 48_000, 32_000];
/** Tags may be followed by filling. */
const MOST_FILLING = 64 * 1024;

async function dureeMp3(lecteur: Lecteur): Promise<number | null> {
  const head = await lecteur.read(0, 10);
  const tagged = head.toString('latin1', 0, 3) === 'ID3';
  // Seven bits to a byte.
  const size = tagged ? [...head.subarray(6, 10)].reduce((sum, byte) => sum * 128 + (byte & 0x7f), 10) : 0;
  const bytes = await lecteur.read(size, MOST_FILLING);
  const at = bytes.findIndex((byte, rang) => byte === 0xff && ((bytes[rang + 1] ?? 0) & 0xe6) === 0xe2);
  if (at === -1 || at + 4 > bytes.length) throw abime();
  const [, second = 0, third = 0] = bytes.subarray(at, at + 4);
  const version = (second >> 3) & 3;
  const debit = DEBITS[version === 3 ? 0 : 1]?.[third >> 4] ?? 0;
  const frequence = (FREQUENCES[(third >> 2) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4);
  if (debit === 0 || frequence === 0) throw abime();
  const frames = framesOf(bytes.subarray(at, at + 200));
  if (frames !== null) return (frames * (version === 3 ? 1_152 : 576)) / frequence;
  return ((lecteur.taille - size - at) * 8) / (debit * 1_000);
}

/** Told by the encoder where the rate varies. */
function framesOf(frame: Buffer): number | null {
  const at = ['Xing', 'Info'].map((word) => frame.indexOf(word, 0, 'latin1')).find((found) => found !== -1);
  if (at === undefined || at + 12 > frame.length || (frame.readUInt32BE(at + 4) & 1) === 0) return null;
  return frame.readUInt32BE(at + 8);
}

async function dureeOgg(lecteur: Lecteur): Promise<number | null> {
  const first = await lecteur.read(0, 200);
  const vorbis = first.indexOf('\x01vorbis', 0, 'latin1');
  const opus = first.indexOf('OpusHead', 0, 'latin1');
  if (vorbis === -1 && opus === -1) throw refus('Ce fichier OGG n’est pas un son Vorbis ou Opus.');
  if (vorbis !== -1 && vorbis + 16 > first.length) throw abime();
  const frequence = opus === -1 ? first.readUInt32LE(vorbis + 12) : 48_000;
  const end = await lecteur.read(Math.max(0, lecteur.taille - 65_536), 65_536);
  const page = end.lastIndexOf('OggS', undefined, 'latin1');
  if (page === -1 || page + 14 > end.length || frequence === 0) return null;
  return Number(end.readBigInt64LE(page + 6)) / frequence;
}

async function dureeWav(lecteur: Lecteur): Promise<number | null> {
  let rate = 0;
  for (let at = 12, count = 0; at + 8 <= lecteur.taille && count < 1_000; count += 1) {
    const head = await lecteur.read(at, 24);
    const [name, size] = [head.toString('latin1', 0, 4), head.readUInt32LE(4)];
    if (name === 'fmt ' && head.length >= 20) rate = head.readUInt32LE(16);
    if (name === 'data') return rate === 0 ? null : Math.min(size, lecteur.taille - at - 8) / rate;
    at += 8 + size + (size % 2);
  }
  throw abime();
}
