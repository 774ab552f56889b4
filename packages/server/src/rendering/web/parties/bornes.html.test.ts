import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { FiltreRendu } from '../modele.ts';
import { FILTRES } from '../testing/elements.ts';
import { filtre } from './filtre.html.ts';

const options = { id: 1, mots: (mot: string) => mot, ouvert: true, menu: false };

function dessine(code: string, changes: Partial<FiltreRendu['question']> & Partial<Pick<FiltreRendu, 'presentation'>>) {
  const one = FILTRES.find((found) => found.code === code);
  if (!one) throw new Error(`no filter ${code}`);
  const { presentation = 'curseur', ...asked } = changes;
  const question = { ...one.question, ...asked } as FiltreRendu['question'];
  const { document } = new JSDOM(filtre({ ...one, presentation, question }, options)).window;
  const inputs = [...document.querySelectorAll('input')];
  const of = (type: string) => inputs.filter((input) => input.type === type);
  return { document, poignees: of('range'), champs: of('number') };
}

describe('a slider', () => {
  it('stands beside the fields that a form sends, hidden until a script keeps both alike', () => {
    const { document, poignees, champs } = dessine('prix', {});
    expect(champs.map(({ name, value }) => [name, value])).toEqual([
      ['prix-de', ''],
      ['prix-a', '40'],
    ]);
    expect(document.querySelector('.bridge-curseur')?.hasAttribute('hidden')).toBe(true);
    expect(poignees.map(({ name, min, max }) => [name, min, max])).toEqual([
      ['', '8', '90'],
      ['', '8', '90'],
    ]);
    expect(poignees.map((one) => one.dataset.bridgePoignee)).toEqual(champs.map(({ id }) => id));
    expect(poignees.map((one) => one.getAttribute('value'))).toEqual(['8', '40']);
    expect(poignees.map((one) => one.getAttribute('aria-label'))).toEqual(['auMoins (€)', 'auPlus (€)']);
  });

  it.each([
    [0, 200, '10'],
    [0, 90, '2'],
    [1, 5, '1'],
    [0, 1_009, '1'],
    [0, 2.5, 'any'],
  ])('from %d to %d goes by %s, and reaches both ends', (min, max, pas) => {
    expect(dessine('prix', { min, max }).poignees[0]?.step).toBe(pas);
  });

  it('is none without both ends, nor where the filter asks for fields', () => {
    expect(dessine('prix', { max: null }).poignees).toEqual([]);
    expect(dessine('prix', { min: 9, max: 9 }).poignees).toEqual([]);
    const { poignees, champs } = dessine('prix', { presentation: 'cases' });
    expect([poignees.length, champs.length]).toEqual([0, 2]);
  });

  it('of a distance has one handle, which always says something', () => {
    const { poignees, champs } = dessine('distance', { km: null, max: 5 });
    expect(champs.map(({ name, value }) => [name, value])).toEqual([['distance-km', '5']]);
    expect(poignees.map(({ dataset, value }) => [dataset.libre, value])).toEqual([[undefined, '5']]);
  });
});

it('a distance is chosen among those that the filter allows, and the one that is asked', () => {
  const { document } = dessine('distance', { presentation: 'cases', min: 2, max: 20, km: 7 });
  expect([...document.querySelectorAll('option')].map(({ value }) => value)).toEqual(['2', '5', '7', '10', '20']);
});
