import { documentVide } from '@bridge/contract';
import { expect, it } from 'vitest';
import { retourDe } from './retour.rules.ts';

const valeur = (langue: 'fr' | 'en', avant: string, apres: string) =>
  ({ champ: 'resume', chemin: 'presentation.descriptifCourt', langue, avant, apres }) as const;
const VALEURS = [valeur('fr', 'Face au lac.', 'Au bord du lac.'), valeur('en', '', 'By the lake.')];
const retour = (resume: object) => retourDe(VALEURS, { ...documentVide(), resume });

it('what was written is back once every text is, whatever its lines end with', () => {
  expect(retour({ fr: 'Au bord\r\ndu lac. ', en: 'By the lake.' })).toEqual({ kind: 'revenue' });
});

it('what is still as before is waited for', () => {
  expect(retour({ fr: 'Face au lac.' })).toEqual({ kind: 'attendue' });
  expect(retour({ fr: 'Au bord du lac.' })).toEqual({ kind: 'attendue' });
});

it('a third text is told, beside what was written', () => {
  expect(retour({ fr: 'Sur la rive.', en: 'By the lake.' })).toEqual({
    kind: 'autrement',
    valeurs: [{ ...VALEURS[0], revenu: 'Sur la rive.' }, VALEURS[1]],
  });
});
