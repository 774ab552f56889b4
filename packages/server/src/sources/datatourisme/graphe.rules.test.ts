import { describe, expect, it } from 'vitest';
import { complete, type Graphe } from './graphe.rules.ts';
import { isNoeud, type Noeud, noeuds } from './valeurs.rules.ts';

const ref = (id: string): Noeud => ({ '@id': id });
const grapheOf = (nodes: readonly Noeud[]): Graphe =>
  new Map(nodes.map((noeud) => [String(noeud['@id']), { noeud, taille: JSON.stringify(noeud).length }]));

/** Nodes of a record that say something, whatever their depth. */
function written(noeud: Noeud): number {
  const inside = Object.values(noeud).flatMap(noeuds);
  return Number(Object.keys(noeud).length > 1) + inside.reduce((sum, one) => sum + written(one), 0);
}

describe('a record whose nodes name one another', () => {
  it('is written out as far as there is place, however many times each of them names the next', () => {
    const levels = Array.from({ length: 10 }, (_, rang) => ({
      '@id': `n${rang}`,
      suite: Array.from({ length: 10 }, () => ref(`n${rang + 1}`)),
    }));
    const whole = complete({ '@id': 'offre', suite: [ref('n0')] }, grapheOf(levels));
    expect(written(whole)).toBe(5_001);
  });

  it('is not swollen by a long text that it names again and again', () => {
    const long = { '@id': 'texte', valeur: 'x'.repeat(900_000) };
    const whole = complete({ '@id': 'offre', suite: Array.from({ length: 50 }, () => ref('texte')) }, grapheOf([long]));
    expect(noeuds(whole.suite)).toHaveLength(50);
    expect(noeuds(whole.suite).filter((one) => 'valeur' in one)).toHaveLength(2);
  });

  it('is bounded too where it embeds them itself', () => {
    const embedded = { '@id': 'a', de: { '@id': 'b', de: Array.from({ length: 100 }, () => ref('c')) } };
    const other = { '@id': 'c', de: Array.from({ length: 100 }, () => ref('d')) };
    const last = { '@id': 'd', mot: 'fin' };
    const whole = complete({ '@id': 'offre', un: embedded, deux: other, trois: last });
    expect(written(whole)).toBeGreaterThan(1_000);
    expect(written(whole)).toBeLessThan(5_100);
    expect(isNoeud(whole.trois) && whole.trois.mot).toBe('fin');
  });
});
