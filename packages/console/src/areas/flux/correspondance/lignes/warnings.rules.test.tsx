import type { Ligne } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { apercuOf, champOf } from '../testing/show-lignes.tsx';
import { rowsOf } from './lignes.rules.ts';
import { warningsOf } from './warnings.rules.ts';

const lignes: Ligne[] = [
  { champ: 'Nom', cible: 'nom' },
  { champ: 'Nom', cible: 'resume' },
];
const rows = rowsOf({ structure: [champOf('Nom')], lignes, suggestions: [], ajoutes: [] });

describe('what deserves a look in a mapping', () => {
  it('is told on the line that the form refuses, not on the other one of the same field', () => {
    expect([...warningsOf(rows, { '1.langue': 'Langue inconnue.' }, undefined)]).toEqual([
      ['Nom#1', 'Langue inconnue.'],
    ]);
  });

  it('is told on every line of a field whose values nobody knows', () => {
    const apercu = apercuOf({ valeursInconnues: [{ champ: 'Nom', valeurs: ['Yourte'] }] });
    expect([...warningsOf(rows, {}, apercu).keys()]).toEqual(['Nom', 'Nom#1']);
  });
});
