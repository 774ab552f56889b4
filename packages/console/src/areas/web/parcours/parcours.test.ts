import { expect, it } from 'vitest';
import { alluresPour, brouillonDe, nomDe, SANS_CHOIX } from './parcours.ts';

const allure = (nom: string, vue: 'grille' | 'agenda') => ({ cle: vue, nom, vue });
const [grille, agenda] = [allure('Vignettes', 'grille'), allure('Agenda', 'agenda')];

it('an agenda is offered where there are events, and first where there is nothing else', () => {
  expect(alluresPour([grille, agenda], 0, 12)).toEqual([grille]);
  expect(alluresPour([grille, agenda], 3, 12)).toEqual([grille, agenda]);
  expect(alluresPour([grille, agenda], 12, 12)).toEqual([agenda, grille]);
});

it('a sélection that nobody named is called after what it holds', () => {
  expect(nomDe(SANS_CHOIX)).toBe('Tous les objets');
  expect(nomDe({ types: ['restaurant', 'degustation'], communes: [{ insee: '', nom: 'Malbrume' }], nom: '' })).toBe(
    'Restaurants et dégustations à Malbrume',
  );
  expect(nomDe({ types: ['restaurant', 'evenement'], communes: [], nom: '' })).toBe(
    'Restaurants, fêtes et manifestations',
  );
  const communes = ['Le Bourg', 'Aure', 'Les Ponts'].map((nom) => ({ insee: '', nom }));
  expect(nomDe({ types: ['hotel'], communes, nom: '' })).toBe('Hôtels au Bourg, à Aure et aux Ponts');
  expect(nomDe({ ...SANS_CHOIX, types: ['hotel'], nom: ' Où dormir ' })).toBe('Où dormir');
});

it('types and communes are rules that all have to be met; none of them is everything', () => {
  expect(brouillonDe(SANS_CHOIX).regles.regles).toEqual([]);
  const { regles } = brouillonDe({ types: ['hotel'], communes: [{ insee: '26001', nom: 'Aure' }], nom: '' });
  expect(regles).toMatchObject({
    lien: 'et',
    regles: [
      { champ: 'typeBridge', valeurs: ['hotel'] },
      { genre: 'lieu', zone: { forme: 'communes', communes: [{ insee: '26001', nom: 'Aure' }] } },
    ],
  });
});
