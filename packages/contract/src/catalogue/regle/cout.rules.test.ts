import { expect, it } from 'vitest';
import { selection } from '../../areas/selections/selection.resource.ts';
import { coutDeRegle, MOST_CONDITIONS } from './cout.rules.ts';
import { type Condition, type Groupe, reglesSchema } from './regle.schemas.ts';

const fait: Condition = { genre: 'fait', fait: 'photo', present: true };
const groupe = (regles: Groupe['regles']): Groupe => ({ genre: 'groupe', lien: 'ou', regles });
const many = (count: number): Groupe['regles'] => Array.from({ length: count }, () => fait);
const textes = (count: number): Condition => ({
  genre: 'texte',
  champ: 'nom',
  op: 'contient',
  valeurs: Array.from({ length: count }, (_, rank) => `mot ${rank}`),
});

it('a question costs what is asked in it, however it is nested, and long lists of texts and corners besides', () => {
  expect(coutDeRegle(groupe([groupe(many(3)), fait]))).toBe(4);
  expect(coutDeRegle(textes(500))).toBe(51);
  const sommets = Array.from({ length: 500 }, (_, rank) => ({ lat: rank / 100, lon: 0 }));
  expect(coutDeRegle({ genre: 'lieu', zone: { forme: 'polygone', sommets } })).toBe(26);
});

it('one that costs too much is read and not saved: why, and what to do, are said', () => {
  const heavy = groupe(Array.from({ length: 18 }, () => groupe(many(50))));
  expect(reglesSchema.safeParse(heavy).success).toBe(true);
  expect(selection.fields.regles.input.safeParse(heavy).error?.issues).toMatchObject([
    { path: [], message: expect.stringMatching(/^Ces règles comptent pour 900 conditions, 150 au plus.*Réunissez/) },
  ]);
  const most = groupe([groupe(many(50)), groupe(many(50)), groupe(many(MOST_CONDITIONS - 100))]);
  expect(selection.fields.regles.input.safeParse(most).success).toBe(true);
});
