import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { BridgeError } from '@bridge/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fichierDe, image, jpeg, PDF, pngChunk, pngGeant, SVG, segment } from '../testing/fichiers.ts';
import { analyzeFichier } from './analyse.ts';
import { fluxDe } from './lecteur.ts';
import { nomDeFichier, titreDuNom } from './nom.rules.ts';
import { raisonDe } from './refus.ts';

async function refusDe(bytes: Buffer | string, nom = 'photo.jpg'): Promise<string> {
  const error: unknown = await analyzeFichier(await fichierDe(bytes), nom).then(
    () => 'accepté',
    (problem: unknown) => problem,
  );
  if (!(error instanceof BridgeError)) throw new Error(String(error));
  return raisonDe(error);
}

describe('S-20: a file that is not what it says', () => {
  const HTML = '<!DOCTYPE html><html><body><script>alert(1)</script></body></html>';

  it.each([
    ['a page named as a photo', HTML, 'page web'],
    ['a page after spaces and a comment', `\n  <!-- x -->${HTML}`, 'page web'],
    ['a script', '#!/bin/sh\nrm -rf /', 'se termine par .jpg mais n’est pas une image JPEG'],
    ['a page of code', '<?php echo 1; ?><b>x</b>', 'se termine par .jpg mais n’est pas une image JPEG'],
    ['any XML', '<?xml version="1.0"?><note/>', 'se termine par .jpg mais n’est pas une image JPEG'],
    ['an empty file', '', 'vide'],
    ['an archive', 'PK\x03\x04aaaa', 'archive'],
    ['a program', 'MZ\x90\x00', 'programme'],
    ['a page behind the first bytes of a GIF', `GIF89a/*${HTML}*/`, 'code de page web'],
    ['a page behind the first bytes of a PDF', `%PDF-1.4\n${HTML}\n%%EOF`, 'code de page web'],
    ['a page in front of a PDF', `${HTML}${PDF.toString()}`, 'page web'],
    ['a PDF that is cut short', '%PDF-1.4\n1 0 obj', 'abîmé'],
    ['first bytes alone', '\xff\xd8\xff\xe0', 'abîmé'],
    [
      'noise behind the first bytes of a PNG',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(500)]),
      'abîmé',
    ],
  ])('is refused and told why: %s', async (_name, bytes, raison) => {
    expect(await refusDe(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)).toContain(raison);
  });

  it.each([
    ['a script', '<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>'],
    ['a script whose name is hidden', '<< /S /J#61vaScript /J#53 (app.alert(1)) >>'],
    ['a program to start', '<< /S /Launch /F (calc.exe) >>'],
    ['another file', '<< /Names << /EmbeddedFiles 3 0 R >> >>'],
    [
      'a script packed among its objects',
      (() => {
        const packed = deflateSync(Buffer.from('1 0 << /S /JavaScript /JS (1) >>'));
        return `<< /Type /ObjStm /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed.toString('latin1')}\nendstream`;
      })(),
    ],
  ])('is refused when a PDF carries %s', async (_name, object) => {
    const bytes = PDF.toString('latin1').replace('%%EOF', `9 0 obj\n${object}\nendobj\n%%EOF`);
    expect(await refusDe(Buffer.from(bytes, 'latin1'), 'plan.pdf')).toContain('script');
  });

  const SCRIPT = Buffer.from('1 0 << /S /JavaScript /JS (1) >>');
  const packed = (head: string, bytes: Buffer) =>
    `<< ${head} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`;

  it.each([
    [
      'unpacked twice',
      packed('/Type /ObjStm /Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(SCRIPT))),
      'vérifiée',
    ],
    [
      'spelled in letters first',
      packed('/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]', Buffer.from(deflateSync(SCRIPT).toString('hex'))),
      'vérifiée',
    ],
    [
      'told by differences',
      packed('/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>', deflateSync(SCRIPT)),
      'vérifiée',
    ],
    ['that does not unpack', packed('/Type /ObjStm /Filter /FlateDecode', Buffer.from('rien de tel')), 'vérifiée'],
    ['whose kind is hidden', packed('/Type /Obj#53tm /Filter /FlateDecode', deflateSync(SCRIPT)), 'script'],
    [
      'far from what tells of it',
      packed(`/Type /ObjStm /Filter /FlateDecode /X (${'x'.repeat(5_000)})`, deflateSync(SCRIPT)),
      'script',
    ],
    ['that nobody may read', '<< /Encrypt 5 0 R >>', 'chiffré'],
  ])('is refused when a PDF packs its objects in a way that cannot be judged: %s', async (_name, object, raison) => {
    const bytes = PDF.toString('latin1').replace('%%EOF', `9 0 obj\n${object}\nendobj\n%%EOF`);
    expect(await refusDe(Buffer.from(bytes, 'latin1'), 'plan.pdf')).toContain(raison);
  });

  it('is kept of a GIF without its comments nor what follows its end', async () => {
    const plain = await image(1, 64, 48).gif().toBuffer();
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 6]), Buffer.from('secret'), Buffer.from([0])]);
    // The position after the colours that all its pictures share.
    const colours = 13 + 3 * 2 ** (((plain[10] ?? 0) & 0x07) + 1);
    const spoken = Buffer.concat([plain.subarray(0, colours), comment, plain.subarray(colours), Buffer.from('après')]);
    const kept = await buffer(fluxDe((await analyzeFichier(await fichierDe(spoken), 'a.gif')).contenu));
    expect(kept.equals(plain)).toBe(true);
  });

  it('is refused when a page stands in a comment at its start', async () => {
    expect(await refusDe(segment(await jpeg(), 0xfe, Buffer.from(HTML)))).toContain('code de page web');
  });

  it.each([
    ['été.JPG', 'été.jpg'],
    ['vacances.php.jpg', 'vacances.php.jpg'],
    ['photo.jpg.exe', 'photo.jpg.jpg'],
    ['../../etc/passwd', 'passwd.jpg'],
    ['C:\\temp\\plage.png', 'plage.jpg'],
    ['plage\u202egpj.exe', 'plagegpj.jpg'],
    ['a\u0000b\u0007.jpg', 'ab.jpg'],
    ['e\u0301te\u0301.jpg', 'été.jpg'],
    ['.htaccess', 'htaccess.jpg'],
    ['   ', 'fichier.jpg'],
    ['<img src=x>.jpg', '_img src=x_.jpg'],
  ])('the name %j becomes %j', (nom, kept) => {
    expect(nomDeFichier(nom, 'jpg')).toBe(kept);
  });

  it('the name of a GeoJSON ends once as its type does, and makes a title without it', () => {
    expect(nomDeFichier('parkings_du_lac.geojson', 'geojson')).toBe('parkings_du_lac.geojson');
    expect(titreDuNom('parkings_du_lac.geojson')).toBe('Parkings du lac');
  });

  it('a name of three hundred letters is cut, its end kept', () => {
    const nom = nomDeFichier(`${'é'.repeat(300)}.jpeg`, 'jpg');
    expect([nom.length, nom.endsWith('.jpg')]).toEqual([200, true]);
  });
});

