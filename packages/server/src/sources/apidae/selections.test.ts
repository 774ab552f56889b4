import { describe, expect, it } from 'vitest';
import { OutsideError } from '../../platform/net/outside.error.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import { drain, fileOf } from '../reading/testing.ts';
import type { Lecture } from '../source.ts';
import { premieresApidae, uneFicheApidae } from './demande.rules.ts';
import type { FluxApidaeOuvert } from './flux.ts';
import { readApidae } from './lecture.ts';
import { selectionsOfApi, selectionsOfDepot } from './selections.ts';
import { exportApidae, fluxApidae, objetApidae } from './testing.ts';

const zipOf = async (files: Readonly<Record<string, unknown>>) => fileOf(await exportApidae(files));

const EXPORT = {
  'selections.json': [
    { id: 70, nom: 'Été', objetsTouristiques: [{ id: 1 }] },
    { id: 71, libelle: { libelleFr: 'Hiver' }, objetsTouristiques: [{ id: 2 }, { id: 3 }] },
  ],
  'objets_modifies/objets_modifies-1.json': [
    objetApidae({ id: 1, identifier: 'S1' }),
    objetApidae({ id: 2, identifier: 'S2' }),
    objetApidae({ id: 4, identifier: 'S4' }),
  ],
  'objets_supprimes.json': [3, 5],
};

async function read(flux: Partial<FluxApidaeOuvert>): Promise<string[]> {
  const { given } = await drain(readApidae(fluxApidae(flux), { cle: 'export', fichier: await zipOf(EXPORT) }));
  return given.flatMap((one: Lecture) => {
    if (one.kind === 'fiche') return [`+${(one.valeur as { id: number }).id}`];
    if (one.kind === 'suppression') return [`-${one.identifiant}`];
    return one.kind === 'illisible' ? [one.motif] : [];
  });
}

describe('the selections of an export', () => {
  it('are told with their names and their counts', async () => {
    expect(await selectionsOfDepot(await zipOf(EXPORT))).toEqual([
      { id: 70, nom: 'Été', nombre: 1 },
      { id: 71, nom: 'Hiver', nombre: 2 },
    ]);
  });

  it('that a feed chose are the only ones that it imports', async () => {
    expect(await read({ mode: 'export', complet: true, selectionIds: [70] })).toEqual(['+1', '-3', '-5']);
    expect(await read({ mode: 'export', complet: true })).toEqual(['+1', '+2', '+4', '-5']);
  });

  it('of a partial export take away what left those that were chosen', async () => {
    expect(await read({ mode: 'export', complet: false, selectionIds: [71] })).toEqual(['-1', '+2', '-4', '-5']);
  });

  it('leave what is removed by its number alone to the next whole export, where another field is the id', async () => {
    const [, , , told] = await read({ mode: 'export', complet: true, champId: 'identifier' });
    expect(told).toContain('Apidae retire l’objet 5');
  });
});

describe('the selections of a project', () => {
  const asked: string[] = [];
  const outside = (answer: (url: string, query: Record<string, unknown>) => unknown): Outside => ({
    read: async ({ url, body }) => {
      asked.push(url);
      const query = JSON.parse(new URLSearchParams(body).get('query') ?? '{}');
      return { status: 200, headers: {}, body: Buffer.from(String(answer(url, query))) };
    },
    download: () => Promise.reject(new Error('nothing is downloaded')),
    close: async () => undefined,
  });

  it('are listed by the API, with how many objects each holds', async () => {
    const found = await selectionsOfApi(
      outside((url, { selectionIds, apiKey, projetId }) => {
        expect([apiKey, projetId]).toEqual(['clef-secrete', 42]);
        if (url.endsWith('/v002/referentiel/selections/'))
          return JSON.stringify([
            { id: 70, nom: 'Été' },
            { id: 71, libelle: { libelleFr: 'Hiver' } },
            { nom: 'sans numéro' },
          ]);
        return JSON.stringify({ numFound: Array.isArray(selectionIds) && selectionIds[0] === 70 ? 12 : 0 });
      }),
      fluxApidae(),
    );
    expect(found).toEqual([
      { id: 70, nom: 'Été', nombre: 12 },
      { id: 71, nom: 'Hiver', nombre: 0 },
    ]);
    expect(asked.join()).not.toContain('clef-secrete');
  });

  it('come without their counts where Apidae does not give them', async () => {
    const found = await selectionsOfApi(
      outside((url) => {
        if (url.includes('referentiel')) return '[{"id":70,"nom":"Été"}]';
        throw new OutsideError('timeout', 'api.exemple.fr', {});
      }),
      fluxApidae(),
    );
    expect(found).toEqual([{ id: 70, nom: 'Été', nombre: null }]);
  });

  it('that are answered by an error are told without what the answer repeats', async () => {
    await expect(
      selectionsOfApi(
        outside(() => 'Clé clef-secrete inconnue'),
        fluxApidae(),
      ),
    ).rejects.toThrow(/^Apidae a répondu par un texte d’erreur/);
  });
});

describe('what is asked of Apidae for a person', () => {
  const queryOf = (demande: { readonly body?: string } | null) =>
    JSON.parse(new URLSearchParams(demande?.body).get('query') ?? '{}');

  it('is a few objects', () => {
    expect(queryOf(premieresApidae(fluxApidae(), 20))).toMatchObject({ first: 0, count: 20 });
  });

  it('is one object by what its id is', () => {
    expect(queryOf(uneFicheApidae(fluxApidae({ selectionIds: [7] }), '12'))).toMatchObject({
      identifiants: [12],
      selectionIds: [7],
      count: 1,
    });
    expect(queryOf(uneFicheApidae(fluxApidae({ champId: 'identifier' }), 'S1'))).toMatchObject({ identifiers: ['S1'] });
    expect(uneFicheApidae(fluxApidae(), 'douze')).toBeNull();
  });
});
