import { pbkdf2Sync } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { raisonDe } from '../areas/mediatheque/analyse/refus.ts';
import { withinCpu } from '../platform/equipe/cpu.ts';
import { OuvrierPerduError, TropLongError } from '../platform/equipe/equipe.messages.ts';
import { decodageBy } from './decodage.ts';

it.each([
  [new TropLongError('more than 5 s of work'), 'demande trop de travail'],
  [new OuvrierPerduError('SIGSEGV'), 's’est interrompue'],
])('who gives a file that ends the process which opens it is told so: %s', async (error, words) => {
  const failing = async () => Promise.reject(error);
  const told = await decodageBy(failing, failing).analyze(1, '/a', 'a.svg').catch(raisonDe);
  expect(told).toContain(words);
});

it.each([
  [new TropLongError('more than 5 s of work'), 'Cette archive demande trop de travail'],
  [new OuvrierPerduError('SIGSEGV'), 'L’ouverture de cette archive s’est interrompue'],
])('who gives the archive of an annonce is told so at its own field: %s', async (error, words) => {
  const failing = async () => Promise.reject(error);
  await expect(decodageBy(failing, failing).examineArchive(1, Buffer.alloc(0))).rejects.toMatchObject({
    details: { errors: [{ path: 'archive', message: expect.stringContaining(words) }] },
  });
});

it('a process that could not be had is no fault of the file', async () => {
  const failing = async () => Promise.reject(new Error('did not start'));
  await expect(decodageBy(failing, failing).analyze(1, '/a', 'a.svg')).rejects.toThrow('did not start');
});

it('work is given up by what it takes of a core', async () => {
  expect(await withinCpu(60, Promise.resolve('done'))).toBe('done');
  const busy = setInterval(() => pbkdf2Sync('a', 'b', 20_000, 32, 'sha256'), 1);
  onTestFinished(() => clearInterval(busy));
  await expect(withinCpu(0.05, new Promise(() => undefined))).rejects.toBeInstanceOf(TropLongError);
});