describe('S-22: an image that would cost more than it shows', () => {
  it('is refused by its header: 60,000 by 60,000 pixels', async () => {
    expect(await refusDe(pngGeant(60_000))).toContain('60000 × 60000 pixels');
  });

  it('is refused where its sides are honest and its surface is not', async () => {
    expect(await refusDe(pngGeant(19_000))).toContain('19000 × 19000 pixels');
  });

  it('is refused when it moves for ever: 10,000 frames', async () => {
    const frame = await image(1, 8, 8).webp().toBuffer();
    const vp8 = frame.subarray(12);
    const anmf = (() => {
      const head = Buffer.alloc(24);
      head.write('ANMF', 0, 'latin1');
      head.writeUInt32LE(16 + vp8.length, 4);
      head.writeUIntLE(7, 14, 3);
      head.writeUIntLE(7, 17, 3);
      head.writeUIntLE(10, 20, 3);
      return Buffer.concat([head, vp8]);
    })();
    const vp8x = Buffer.from('VP8X\x0a\0\0\0\x02\0\0\0\x07\0\0\x07\0\0', 'latin1');
    const anim = Buffer.from('ANIM\x06\0\0\0\0\0\0\0\0\0', 'latin1');
    const body = Buffer.concat([Buffer.from('WEBP'), vp8x, anim, ...Array.from({ length: 10_000 }, () => anmf)]);
    const riff = Buffer.alloc(8);
    riff.write('RIFF', 0, 'latin1');
    riff.writeUInt32LE(body.length, 4);
    expect(await refusDe(Buffer.concat([riff, body]))).toContain('10000 images');
  });

  it('is refused when it is cut short', async () => {
    const whole = await jpeg();
    expect(await refusDe(whole.subarray(0, whole.length - 2_000))).toContain('abîmé');
    const png = await image().png().toBuffer();
    expect(await refusDe(png.subarray(0, png.length - 500))).toContain('abîmé');
  });

  it('is no trouble with a profile that is noise', async () => {
    const icc = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), randomBytes(4_000)]);
    const analyse = analyzeFichier(await fichierDe(segment(await jpeg(), 0xe2, icc)), 'x.jpg');
    await expect(analyse).resolves.toMatchObject({ type: 'image/jpeg' });
  });

  it('is no trouble with EXIF that points everywhere, or is all there is', async () => {
    const loop = Buffer.from('Exif\0\0II*\0\x08\0\0\0\xff\xff', 'latin1');
    const bombs = [loop, Buffer.concat([loop, randomBytes(60_000)]), Buffer.concat([loop, Buffer.alloc(60_000, 0xff)])];
    for (const bomb of bombs) {
      const analyse = analyzeFichier(await fichierDe(segment(await jpeg(), 0xe1, bomb)), 'x.jpg');
      await expect(analyse).resolves.toMatchObject({ type: 'image/jpeg' });
    }
  });

  it('is no trouble in the colours of print', async () => {
    const cmyk = await image(1, 64, 48).toColourspace('cmyk').jpeg().toBuffer();
    const analyse = await analyzeFichier(await fichierDe(cmyk), 'x.jpg');
    expect(analyse.profil).toMatch(/^CMJN/);
    expect((await sharp(analyse.vues?.grande).metadata()).space).toBe('srgb');
  });

  it('is refused when its texts are bombs that nobody would open', async () => {
    const png = await image(1, 16, 16).png().toBuffer();
    const bomb = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(5_000_000))]));
    const bytes = Buffer.concat([png.subarray(0, 33), ...Array.from({ length: 20 }, () => bomb), png.subarray(33)]);
    const outcome = await analyzeFichier(await fichierDe(bytes), 'x.png').then(
      () => 'dropped',
      (error: unknown) => (error instanceof BridgeError ? 'refused' : 'broken'),
    );
    expect(['dropped', 'refused']).toContain(outcome);
  });

  it('is refused as a drawing of twenty thousand uses', async () => {
    const uses = '<use href="#a"/>'.repeat(1_000);
    expect(await refusDe(SVG.replace('<title>', `<g id="a">${uses}</g><title>`))).toContain('trop compliqué');
  });
});
