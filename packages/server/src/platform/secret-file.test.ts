import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OperatorError } from './operator-error.ts';
import { instanceSecret } from './secret-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bridge-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the secret of an instance', () => {
  it('is made once, for nobody else to read, and kept', async () => {
    const made = await instanceSecret(folder);
    expect(Buffer.from(made, 'base64')).toHaveLength(32);
    expect(await instanceSecret(folder)).toBe(made);
    expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['secret.key']);
  });

  it.each(['', 'kJ8f2m'])('stops the start where its file is empty or cut: %j', async (rest) => {
    const path = join(folder, 'secret.key');
    await writeFile(path, rest);
    const refusal = instanceSecret(folder);
    await expect(refusal).rejects.toThrow(OperatorError);
    await expect(refusal).rejects.toThrow('secret.key est vide ou abîmé');
    expect(await readFile(path, 'utf8')).toBe(rest);
  });
});
