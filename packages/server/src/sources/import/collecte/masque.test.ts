import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fileOf } from '../../reading/testing.ts';
import { masqueOf } from './masque.ts';

const KEY = 'Clé+secrète/1';

it('a key is struck out of an answer in every way that it may be written, and nothing moves', async () => {
  const writings = [KEY, KEY.toUpperCase(), KEY.toLowerCase(), encodeURIComponent(KEY)];
  const before = writings.map((text) => `avant ${text} après`).join('\n');
  const file = await fileOf(before);
  await masqueOf([KEY]).hide(file);
  const after = await readFile(file);
  expect(after.length).toBe(Buffer.byteLength(before));
  expect(after.toString()).toMatch(/^(avant \*+ après\n?){4}$/);
});

it('a key that lies across two readings of a big answer is struck out too', async () => {
  const step = 4 * 1024 * 1024;
  for (const at of [step - 1, step - 5, step, step + 3, 2 * step - 7]) {
    const whole = Buffer.alloc(2 * step + 100, 'x');
    whole.write('canari-secret', at);
    const file = await fileOf(whole);
    await masqueOf(['canari-secret']).hide(file);
    const read = await readFile(file);
    expect(read.subarray(at, at + 13).toString()).toBe('*************');
    expect(read.subarray(0, at).includes('*')).toBe(false);
  }
});

it('an address that an answer gave is asked with its key again', async () => {
  const masque = masqueOf(['canari-secret']);
  const file = await fileOf('https://source.example/canari-secret/suite');
  await masque.hide(file);
  expect(masque.reveal(await readFile(file, 'utf8'))).toBe('https://source.example/canari-secret/suite');
});

it('what is too short to be a key stays: it would be struck out of every text', async () => {
  const file = await fileOf('un mot');
  await masqueOf(['mot', '']).hide(file);
  expect(await readFile(file, 'utf8')).toBe('un mot');
});

it('the key of an address is struck out of the address of the next page, and asked with again', async () => {
  const masque = masqueOf(['https://source.example/v1?key=0123456789abcdef&langue=francais']);
  const file = await fileOf('https://source.example/v1?page=2&key=0123456789abcdef en francais');
  await masque.hide(file);
  const after = await readFile(file, 'utf8');
  expect(after).toBe('https://source.example/v1?page=2&key=**************** en francais');
  expect(masque.reveal(after)).toContain('key=0123456789abcdef');
});
