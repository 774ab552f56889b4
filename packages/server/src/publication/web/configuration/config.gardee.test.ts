import { gabaritListe, listeWeb, type Site } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../../schema.ts';
import { changementOf } from '../../changements.rules.ts';
import { createConfigurations } from './config.gardee.ts';
import type { Config } from './config.ts';

const NOON = new Date('2026-11-18T12:00:00Z').getTime();
const site = (id: number) => ({ id }) as Site;

/** A configuration that counts how many times each of its readings is asked for. */
function opened(prochain: Date | null = null) {
  let now = NOON;
  const asked: string[] = [];
  const answers = (nom: string) => async (one: unknown, other?: unknown) => {
    asked.push([nom, Object(one).id ?? one, other ?? ''].join(' '));
    return asked.length;
  };
  const config = new Proxy({} as Config, {
    get: (_, nom) => (nom === 'at' ? new Date(now) : nom === 'prochain' ? async () => prochain : answers(String(nom))),
  });
  const configurations = createConfigurations({ now: () => new Date(now) }, () => config);
  return {
    asked,
    configurations,
    open: () => configurations.open()({} as Db, new Date(now)),
    wait: (seconds: number) => {
      now += seconds * 1_000;
    },
  };
}

describe('what pages are configured by', () => {
  it('is read once for all of them, each thing apart', async () => {
    const { asked, open } = opened();
    for (const config of [open(), open()]) {
      await config.live(gabaritListe, 3);
      await config.live(listeWeb, 3);
      await config.publie(listeWeb, 3);
      await config.finDe('listeWeb', 3);
      await config.finDe('ficheWeb', 3);
      await config.listeDe(site(1), 'agenda');
      await config.listeDe(site(2), 'agenda');
      await config.scopeOf(1);
      await config.scopeOf(null);
      await config.composants(site(1));
    }
    expect(asked).toHaveLength(10);
    expect(new Set(asked).size).toBe(10);
  });

  it('is what fields may be read and where annonces stand too: each as the reader sees it', async () => {
    const { asked, open, configurations } = opened();
    const scopeOf = (id: number) => ({ kind: 'entites', ids: [id], above: [] }) as const;
    const read = async () => {
      for (const config of [open(), open()]) {
        await config.champs();
        await config.places(site(1), scopeOf(7));
        await config.places(site(1), scopeOf(8));
      }
    };
    await read();
    expect(asked).toHaveLength(3);
    configurations.forget(changementOf(['annonces']));
    await read();
    expect(asked).toHaveLength(6);
  });

  it('is read anew once any of it changed, and not when objets do', async () => {
    const { asked, open, configurations } = opened();
    await open().scopeOf(1);
    configurations.forget(changementOf(['objet:4', 'objet:5']));
    await open().scopeOf(1);
    expect(asked).toHaveLength(1);
    configurations.forget(changementOf(['objet:4', 'modele-liste:9']));
    await open().scopeOf(1);
    expect(asked).toHaveLength(2);
  });

  it('is read anew after a while, whatever was told', async () => {
    const { asked, open, wait } = opened();
    await open().scopeOf(1);
    wait(9);
    await open().scopeOf(1);
    wait(1);
    await open().scopeOf(1);
    expect(asked).toHaveLength(2);
  });

  it('never outlives the hour at which something begins or ends', async () => {
    const { asked, open, wait } = opened(new Date(NOON + 3_000));
    await open().publie(listeWeb, 3);
    wait(2);
    await open().publie(listeWeb, 3);
    expect(asked).toHaveLength(1);
    wait(1);
    await open().publie(listeWeb, 3);
    expect(asked).toHaveLength(2);
  });
});
