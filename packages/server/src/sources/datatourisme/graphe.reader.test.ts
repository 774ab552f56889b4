import { describe, expect, it } from 'vitest';
import { drain } from '../reading/testing.ts';
import { type Fiche, FluxIllisible } from '../source.ts';
import { readGraphe } from './graphe.reader.ts';
import type { Noeud } from './valeurs.rules.ts';

/** A document of these nodes, each as long as `brut` says; `onNode` is told of each that is read. */
function documentOf(nodes: readonly Noeud[], brut?: string, onNode?: (rang: number) => void) {
  async function* open() {
    for (const [rang, valeur] of nodes.entries()) {
      onNode?.(rang);
      const fiche: Fiche = { kind: 'fiche', valeur, brut: brut ?? JSON.stringify(valeur), position: `$[${rang}]` };
      yield fiche;
    }
    return { enveloppe: new Map(), nombre: nodes.length, seul: false };
  }
  return { open };
}
const lieux = (count: number) => Array.from({ length: count }, (_, rang) => ({ '@id': `l${rang}`, rue: `${rang}` }));
const offre = (rang: number, isLocatedAt: unknown, autres: Noeud = {}) => ({
  '@id': `o${rang}`,
  'rdfs:label': { fr: [`Offre ${rang}`] },
  isLocatedAt,
  ...autres,
});
const valeurs = ({ given }: { readonly given: readonly unknown[] }) => given.map((one) => (one as Fiche).valeur);

describe('how a graph is written', () => {
  const many = lieux(1_500);

  it('is told by the first offer with a place, however late it comes', async () => {
    const { open } = documentOf([...many, offre(1, { '@id': 'l3' })]);
    const read = await drain(readGraphe(open));
    expect(valeurs(read)).toEqual([offre(1, { '@id': 'l3', rue: '3' })]);
    expect(read.returned).toMatchObject({ nombre: 1 });
  });

  it('gives all that came before, where offers hold their places', async () => {
    const nodes = [...many, offre(1, { rue: '1' }), ...many.slice(0, 2)];
    expect(valeurs(await drain(readGraphe(documentOf(nodes).open)))).toEqual(nodes);
  });

  it('is never told by nodes that are no offers, which are all given', async () => {
    expect(valeurs(await drain(readGraphe(documentOf(many).open)))).toEqual(many);
  });

  it('names an offer that another names, and does not write it out', async () => {
    const { open } = documentOf([offre(1, { '@id': 'l0' }, { isPartOf: { '@id': 'o2' } }), offre(2, [], { prix: 3 })]);
    expect(valeurs(await drain(readGraphe(open)))[0]).toMatchObject({
      isPartOf: { '@id': 'o2', 'rdfs:label': { fr: ['Offre 2'] } },
    });
    expect(JSON.stringify(valeurs(await drain(readGraphe(open)))[0])).not.toContain('prix');
  });
});

describe('a flat graph that is too long', () => {
  const million = 'x'.repeat(1_000_000);
  const first = offre(1, { '@id': 'l0' });

  it('is refused with what to do, whatever its offers weigh', async () => {
    const { error } = await drain(readGraphe(documentOf([first, ...lieux(61)], million).open));
    expect(error).toMatchObject({ message: expect.stringContaining('trop grand pour être lu ainsi') });
    const offres = Array.from({ length: 80 }, (_, rang) => offre(rang, { '@id': 'l0' }));
    const read = await drain(readGraphe(documentOf([...offres, ...lieux(1)], million).open));
    expect(read).toMatchObject({ error: undefined, returned: { nombre: 80 } });
  });

  it('is refused sooner where a person waits, and not read on once nobody does', async () => {
    const { signal } = new AbortController();
    const { error } = await drain(readGraphe(documentOf([first, ...lieux(12)], million).open, signal));
    expect(error).toMatchObject({ message: expect.stringContaining('import à blanc') });
    const stop = new AbortController();
    let seen = 0;
    const { open } = documentOf([first, ...lieux(50)], '', (rang) => {
      seen += 1;
      if (rang === 5) stop.abort();
    });
    expect((await drain(readGraphe(open, stop.signal))).error).toBeInstanceOf(FluxIllisible);
    // The first one told how the graph is written; it was then read from its beginning.
    expect(seen).toBe(1 + 6);
  });
});
