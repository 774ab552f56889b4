import { describe, expect, it } from 'vitest';
import { fichierDe } from '../testing/fichiers.ts';
import { analyzeFichier } from './analyse.ts';

/** An element of the container: its id, its size on eight bytes, its content. */
function element(id: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(body.length, 4);
  size[0] = 0x01;
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

const film = ({ width = '0140', height = '00b4', duration = 2_500, son = false }) =>
  Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    element(
      '18538067',
      element('1549a966', element('2ad7b1', Buffer.from('0f4240', 'hex')), element('4489', double(duration))),
      element(
        '1654ae6b',
        element(
          'ae',
          element('e0', element('b0', Buffer.from(width, 'hex')), element('ba', Buffer.from(height, 'hex'))),
        ),
        ...(son ? [element('ae', element('e1', element('9f', Buffer.from([2]))))] : []),
      ),
    ),
  ]);

const analyse = async (bytes: Buffer) => analyzeFichier(await fichierDe(bytes), 'film.webm');

describe('a WebM', () => {
  it('says how large it is and how long it lasts', async () => {
    expect(await analyse(film({}))).toMatchObject({ type: 'video/webm', largeur: 320, hauteur: 180, duree: 2.5 });
  });

  it('says whether it has a sound', async () => {
    expect(await analyse(film({}))).toMatchObject({ faits: { son: false } });
    expect(await analyse(film({ son: true }))).toMatchObject({ faits: { son: true } });
  });

  it.each([Number.POSITIVE_INFINITY, Number.NaN, -1])(
    'that claims to last %d is taken without a duration',
    async (duration) => {
      expect(await analyse(film({ duration }))).toMatchObject({ duree: null });
    },
  );

  it('that claims to be larger than any camera makes is refused', async () => {
    await expect(analyse(film({ width: 'ffffffffffff' }))).rejects.toThrow();
  });
});
