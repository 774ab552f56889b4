import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readXmp } from '../analyse/xmp.rules.ts';
import { image, jpeg } from '../testing/fichiers.ts';
import { avecNotice } from './notice.ts';
import type { MediaDuLot } from './partage.repository.ts';

const media = (type: string, taille: number): MediaDuLot => ({
  ...{ id: 1, genre: 'photo', cle: 'ab/cd', nom: 'lac', vues: [], statut: 'utilisable', autorisations: [] },
  ...{
    type,
    taille,
    titre: 'Le lac <b>',
    alternatif: 'Deux barques',
    legende: 'Un matin\u0001 d’été',
    commune: 'Dinan',
  },
  ...{ credit: '© Anne & Val', auteur: 'Anne Val', priseLe: '2026-07-14', droits: { du: null, au: null } },
  ...{ licence: 'cc-by', supports: ['print'], territoire: '', exclusif: false },
});

/** The bytes of a file as people outside get them, from a store that gives pieces of that size. */
async function given(type: string, original: Buffer, piece: number): Promise<Buffer> {
  const pieces = Array.from({ length: Math.ceil(original.length / piece) }, (_, rank) =>
    original.subarray(rank * piece, (rank + 1) * piece),
  );
  const { taille, body } = avecNotice(media(type, original.length));
  const bytes = await buffer(body(Readable.from(pieces, { objectMode: false })));
  expect(bytes.length).toBe(taille);
  return bytes;
}

const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

describe('a photo that is given to people outside', () => {
  it.each([
    ['image/jpeg', 1],
    ['image/jpeg', 64 * 1024],
    ['image/png', 7],
    ['image/png', 64 * 1024],
  ])('says what is known of it and is the same photo: %s by pieces of %i', async (type, piece) => {
    const original = type === 'image/png' ? await image(1, 60, 40).png().toBuffer() : await jpeg(1, 60, 40);
    const bytes = await given(type, original, piece);
    const { xmp } = await sharp(bytes).metadata();
    expect(readXmp(xmp ?? Buffer.alloc(0))).toEqual({
      titre: 'Le lac <b>',
      legende: 'Un matin d’été',
      alternatif: 'Deux barques',
      auteur: 'Anne Val',
      credit: '© Anne & Val',
      copyright: '© Anne & Val',
      commune: 'Dinan',
      date: '2026-07-14',
      motsCles: [],
    });
    expect(xmp?.toString()).toContain('Creative Commons BY. Sans limite de durée. Pour\u00a0: éditions imprimées.');
    expect(await pixels(bytes)).toEqual(await pixels(original));
  });

  it('says it after the marker that must come first, where there is one', async () => {
    const original = await jpeg(1, 60, 40);
    const jfif = Buffer.concat([original.subarray(0, 2), Buffer.from('ffe0001000', 'hex'), Buffer.alloc(13)]);
    const bytes = await given('image/jpeg', Buffer.concat([jfif, original.subarray(2)]), 5);
    expect(bytes.subarray(0, jfif.length)).toEqual(jfif);
    expect(bytes.toString('latin1', jfif.length + 4)).toMatch(/^http:\/\/ns\.adobe\.com\/xap\/1\.0\/\0/);
  });

  it('is given as it is where its kind holds no such words, and whole where it ends too soon', async () => {
    expect(await given('application/pdf', Buffer.from('%PDF-1.7'), 3)).toEqual(Buffer.from('%PDF-1.7'));
    expect((await given('image/jpeg', Buffer.from('court'), 2)).toString('latin1')).toMatch(/^court/);
  });
});
