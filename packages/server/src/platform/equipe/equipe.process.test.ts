import { afterEach, expect, it } from 'vitest';
import { OuvrierPerduError, TropGrosError, TropLongError } from './equipe.messages.ts';
import { createEquipe, type Equipe } from './equipe.ts';

interface Travail {
  readonly fait: 'pid' | 'prepare' | 'sans-fin' | 'fige' | 'octets' | 'fin' | 'trop-long';
}
const TOUR = { abreast: 2, waiting: 10, each: [{ abreast: 1 }] };
const entry = new URL('./testing/ouvrier.mjs', import.meta.url);
let equipe: Equipe<Travail>;
const open = (longest: number) => {
  equipe = createEquipe<Travail>({ entry, tour: TOUR, longest });
  return (qui: string, fait: Travail['fait']) => equipe.perform([qui], { fait });
};
afterEach(() => equipe.close());

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('work that never ends is killed with its process, and holds up nobody else', async () => {
  const perform = open(4_000);
  const [pid, other] = await Promise.all([perform('a', 'pid'), perform('b', 'pid')]);
  const ended: string[] = [];
  const endless = perform('a', 'fige').catch((error: unknown) => {
    ended.push('a');
    return error;
  });
  const behind = perform('a', 'pid');
  // Another process works while the first is busy.
  expect(await perform('b', 'pid').finally(() => ended.push('b'))).toBe(other);
  expect(await endless).toBeInstanceOf(TropLongError);
  expect(ended).toEqual(['b', 'a']);
  expect(await behind).not.toBe(pid);
  await expect.poll(() => isAlive(Number(pid))).toBe(false);
});

it('bytes come back as they are, and a process that ends is replaced', async () => {
  const perform = open(30_000);
  expect(Buffer.isBuffer(await perform('a', 'octets'))).toBe(true);
  await expect(perform('a', 'fin')).rejects.toBeInstanceOf(OuvrierPerduError);
  expect(Number(await perform('a', 'pid'))).toBeGreaterThan(0);
});

it('a process that says that its work is too long is ended, and replaced', async () => {
  const perform = open(30_000);
  const pid = await perform('a', 'pid');
  await expect(perform('a', 'trop-long')).rejects.toBeInstanceOf(TropLongError);
  expect(await perform('a', 'pid')).not.toBe(pid);
  await expect.poll(() => isAlive(Number(pid))).toBe(false);
});

it('a process that never starts is given up: it is no fault of the work, and keeps no place', async () => {
  equipe = createEquipe<Travail>({ entry: new URL('./testing/muet.mjs', import.meta.url), tour: TOUR, longest: 300 });
  for (let times = 0; times < 3; times++)
    await expect(equipe.perform(['a'], { fait: 'pid' })).rejects.toThrow('did not start');
});

it('work that somebody stops ends with its process; one process per work, where it is asked for', async () => {
  const perform = open(30_000);
  const pid = await perform('a', 'pid');
  const stopping = new AbortController();
  const endless = equipe.perform(['a'], { fait: 'fige' }, { signal: stopping.signal });
  stopping.abort(new Error('stopped'));
  await expect(endless).rejects.toThrow('stopped');
  await expect.poll(() => isAlive(Number(pid))).toBe(false);
  equipe.close();
  equipe = createEquipe<Travail>({ entry, tour: TOUR, longest: 30_000, once: true });
  const [one, other] = [await equipe.perform(['a'], { fait: 'pid' }), await equipe.perform(['a'], { fait: 'pid' })];
  expect(one).not.toBe(other);
});

it('a process gets ready once for the work that is on its way, and is the one that does it', async () => {
  equipe = createEquipe<Travail>({ entry, tour: TOUR, longest: 30_000, once: true });
  equipe.prepare();
  equipe.prepare();
  equipe.prepare('autre chose');
  expect(await equipe.perform(['a'], { fait: 'prepare' })).toBe(2);
  // A work that was not announced: its time starts once the process is prepared.
  expect(await equipe.perform(['a'], { fait: 'prepare' })).toBe(0);
  expect(await equipe.perform(['a'], { fait: 'prepare' }, { processeur: 60_000 })).toBe(1);
  equipe.close();
  equipe.prepare();
  await expect(equipe.perform(['a'], { fait: 'prepare' })).rejects.toThrow('nothing is done any more');
});

it.skipIf(process.platform !== 'linux')('work that takes too much of a processor ends with its process', async () => {
  const perform = open(600_000);
  const pid = await perform('a', 'pid');
  await expect(equipe.perform(['a'], { fait: 'sans-fin' }, { processeur: 200 })).rejects.toThrow('200 ms of work');
  expect(await equipe.perform(['a'], { fait: 'pid' }, { processeur: 60_000 })).not.toBe(pid);
});

it.skipIf(process.platform !== 'linux')('work that takes too much memory ends with its process', async () => {
  equipe = createEquipe<Travail>({ entry, tour: TOUR, longest: 60_000, ceiling: 1 });
  await expect(equipe.perform(['a'], { fait: 'sans-fin' })).rejects.toBeInstanceOf(TropGrosError);
});
