import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { FiltreRendu } from '../modele.ts';
import { FILTRES } from '../testing/elements.ts';
import { filtre } from './filtre.html.ts';

const options = { id: 1, mots: (mot: string) => mot, ouvert: true, menu: false };

function drawn(code: string, changes: Partial<FiltreRendu['question']> & Partial<Pick<FiltreRendu, 'presentation'>>) {
  const one = FILTRES.find((found) => found.code === code);
  if (!one) throw new Error(`no filter ${code}`);
  const { presentation = 'curseur', ...asked } = changes;
  const question = { ...one.question, ...asked } as FiltreRendu['question'];
  const { document } = new JSDOM(filtre({ ...one, presentation, question }, options)).window;
  /** Some attributes of the inputs of a type. */
  const lus = (type: string, ...noms: string[]) =>
    [...document.querySelectorAll(`input[type=${type}]`)].map((input) => noms.map((nom) => input.getAttribute(nom)));
  return { document, lus };
}

describe('a slider', () => {
  it('stands beside the fields that a form sends, hidden until a script keeps both alike', () => {
    const { document, lus } = drawn('prix', {});
    expect(lus('number', 'id', 'name', 'value')).toEqual([
      ['bridge-1-prix-de', 'prix-de', null],
      ['bridge-1-prix-a', 'prix-a', '40'],
    ]);
    expect(document.querySelector('.bridge-curseur')?.hasAttribute('hidden')).toBe(true);
    expect(lus('range', 'data-bridge-poignee', 'name', 'min', 'max', 'value', 'aria-label')).toEqual([
      ['bridge-1-prix-de', null, '8', '90', '8', 'auMoins (€)'],
      ['bridge-1-prix-a', null, '8', '90', '40', 'auPlus (€)'],
    ]);
  });

  it.each([
    [0, 200, '10'],
    [0, 90, '2'],
    [1, 5, '1'],
    [0, 1_009, '1'],
    [0, 2.5, '0.1'],
  ])('from %d to %d goes by %s, and reaches both ends', (min, max, pas) => {
    expect(drawn('prix', { min, max }).lus('range', 'step')).toEqual([[pas], [pas]]);
  });

  it('is none without both ends, nor where the filter asks for fields', () => {
    expect(drawn('prix', { max: null }).lus('range')).toEqual([]);
    expect(drawn('prix', { min: 9, max: 9 }).lus('range')).toEqual([]);
    const { lus } = drawn('prix', { presentation: 'cases' });
    expect([lus('range').length, lus('number').length]).toEqual([0, 2]);
  });

  it('of a distance has one handle, which always says something', () => {
    const { lus } = drawn('distance', { km: null, max: 5 });
    expect(lus('number', 'name', 'value')).toEqual([['distance-km', '5']]);
    expect(lus('range', 'data-libre', 'value')).toEqual([[null, '5']]);
  });
});

it('a distance is chosen among those that the filter allows, and the one that is asked', () => {
  const { document } = drawn('distance', { presentation: 'cases', min: 2, max: 20, km: 7 });
  const values = [...document.querySelectorAll('option')].map((option) => option.getAttribute('value'));
  expect(values).toEqual(['2', '5', '7', '10', '20']);
});
