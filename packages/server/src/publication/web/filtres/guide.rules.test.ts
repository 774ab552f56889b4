import { filtre as filtreResource, LANGUES, moteur as moteurResource } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { parseContenu } from '../../../composition/record.rules.ts';
import { questionSur, resultatsAVoir } from '../pages/mots.guide.words.ts';
import { readEtat } from './filtre.rules.ts';
import { moteurRendu } from './moteur.rules.ts';

const NOTED = { creeLe: '2026-11-01T10:00:00.000Z', modifieLe: '2026-11-01T10:00:00.000Z' };
const CODES = ['type', 'ouvert', 'prix'];

const type = {
  cible: 'typeBridge',
  choix: ['hotel', 'restaurant'].map((slug) => ({ slug, valeurs: [slug], libelle: {}, picto: null })),
};
const saved = [type, { cible: 'ouvert', types: ['restaurant'] }, { cible: 'prix' }].map((values, rank) => ({
  ...parseContenu(filtreResource, {
    id: rank + 1,
    version: 1,
    contenu: { ...NOTED, nom: 'Filtre', code: CODES[rank], libelle: { fr: `Libellé ${rank + 1}` }, ...values },
  }),
  champLu: null,
}));
const items = [1, 2, 3].map((filtre) => ({ filtre, libelle: {}, replie: false }));
const moteur = parseContenu(moteurResource, {
  id: 1,
  version: 1,
  contenu: {
    ...NOTED,
    nom: 'Moteur',
    code: 'moteur',
    mode: 'guide',
    filtres: [{ ...items[0], question: { fr: 'Que cherchez-vous\u00a0?' } }, ...items.slice(1)],
  },
});

function asked(query: string) {
  const types = ['hotel', 'restaurant'];
  const offre = { filtres: saved, tris: [], texte: true, guide: true, types };
  const rendu = moteurRendu({
    moteur,
    enregistres: saved,
    filtres: saved,
    noms: new Map(),
    comptes: new Map([['type', new Map(types.map((one, rank) => [one, rank + 1]))]]),
    communes: [],
    types,
    objets: [],
    total: 3,
    etat: readEtat(new URLSearchParams(query), offre),
    lecteur: { langue: 'fr', parDefaut: 'fr' },
    jour: '2026-11-15',
    chemin: '/fr/liste',
  });
  if (rendu.guide === null) throw new Error('not guided');
  return { ...rendu, guide: rendu.guide };
}
const at = (query: string) => asked(query).guide.question;

describe('the question of a guided search', () => {
  it('is the first one until something is asked, then none: a shared address shows its results', () => {
    expect([at(''), at('type=hotel'), at('q=lac'), at('page=2')]).toEqual(['type', null, null, null]);
  });

  it('is the one that the address says, or the results', () => {
    expect([at('question=prix'), at('type=hotel&question=prix'), at('question=-')]).toEqual(['prix', 'prix', null]);
    expect(at('question=ailleurs')).toBe('type');
  });

  it('comes after the one that was answered, with those that the answer calls', () => {
    expect([at('question=type-'), at('type=hotel&question=type-')]).toEqual(['prix', 'prix']);
    expect(at('type=restaurant&question=type-')).toBe('ouvert');
    expect(at('question=prix-')).toBeNull();
  });

  it('gives way to the next one where its condition holds no more', () => {
    expect(at('type=hotel&question=ouvert')).toBe('prix');
  });

  it('is worded by the moteur, or bears the label of its filter', () => {
    expect(asked('').guide.questions).toEqual([
      { code: 'type', intitule: 'Que cherchez-vous\u00a0?' },
      { code: 'prix', intitule: 'Libellé 3' },
    ]);
  });
});

describe('the ways around a question', () => {
  it('lead back, past and to the results, each to an address of its own', () => {
    expect(asked('').guide).toMatchObject({
      progres: 'Question 1 sur 2',
      precedente: null,
      passer: '/fr/liste?question=prix',
    });
    expect(asked('question=prix').guide).toMatchObject({
      progres: 'Question 2 sur 2',
      precedente: '/fr/liste',
      passer: '/fr/liste?question=-',
    });
    expect(asked('type=hotel&question=prix').guide).toMatchObject({
      precedente: '/fr/liste?type=hotel&question=type',
      passer: '/fr/liste?type=hotel',
      voir: 'Voir les 3\u00a0résultats',
    });
    expect(asked('type=hotel&question=type').guide.passer).toBeNull();
  });

  it('take an answer back without leaving the question, nor the results', () => {
    const without = (query: string) => asked(query).actifs.map(({ href }) => href);
    expect(without('type=hotel&question=prix')).toEqual(['/fr/liste?question=prix']);
    expect(without('type=hotel')).toEqual(['/fr/liste?question=-']);
  });

  it('resume at the first question without an answer', () => {
    expect(asked('type=hotel').guide.reprendre).toBe('/fr/liste?type=hotel&question=prix');
    expect(asked('question=-').guide.reprendre).toBe('/fr/liste');
    expect(asked('type=hotel&prix=20-').guide.reprendre).toBe('/fr/liste?prix=20-&type=hotel&question=type');
  });
});

it('numbers are said in every language', () => {
  for (const langue of LANGUES) {
    expect(questionSur(2, 5, langue)).toMatch(/2.*5/);
    expect(resultatsAVoir(12, langue)).toContain('12');
    expect(resultatsAVoir(0, langue)).not.toContain('0');
  }
  expect(resultatsAVoir(3, 'ru')).toBe('Показать 3\u00a0результата');
});
