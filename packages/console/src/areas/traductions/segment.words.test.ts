import { expect, it } from 'vitest';
import { faitsEnMots } from './segment.words.ts';

const NOW = new Date('2026-11-17T08:00:00Z');
const faits = { origine: 'machine', moteur: 'DeepL', glossaire: '3f2a', faiteLe: '2026-11-15T08:00:00.000Z' } as const;

it('a text in force says who wrote it, with which glossary and when', () => {
  expect(faitsEnMots(faits, NOW)).toBe('Traduite par DeepL, glossaire 3f2a, il y a 2 jours.');
  expect(faitsEnMots({ ...faits, origine: 'humain' }, NOW)).toBe('Écrite par une personne, il y a 2 jours.');
  expect(faitsEnMots({ ...faits, origine: 'source', faiteLe: null }, NOW)).toBe('Donnée par la source.');
  expect(faitsEnMots({ ...faits, origine: null }, NOW)).toBeNull();
});
