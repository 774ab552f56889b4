import { gabaritNotes, modeleEdition } from '@bridge/contract';
import { expect, it } from 'vitest';
import { parseBrouillon } from '../../brouillon.rules.ts';
import { drawsOtherwise, gabaritsDuModele, withVersion } from './epingles.rules.ts';

const notes = (id: number) => ({ genre: 'notes', gabarit: { ref: 'gabaritNotes', id }, pages: 1 });
const { record: modele } = parseBrouillon(modeleEdition, {
  nom: 'Guide',
  gabarit: 4,
  gabaritCouverture: 5,
  plan: [notes(7), notes(7), notes(8)],
});

it('a model is drawn by the gabarits that it names and by those of its notes, each once', () => {
  expect(gabaritsDuModele(modele).map(({ ressource, id }) => `${ressource} ${id}`)).toEqual([
    'gabaritEdition 4',
    'gabaritCouverture 5',
    'gabaritNotes 7',
    'gabaritNotes 8',
  ]);
});

it('adopts one version in the place of another, and leaves the others', () => {
  const before = { ...modele, gabaritsEpingles: [pin(4, 1), pin(9, 2)] };
  expect(withVersion(before, pin(4, 3)).gabaritsEpingles).toEqual([pin(9, 2), pin(4, 3)]);
});

const pin = (id: number, version: number) => ({ ressource: 'gabaritEdition', id, version }) as const;

it('a gabarit that was renamed draws as before; one whose lines moved does not', () => {
  const { record } = parseBrouillon(gabaritNotes, { nom: 'Lignes', base: 'lignes' });
  const of = (changes: object) => drawsOtherwise('gabaritNotes', record, { ...record, ...changes });
  expect(of({ nom: 'Lignes larges', formats: ['a4'], modifieLe: '2026-11-01T00:00:00Z' })).toBe(false);
  expect([of({ interligne: 12 }), of({ source: '#let notes(n) = none' })]).toEqual([true, true]);
});
