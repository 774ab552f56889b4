import { BridgeError } from '@bridge/contract';
import { describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '../platform/db/while-alive.ts';
import { createLog } from '../platform/log.ts';
import type { TourOptions } from '../platform/tour.ts';
import type { Disque } from './cache.disque.ts';
import { type Cache, createCache, entree, type Nouvelle } from './cache.ts';
import { changementOf } from './changements.rules.ts';
import { createReserve } from './reserve.ts';

const NOW = new Date('2026-11-15T10:00:00Z');
/** An entity, its site, a visitor. */
const QUI = ['1', '1', 'a'];
const WIDE: TourOptions = { abreast: 10, waiting: 10 };
const NARROW: TourOptions = { abreast: 2, waiting: 10, each: [{}, { abreast: 1 }, { waiting: 1 }], rest: 0 };
const page = (texte: string, statut = 200): Nouvelle<never> => ({
  statut,
  type: 'text/html',
  corps: Buffer.from(texte),
  cles: ['liste:1'],
  entetes: {},
  fraicheJusque: NOW.getTime() + 60_000,
  perime: NOW.getTime() + 60_000,
  parametres: [],
});

function open(tour = WIDE) {
  const written = new Set<string>();
  const looked: string[] = [];
  const disque: Disque = {
    read: async (cle) => {
      looked.push(cle);
      return written.has(cle) ? entree<never>({ ...page(`copie de ${cle}`), mesure: null }) : undefined;
    },
    knows: (cle) => written.has(cle),
    write: async (cle) => {
      written.add(cle);
    },
    erase: async () => written.clear(),
    settled: async () => undefined,
  };
  const [cache, passageres, absents] = [1e6, 1e5, 1e5].map((octets) => createCache({ octets })) as [
    Cache<unknown>,
    Cache<unknown>,
    Cache<unknown>,
  ];
  let now = NOW.getTime();
  const clock = { now: () => new Date(now) };
  const reserve = createReserve({ cache, passageres, absents, disque, clock, log: createLog('silent'), tour });
  const wait = (ms: number) => {
    now += ms;
  };
  return { reserve, cache, passageres, absents, written, looked, wait };
}

describe('answers that are kept', () => {
  it('leave no copy on disk of what was withdrawn while they were made', async () => {
    const { reserve, written } = open();
    let made = (_: Nouvelle) => {};
    const asked = reserve.answer('liste', QUI, () => new Promise<Nouvelle>((resolve) => (made = resolve)));
    await reserve.forget(changementOf(['!liste:1']));
    made(page('retirée'));
    expect((await asked).corps.toString()).toBe('retirée');
    expect([...written]).toEqual([]);
    await reserve.answer('liste', QUI, async () => page('remise'));
    expect([...written]).toEqual(['liste']);
  });

  it.each([301, 404, 410])('have no room of pages where they are none (%i)', async (statut) => {
    const { reserve, cache, absents, written } = open();
    await reserve.answer('ailleurs', QUI, async () => page('', statut));
    expect([cache.nombre(), absents.nombre(), written.size]).toEqual([0, 1, 0]);
    await reserve.forget(changementOf(['selection:9']));
    expect(absents.nombre()).toBe(0);
  });

  it('are served while others are made for five minutes and no longer, but where none can be made', async () => {
    const { reserve, wait } = open();
    const lasting = { ...page('ancienne'), perime: NOW.getTime() + 86_400_000 };
    await reserve.answer('liste', QUI, async () => lasting);
    const never = () => new Promise<Nouvelle>(() => {});
    wait(60_000 + 299_999);
    expect((await reserve.answer('liste', QUI, never)).corps.toString()).toBe('ancienne');
    await reserve.forget(changementOf(['liste:2']));
    wait(1);
    const failing = await reserve.answer('liste', QUI, () => Promise.reject(new Error('drawing failed')));
    expect(failing.corps.toString()).toBe('ancienne');
    // A page that just failed would fail again: it is tried a little later, or once something changed.
    expect((await reserve.answer('liste', QUI, async () => page('neuve'))).corps.toString()).toBe('ancienne');
    wait(10_000);
    expect((await reserve.answer('liste', QUI, async () => page('neuve'))).corps.toString()).toBe('neuve');
  });

  it('of what has ended are not shown, even where none can be made', async () => {
    const { reserve, wait } = open();
    await reserve.answer('fête', QUI, async () => ({ ...page('fête'), fin: NOW.getTime() + 60_000 }));
    wait(60_000);
    await expect(reserve.answer('fête', QUI, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });

  it('of what somebody asked for in their own way drive out none but their like, and leave nothing on disk', async () => {
    const { reserve, cache, passageres, written } = open();
    await reserve.answer('liste', QUI, async () => page('liste'));
    for (let n = 0; n < 200; n += 1)
      await reserve.answer(`liste ${n}`, QUI, async () => ({ ...page('x'.repeat(900)), garde: 'passagere' }));
    await reserve.answer('liste 10000', QUI, async () => ({ ...page('x'), garde: 'aucune' }));
    expect([cache.nombre(), [...written]]).toEqual([1, ['liste']]);
    expect(passageres.octets()).toBeLessThanOrEqual(1e5);
    expect(passageres.get('liste 199')).toBeDefined();
    expect(passageres.get('liste 10000')).toBeUndefined();
    await reserve.forget(changementOf(['liste:1']));
    expect([cache.nombre(), passageres.nombre()]).toEqual([0, 0]);
  });

  it('are made while one alone is too slow, and by nobody while the database answers none', async () => {
    const { reserve } = open();
    const late = () => {
      let fail = (_: Error) => {};
      const asked = reserve.answer('lente', QUI, () => new Promise<Nouvelle>((_, reject) => (fail = reject)));
      return { asked, fail: () => fail(new DatabaseUnavailableError('no answer')) };
    };
    const slow = late();
    await reserve.answer('rapide', QUI, async () => page('rapide'));
    slow.fail();
    await expect(slow.asked).rejects.toThrow('no answer');
    expect((await reserve.answer('autre', QUI, async () => page('autre'))).corps.toString()).toBe('autre');
    const away = late();
    away.fail();
    await expect(away.asked).rejects.toThrow('no answer');
    await expect(reserve.answer('encore', QUI, async () => page('encore'))).rejects.toMatchObject({
      kind: { status: 503 },
    });
  });

  it('are served to all, whoever has used up their share of what is made', async () => {
    const { reserve } = open(NARROW);
    await reserve.answer('liste', QUI, async () => page('liste'));
    const slow = () => new Promise<Nouvelle>(() => {});
    void reserve.answer('a', QUI, slow);
    const oldest = reserve.answer('b', QUI, slow);
    void reserve.answer('c', QUI, slow);
    await expect(oldest).rejects.toMatchObject({ kind: { status: 429 } });
    expect((await reserve.answer('liste', QUI, slow)).corps.toString()).toBe('liste');
    const other = await reserve.answer('d', ['2', '2', 'a'], async () => page('autre site'));
    expect(other.corps.toString()).toBe('autre site');
  });

  it('that it is too early to make come from their copy where one is known; what never had one is not looked for', async () => {
    const { reserve, written, looked } = open();
    written.add('liste');
    const busy = () => Promise.reject(new BridgeError('busy'));
    expect((await reserve.answer('liste', QUI, busy)).corps.toString()).toBe('copie de liste');
    await expect(reserve.answer('liste?q=mot', QUI, busy)).rejects.toMatchObject({ kind: { status: 429 } });
    expect(looked).toEqual(['liste']);
  });

  it('that one was refused are made for another who wants the same', async () => {
    const { reserve } = open(NARROW);
    let end = (_: Nouvelle) => {};
    const first = reserve.answer('a', QUI, () => new Promise<Nouvelle>((resolve) => (end = resolve)));
    const greedy = reserve.answer('b', QUI, async () => page('jamais')).catch((error) => error.kind.status);
    const neighbour = reserve.answer('b', ['1', '1', 'b'], async () => page('voisin'));
    void reserve.answer('c', QUI, async () => page('c'));
    expect(await greedy).toBe(429);
    end(page('a'));
    await first;
    expect((await neighbour).corps.toString()).toBe('voisin');
  });

  it('are tried again at once where those who draw had no room: nothing is wrong with them', async () => {
    const { reserve } = open();
    const busy = () => Promise.reject(new BridgeError('busy'));
    await expect(reserve.answer('liste', QUI, busy)).rejects.toMatchObject({ kind: { status: 429 } });
    expect((await reserve.answer('liste', QUI, async () => page('dessinée'))).corps.toString()).toBe('dessinée');
  });

  it('and seen by many are made anew and packed after a change, before anybody asks; others are not', async () => {
    const { reserve, cache } = open();
    let texte = 'ancienne';
    const asked: string[] = [];
    const see = async (cle: string, reprise?: readonly string[]) => {
      const make = async () => {
        asked.push(cle);
        return page(texte.repeat(1_000));
      };
      for (let view = 0; view < 3; view += 1) await reserve.answer(cle, QUI, make, reprise);
    };
    await see('liste', ['1', '1', 'automate']);
    await see('plan du site');
    texte = 'neuve';
    await reserve.forget(changementOf(['liste:1']));
    const packed = () => Object.keys(cache.get('liste')?.packings ?? {});
    await vi.waitFor(() => expect(packed()).not.toEqual([]), { timeout: 20_000 });
    expect(cache.get('liste')?.corps.toString()).toMatch(/^neuve/);
    expect(asked).toEqual(['liste', 'plan du site', 'liste']);
    await reserve.stop();
  });
});
