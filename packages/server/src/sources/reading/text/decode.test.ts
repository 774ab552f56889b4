import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FluxIllisible } from '../../source.ts';
import { bytesInPieces, collected, fileOf } from '../testing.ts';
import { type DecodeOptions, OCTETS_ILLISIBLES, textOf } from './decode.ts';
import { bytesOf } from './octets.ts';

async function decoded(bytes: Buffer, options: DecodeOptions = {}, size?: number) {
  const texte = textOf(bytesInPieces(bytes, size), options);
  let text = '';
  for await (const chunk of texte) text += chunk;
  return { text, corrige: texte.corrige };
}

describe('the text of an answer', () => {
  it('is the same wherever the network cuts it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 9 }), async (text, size) => {
        fc.pre(!text.startsWith('\ufeff') && !text.includes('\0') && !/\p{Surrogate}/u.test(text));
        const padded = `${text}${'.'.repeat(400)}${text}`;
        expect((await decoded(Buffer.from(padded), {}, size)).text).toBe(padded);
      }),
      { numRuns: 60 },
    );
  });

  it('loses the mark that some servers put first', async () => {
    expect((await decoded(Buffer.from('\ufeff{"é":1}'))).text).toBe('{"é":1}');
    expect((await decoded(Buffer.from('\ufeff<é/>', 'utf16le'))).text).toBe('<é/>');
    expect((await decoded(Buffer.from('\ufeff<é/>', 'utf16le').swap16())).text).toBe('<é/>');
    expect((await decoded(Buffer.from('<é/>', 'utf16le'), {}, 3)).text).toBe('<é/>');
  });

  it('follows the declaration of the document before the header of the server', async () => {
    const bytes = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Forêt \x80</a>', 'latin1');
    expect((await decoded(bytes, { contentType: 'text/xml; charset=utf-8' })).text).toContain('Forêt €');
  });

  it('reads windows-1252 behind a header that says UTF-8, and says so', async () => {
    const bytes = Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?><a>${'x'.repeat(1000)}Fête de l\x92été</a>`,
      'latin1',
    );
    const read = await decoded(bytes, { portee: 'document' }, 64);
    expect(read.text).toContain('Fête de l’été');
    expect(read.corrige).toBe(true);
  });

  it('reads UTF-8 behind a header that says ISO-8859-1', async () => {
    const read = await decoded(Buffer.from('{"nom":"Fête"}'), { contentType: 'application/json; charset=iso-8859-1' });
    expect(read).toEqual({ text: '{"nom":"Fête"}', corrige: true });
  });

  it('marks bad bytes where they stand and keeps what surrounds them', async () => {
    const bytes = Buffer.concat([Buffer.from('{"a":"é'), Buffer.from([0xe9, 0x20, 0xff]), Buffer.from('ù"}')]);
    expect((await decoded(bytes)).text).toBe(`{"a":"é${OCTETS_ILLISIBLES} ${OCTETS_ILLISIBLES}ù"}`);
  });

  it('never fails on any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 900 }), fc.integer({ min: 1, max: 300 }), async (bytes, size) => {
        expect(await decoded(Buffer.from(bytes), { portee: 'document' }, size)).toHaveProperty('text');
        expect(await decoded(Buffer.from(bytes), {}, size)).toHaveProperty('text');
      }),
      { numRuns: 80 },
    );
  });

  it('refuses an encoding that nobody knows', async () => {
    await expect(decoded(Buffer.from('<?xml version="1.0" encoding="martien"?><a/>'))).rejects.toThrow(FluxIllisible);
  });

  it('is opened when the file is compressed, and a cut one is told', async () => {
    const zipped = gzipSync(Buffer.from(`["${'é'.repeat(100_000)}"]`));
    let text = '';
    for await (const chunk of textOf(await fileOf(zipped))) text += chunk;
    expect(text.length).toBe(100_004);
    const cut = textOf(await fileOf(zipped.subarray(0, zipped.length - 40)));
    await expect(collected(cut)).rejects.toMatchObject({ tronque: true });
  });

  it('is refused when a small file would open into a world', async () => {
    const bomb = await fileOf(gzipSync(Buffer.alloc(5_000_000)));
    await expect(collected(bytesOf(bomb, 1_000_000))).rejects.toThrow('trop grand');
  });
});
