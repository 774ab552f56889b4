import { ETATS_IMPORTATION, SANS_COMPTE } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { importation } from '../../testing/importations.ts';
import { changesText, confirmText, phraseOf, rollbackText } from './phrase.rules.ts';

const of = (counts: Partial<typeof SANS_COMPTE>) => ({ ...SANS_COMPTE, ...counts });

describe('the sentence of an import', () => {
  it('says what entered, what changed and what left, with French plurals', () => {
    expect(changesText(of({ crees: 3, modifies: 12 }))).toBe('3 objets créés, 12 modifiés, aucun retiré');
    expect(changesText(of({ crees: 1, modifies: 1, retires: 1 }))).toBe('1 objet créé, 1 modifié, 1 retiré');
    expect(changesText(of({ retires: 2, restaures: 1 }))).toBe('Aucun objet créé, aucun modifié, 2 retirés, 1 revenu');
  });

  it('says that nothing changed rather than three zeros', () => {
    expect(changesText(of({ inchanges: 412 }))).toBe('Aucun changement\u00a0: 412 objets identiques');
    expect(changesText(of({ inchanges: 1 }))).toBe('Aucun changement\u00a0: 1 objet identique');
    expect(changesText(SANS_COMPTE)).toBe('Aucun changement');
  });

  it('speaks of what is still to be done for a dry run and for one that waits', () => {
    const dry = phraseOf(importation({ aBlanc: true }));
    expect(dry.titre).toBe('3 objets à créer, 12 à modifier, aucun à retirer');
    expect(dry.suite).toContain('rien n’a été appliqué');
    expect(phraseOf(importation({ etat: 'suspect' })).suite).toContain('attend votre accord');
  });

  it('says what a run that was given up would have done, and what is left of one that was stopped on the way', () => {
    expect(phraseOf(importation({ etat: 'abandonnee', entame: false })).suite).toBe(
      'Rien n’a été appliqué au catalogue. Il aurait créé 3 objets et modifié 12.',
    );
    expect(phraseOf(importation({ etat: 'echouee', entame: false, compteurs: SANS_COMPTE })).suite).toBe(
      'Rien n’a été appliqué au catalogue.',
    );
    expect(phraseOf(importation({ etat: 'abandonnee', entame: true })).suite).toContain(
      'une partie de ses changements',
    );
  });

  it('exists for every state', () => {
    for (const { value } of ETATS_IMPORTATION) expect(phraseOf(importation({ etat: value })).titre).not.toBe('');
  });

  it('names who gave the former state back', () => {
    expect(phraseOf(importation({ etat: 'annulee', annuleePar: 'Dominique' })).titre).toBe(
      'Import annulé par Dominique',
    );
  });
});

describe('what is asked before an import is', () => {
  it('applied all the same: how many objets leave', () => {
    const text = confirmText(importation({ compteurs: of({ retires: 412, modifies: 2 }) }));
    expect(text).toContain('412 objets du flux «\u00a0Hôtels du Val\u00a0» seront retirés du catalogue.');
    expect(text).toContain('S’y ajoutent 2 objets à modifier.');
  });

  it('taken back: what happens to each kind of objet', () => {
    expect(rollbackText(of({ crees: 3, modifies: 1, retires: 2 }))).toContain(
      '3 objets créés par cet import seront retirés. 1 objet modifié par cet import retrouvera sa version d’avant. 2 objets retirés par cet import reviendront.',
    );
    expect(rollbackText(SANS_COMPTE)).toContain('Aucun objet ne change.');
  });
});
