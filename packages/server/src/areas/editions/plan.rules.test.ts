import type { ElementDePlan } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { alertesDesParametres, alertesDuFormat, alertesDuPlan, sectionDe } from './plan.rules.ts';

const RUBRIQUE: ElementDePlan = {
  genre: 'rubrique',
  rubrique: { ref: 'rubriqueDynamique', id: 3 },
  selection: null,
  tri: null,
  titre: {},
  couleur: null,
  saut: 'page',
};
const connue = {
  nom: 'Tables',
  titre: { fr: 'Se restaurer' },
  selection: { id: 9, nom: 'Où manger' },
  objets: 12,
  renvoiCarte: null,
};
const section = (element: ElementDePlan, rubrique: Parameters<typeof sectionDe>[2]['rubrique'], names = {}) =>
  sectionDe(element, 0, { names, langues: ['fr', 'en'], rubrique, cartes: [5] });

describe('a part of a plan', () => {
  it('says what it holds, and which languages it lacks', () => {
    expect(section(RUBRIQUE, connue)).toMatchObject({
      nom: 'Se restaurer',
      objets: 12,
      selection: { nom: 'Où manger' },
      alertes: ['Titre manquant en anglais.'],
    });
  });

  it('is called as the model calls it', () => {
    const own = { ...RUBRIQUE, titre: { fr: 'À table', en: 'Food' } };
    expect(section(own, connue)).toMatchObject({ nom: 'À table', alertes: [] });
  });

  it('warns where it would not appear', () => {
    expect(section(RUBRIQUE, { ...connue, titre: {}, objets: 0 }).alertes).toEqual([
      'Rien n’y paraîtrait\u00a0: sa sélection est vide, ou sa période et son score écartent tout.',
    ]);
    expect(section(RUBRIQUE, undefined).alertes).toEqual(['Cet élément n’existe plus, ou vous n’y avez pas accès.']);
  });

  it('warns where the space of an announcement is gone', () => {
    const annonce: ElementDePlan = { genre: 'annonce', espace: { ref: 'espace', id: 4 }, annonce: null };
    expect(section(annonce, undefined).alertes).toHaveLength(1);
    expect(section(annonce, undefined, { espace: { 4: 'Page de garde' } })).toMatchObject({
      nom: 'Page de garde',
      alertes: [],
    });
  });
});

describe('a plan as a whole', () => {
  it('says when there is nothing in it, or nothing to index', () => {
    expect(alertesDuPlan([])).toHaveLength(1);
    const index: ElementDePlan = { genre: 'index', cle: 'commune', titre: {}, saut: 'page' };
    expect(alertesDuPlan([index])).toEqual(['Un index sans rubrique n’a rien à classer.']);
    expect(alertesDuPlan([RUBRIQUE, index])).toEqual([]);
  });
});

it('numbers that refer to a map want it in the plan', () => {
  const alertes = (renvoiCarte: number) => section(RUBRIQUE, { ...connue, titre: {}, renvoiCarte }).alertes;
  expect(alertes(5)).toEqual([]);
  expect(alertes(6)).toEqual([expect.stringContaining('n’est pas dans le plan')]);
});

describe('the gabarits of a model', () => {
  const edition = { zones: [], proprietes: [{ nom: 'papier', genre: 'nombre', valeurs: '' }] };
  const zone = { nom: 'partenaire', libelle: 'Partenaire', genre: 'texte', obligatoire: true };
  const couverture = {
    zones: [
      { ...zone, nom: 'slogan', obligatoire: false },
      { ...zone, nom: 'titre' },
    ],
    proprietes: [{ nom: 'photo', genre: 'choix', valeurs: 'oui, non' }],
  };
  const told = (nom: string, valeur: string) =>
    alertesDesParametres([edition, couverture], { parametres: [{ nom, valeur }] });

  it('warn of a format that they do not fill', () => {
    const guide = { nom: 'Guide', formats: ['a4', 'a5'] };
    expect(alertesDuFormat(guide, { format: 'a5' })).toEqual([]);
    expect(alertesDuFormat({ ...guide, formats: [] }, { format: 'dl' })).toEqual([]);
    expect(alertesDuFormat(guide, { format: 'dl' })).toEqual([
      'Le gabarit «\u00a0Guide\u00a0» n’est pas prévu pour ce format.',
    ]);
  });

  it('warn of settings that none of them has, of choices that are not offered, and of words in the place of a number', () => {
    expect([told('papier', '0,12'), told('photo', 'oui'), told('slogan', 'Au bord de l’eau')].flat()).toEqual([]);
    expect(told('fond', 'bleu')).toEqual(['Aucun gabarit du modèle n’a de paramètre «\u00a0fond\u00a0».']);
    expect(told('photo', 'grande')).toEqual([
      'Le paramètre «\u00a0photo\u00a0» ne peut pas être «\u00a0grande\u00a0»\u00a0: choisissez entre oui, non.',
    ]);
    expect(told('papier', 'épais')).toEqual([
      'Le paramètre «\u00a0papier\u00a0» attend un nombre\u00a0: «\u00a0épais\u00a0» n’en est pas un.',
    ]);
  });

  it('warn of a zone that nothing fills', () => {
    const asked = (parametres: { nom: string; valeur: string }[]) =>
      alertesDesParametres([edition, { ...couverture, zones: [...couverture.zones, zone] }], { parametres });
    expect(asked([])).toEqual([
      'La zone «\u00a0Partenaire\u00a0» doit être remplie\u00a0: réglez le paramètre «\u00a0partenaire\u00a0».',
    ]);
    expect(asked([{ nom: 'partenaire', valeur: 'La Région' }])).toEqual([]);
  });
});
