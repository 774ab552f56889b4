import { describe, expect, it } from 'vitest';
import { createLog } from '../platform/log.ts';
import type { Disque } from './cache.disque.ts';
import { createCache, type Nouvelle } from './cache.ts';
import { changementDe } from './changements.rules.ts';
import { createReserve } from './public.service.ts';

const NOW = new Date('2026-11-15T10:00:00Z');
const page = (texte: string, statut = 200): Nouvelle => ({
  statut,
  type: 'text/html',
  corps: Buffer.from(texte),
  cles: ['liste:1'],
  entetes: {},
  fraicheJusque: NOW.getTime() + 60_000,
  perime: NOW.getTime() + 60_000,
  parametres: [],
});

function open() {
  const written = new Set<string>();
  const disque: Disque = {
    read: async () => undefined,
    write: async (cle) => {
      written.add(cle);
    },
    erase: async () => written.clear(),
    settled: async () => undefined,
  };
  const [cache, absents] = [createCache({ octets: 1e6 }), createCache({ octets: 1e5 })];
  const reserve = createReserve({ cache, absents, disque, clock: { now: () => NOW }, log: createLog('silent') });
  return { reserve, cache, absents, written };
}

describe('answers that are kept', () => {
  it('leave no copy on disk of what was withdrawn while they were made', async () => {
    const { reserve, written } = open();
    let made = (_: Nouvelle) => {};
    const asked = reserve.answer('liste', () => new Promise<Nouvelle>((resolve) => (made = resolve)));
    await reserve.forget(changementDe(['!liste:1']));
    made(page('retirée'));
    expect((await asked).corps.toString()).toBe('retirée');
    expect([...written]).toEqual([]);
    await reserve.answer('liste', async () => page('remise'));
    expect([...written]).toEqual(['liste']);
  });

  it.each([301, 404, 410])('have no room of pages where they are none (%i)', async (statut) => {
    const { reserve, cache, absents, written } = open();
    await reserve.answer('ailleurs', async () => page('', statut));
    expect([cache.nombre(), absents.nombre(), written.size]).toEqual([0, 1, 0]);
    await reserve.forget(changementDe(['selection:9']));
    expect(absents.nombre()).toBe(0);
  });
});
