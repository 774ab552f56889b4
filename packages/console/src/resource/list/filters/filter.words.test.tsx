import { boolean, choice, date, money, number, reference, text, translated } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { filterWords } from './filter.words.ts';

const STATUTS = [
  { value: 'actif', label: 'Actif' },
  { value: 'invite', label: 'Invité' },
  { value: 'parti', label: 'Parti' },
] as const;
const statut = choice(STATUTS, { label: 'Statut' });
const le = date({ label: 'Date' });
const named = (id: number) => `Office ${id}`;

describe('the words of a filter', () => {
  it('name the choices, and count those beyond two', () => {
    expect(filterWords(statut, ['actif', null], named)).toBe('Actif, Aucune valeur');
    expect(filterWords(statut, ['actif', 'invite', 'parti'], named)).toBe('Actif, Invité et 1 de plus');
  });

  it('name the records referred to', () => {
    expect(filterWords(reference({ label: 'Entité', to: 'entite' }), [3], named)).toBe('Office 3');
  });

  it('tell a period as people say it', () => {
    expect(filterWords(le, { min: '2026-01-01', max: '2026-02-01' }, named)).toBe(
      'du 1er janv. 2026 au 1er févr. 2026',
    );
    expect(filterWords(le, { min: '2026-01-01' }, named)).toBe('depuis le 1er janv. 2026');
    expect(filterWords(le, { max: '2026-01-01' }, named)).toBe('jusqu’au 1er janv. 2026');
    expect(filterWords(le, { min: '2026-01-01', max: '2026-01-01' }, named)).toBe('le 1er janv. 2026');
  });

  it('tell amounts with their unit', () => {
    expect(filterWords(number({ label: 'Distance', unit: 'km' }), { min: 10, max: 20 }, named)).toBe(
      'de 10\u00a0km à 20\u00a0km',
    );
    expect(filterWords(money({ label: 'Prix' }), { min: 10 }, named)).toBe('10,00\u00a0€ et plus');
  });

  it('say what is missing, and yes or no', () => {
    expect(filterWords(translated({ label: 'Libellé' }), ['en', 'de'], named)).toBe('sans anglais, sans allemand');
    expect(filterWords(boolean({ label: 'Confirmé' }), false, named)).toBe('Non');
    expect(filterWords(text({ label: 'Famille' }), ['', 'Saison'], named)).toBe('Aucune valeur, Saison');
  });
});
