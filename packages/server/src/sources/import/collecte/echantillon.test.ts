import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Outside } from '../../../platform/net/outside.types.ts';
import type { Lecture, ResumePage, Source } from '../../source.ts';
import { LIMITES, type Limites, MOST_SEEN, sampleOf } from './echantillon.ts';

let dossier = '';
beforeEach(async () => {
  dossier = await mkdtemp(join(tmpdir(), 'bridge-echantillon-'));
});

const fiche = (id: number, brut = `{"id":${id}}`): Lecture => ({
  kind: 'fiche',
  brut,
  valeur: { id },
  position: `$[${id}]`,
});

type Answer = () => AsyncGenerator<Lecture, ResumePage>;

interface Asked {
  largest: number;
  whole: number | undefined;
  url: string;
}

function sample(answer: Answer, options: { limites?: Limites; most?: number; identifiant?: string } = {}) {
  const asked: Asked[] = [];
  const outside: Outside = {
    download: async ({ url }, { to, largest, limits }) => {
      asked.push({ url, largest, whole: limits?.whole });
      await writeFile(to, '');
      const headers = { etag: undefined, lastModified: undefined, contentType: undefined };
      return { notModified: false, status: 200, bytes: 0, ...headers };
    },
    read: () => Promise.reject(new Error('nothing else is read')),
    close: async () => undefined,
  };
  const source: Source<null> = {
    systeme: 'lei',
    prochaine: () => ({ cle: 'page-1', objet: 'Tout', url: 'https://source.example/tout' }),
    premieres: (_flux, nombre) => ({ cle: 'page-1', objet: 'Peu', url: `https://source.example/peu?n=${nombre}` }),
    uneFiche: (_flux, id) => ({ cle: 'page-1', objet: 'Une', url: `https://source.example/une?id=${id}` }),
    read: answer,
    identifiantDe: (_flux, valeur) => String((valeur as { id: number }).id),
    interpret: () => {
      throw new Error('nothing is understood');
    },
  };
  const { most = MOST_SEEN, identifiant, limites } = options;
  const read = sampleOf(
    { outside, dossier, ...(limites === undefined ? {} : { limites }) },
    { source, flux: null, fichier: null },
    most,
    identifiant,
  );
  return { read, asked };
}

describe('what is read for a person', () => {
  it('waits half a minute, for forty megabytes, at most', async () => {
    const { read, asked } = sample(async function* () {
      yield fiche(1);
      return { nombre: 1 };
    });
    await read;
    expect(LIMITES).toEqual({ temps: 30_000, octets: 40_000_000 });
    expect(asked).toEqual([{ url: 'https://source.example/peu?n=20', largest: 40_000_000, whole: 30_000 }]);
    expect(await readdir(dossier)).toEqual([]);
  });

  it('ends with twenty records, and goes no further in the answer', async () => {
    let given = 0;
    const { read } = sample(async function* () {
      for (;;) {
        given += 1;
        yield fiche(given);
      }
    });
    expect((await read).pieces).toHaveLength(20);
    expect((await read).total).toBeNull();
    expect(given).toBe(21);
  });

  it('has the count of all where the window is full and the source tells', async () => {
    const { read } = sample(async function* () {
      for (let id = 0; id < 20; id += 1) yield fiche(id);
      return { nombre: 20, total: 8_000 };
    });
    expect((await read).total).toBe(8_000);
  });

  it('does not take the window for all there is', async () => {
    const { read } = sample(async function* () {
      for (let id = 0; id < 20; id += 1) yield fiche(id);
      return { nombre: 20, total: 20 };
    });
    expect((await read).total).toBeNull();
  });

  it('is cut when its records are too large', async () => {
    let given = 0;
    const { read } = sample(
      async function* () {
        for (;;) {
          given += 1;
          yield fiche(given, 'x'.repeat(600));
        }
      },
      { limites: { temps: 30_000, octets: 1_000 } },
    );
    expect((await read).pieces).toHaveLength(2);
    expect(given).toBe(2);
  });

  it('is cut when time is up, with what was read by then', async () => {
    const { read } = sample(
      async function* () {
        yield fiche(1);
        await new Promise(() => undefined);
        return { nombre: 1 };
      },
      { limites: { temps: 2_000, octets: 1_000 } },
    );
    expect((await read).pieces).toHaveLength(1);
  });

  it('says that nothing came in time', async () => {
    const { read } = sample(
      async function* () {
        await new Promise(() => undefined);
        return { nombre: 0 };
      },
      { limites: { temps: 50, octets: 1_000 } },
    );
    await expect(read).rejects.toThrow(/^Aucune fiche n’a pu être lue/);
  });

  it('is cut among words that never end', async () => {
    const { read } = sample(
      async function* () {
        for (;;) yield { kind: 'terme', terme: { schema: 's', code: 'c', libelle: {} } };
      },
      { limites: { temps: 50, octets: 1_000 } },
    );
    await expect(read).rejects.toThrow(/import à blanc/);
  });
});

describe('one record that is looked for', () => {
  it('is asked for by its id, and told from what else comes', async () => {
    const { read, asked } = sample(
      async function* () {
        yield fiche(1);
        yield fiche(2);
        return { nombre: 2 };
      },
      { identifiant: '2' },
    );
    expect((await read).pieces).toMatchObject([{ valeur: { id: 2 } }]);
    expect(asked[0]?.url).toBe('https://source.example/une?id=2');
  });

  it('that is not there gives nothing', async () => {
    const { read } = sample(
      async function* () {
        yield fiche(1);
        return { nombre: 1 };
      },
      { identifiant: '9' },
    );
    expect((await read).pieces).toEqual([]);
  });
});
