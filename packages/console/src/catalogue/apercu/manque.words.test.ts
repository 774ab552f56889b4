import { listeWeb } from '@bridge/contract';
import { expect, it } from 'vitest';
import { labelsOf, manqueEnMots } from './manque.words.ts';

it('names the fields of a form that are not complete', () => {
  expect(labelsOf(listeWeb.fields, ['modele', 'selection', 'inconnu'])).toEqual(['Sélection', 'Modèle']);
});

it('says what to fill in, and what will come', () => {
  expect(manqueEnMots(['Lignes'])).toBe('Complétez «\u00a0Lignes\u00a0»\u00a0: l’aperçu viendra ensuite.');
  expect(manqueEnMots(['Titre', 'Sélection'], 'l’estimation')).toBe(
    'Complétez «\u00a0Titre\u00a0» et «\u00a0Sélection\u00a0»\u00a0: l’estimation viendra ensuite.',
  );
  expect(manqueEnMots([])).toBe('Complétez le formulaire\u00a0: l’aperçu viendra ensuite.');
});
