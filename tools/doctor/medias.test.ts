import { expect, test } from 'vitest';
import { checkMedias, judge } from './medias.mjs';

test('files that are all there, as they were given, are well', () => {
  expect(judge({ fichiers: 12, manquants: 0, differents: 0, inconnus: 0 }).ok).toBe(true);
});

test.each([
  [{ manquants: 1 }, 'sauvegarde'],
  [{ differents: 2 }, 'sauvegarde'],
  [{ inconnus: 3 }, 'dans la nuit'],
])('files of which %j is wrong are told, with what to do', (wrong, advice) => {
  const verdict = judge({ fichiers: 12, manquants: 0, differents: 0, inconnus: 0, ...wrong });
  expect([verdict.ok, verdict.advice]).toEqual([false, expect.stringContaining(advice)]);
});

test('nothing is read where Bridge does not run', async () => {
  const verdict = await checkMedias({ DATA_DIR: '/nulle/part' });
  expect([verdict.ok, verdict.detail]).toEqual([true, expect.stringContaining('non vérifiés')]);
});
