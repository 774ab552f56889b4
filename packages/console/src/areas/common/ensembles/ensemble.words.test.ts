import { traduction } from '@bridge/contract';
import { expect, it } from 'vitest';
import { ensembleEnMots } from './ensemble.words.ts';

it('the same thing done to several is told by how many, and why some were left', () => {
  const refus = { id: 1, motif: 'Rien n’est proposé.' };
  const said = (nombre: number, ...others: (typeof refus)[]) =>
    ensembleEnMots(traduction.noun, 'accepté', { nombre, refus: others });
  expect(said(12)).toBe('12 traductions acceptées.');
  expect(said(1, refus, refus)).toBe('1 traduction acceptée. 2 laissées de côté\u00a0: Rien n’est proposé.');
  expect(said(0, refus)).toBe('1 laissée de côté\u00a0: Rien n’est proposé.');
});
