import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCache, type Entree, entree } from './cache.ts';
import { changementOf } from './changements.rules.ts';

const page = (texte: string, cles: readonly string[] = []): Entree =>
  entree({
    statut: 200,
    type: 'text/html; charset=utf-8',
    corps: Buffer.from(texte),
    cles,
    entetes: {},
    fraicheJusque: 0,
    perime: 0,
    parametres: [],
  });

describe('answers in memory', () => {
  it('never take more room than they were given, the longest unasked given up first', () => {
    const cache = createCache({ octets: 42_000 });
    const put = (cle: string) => cache.put(cle, page('x'.repeat(9_000)), cache.generation());
    for (const cle of ['a', 'b', 'c', 'd']) put(cle);
    cache.get('a');
    put('e');
    expect(['a', 'b', 'c', 'd', 'e'].filter((cle) => cache.get(cle) !== undefined)).toEqual(['a', 'c', 'd', 'e']);
    expect(cache.octets()).toBeLessThanOrEqual(42_000);
    for (let n = 0; n < 100; n += 1) put(`n${n}`);
    expect(cache.octets()).toBeLessThanOrEqual(42_000);
    cache.put('immense', page('x'.repeat(20_000)), cache.generation());
    expect(cache.get('immense')).toBeUndefined();
  });

  it('are forgotten by what they were made of, and only those', () => {
    const cache = createCache({ octets: 1e6 });
    cache.put('un', page('1', ['liste:1', 'selection:9']), cache.generation());
    cache.put('deux', page('2', ['liste:2', 'selection:8']), cache.generation());
    expect(cache.forget(changementOf(['selection:9']))).toHaveLength(1);
    expect([cache.get('un'), cache.get('deux')?.corps.toString()]).toEqual([undefined, '2']);
    expect(cache.forget(changementOf(['catalogue']))).toHaveLength(1);
    expect([cache.nombre(), cache.octets()]).toEqual([0, 0]);
  });

  it('that were made before what they are made of changed are not kept', () => {
    const cache = createCache({ octets: 1e6 });
    const before = cache.generation();
    cache.forget(changementOf(['selection:9']));
    cache.put('un', page('1', ['selection:9']), before);
    cache.put('deux', page('2', ['selection:8']), before);
    expect([cache.get('un'), cache.get('deux')?.corps.toString()]).toEqual([undefined, '2']);
    // With more changes than are remembered, nobody can tell what they were.
    for (let n = 0; n < 2_000; n += 1) cache.forget(changementOf(['selection:7']));
    cache.put('deux', page('3', ['selection:8']), before);
    expect(cache.get('deux')).toBeUndefined();
  });

  it('are packed once, for all', async () => {
    const cache = createCache({ octets: 1e6 });
    const text = '<p>Une page</p>'.repeat(200);
    cache.put('un', page(text), 0);
    while (cache.get('un')?.packings.gzip === undefined) await new Promise(setImmediate);
    const kept = cache.get('un');
    expect(gunzipSync(kept?.packings.gzip ?? '').toString()).toBe(text);
    expect(kept?.packings.br?.length).toBeLessThan(text.length);
  });

  it('have a name of their own by their content', () => {
    expect(page('1').empreinte).toBe(page('1', ['x']).empreinte);
    expect(page('1').empreinte).not.toBe(page('2').empreinte);
  });
});
