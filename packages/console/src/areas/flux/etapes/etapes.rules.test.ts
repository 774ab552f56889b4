import { describe, expect, it } from 'vitest';
import { type Avancement, etapesOf, isArrived } from './etapes.rules.ts';

const feed = (changes: Partial<Avancement> = {}): Avancement => ({
  systeme: 'tourinsoft',
  essai: undefined,
  aCorrespondance: false,
  verifiee: false,
  dernierEtat: null,
  ...changes,
});
const states = (changes: Partial<Avancement>) => etapesOf(feed(changes)).map(({ code, etat }) => `${code} ${etat}`);

describe('the steps of a new feed', () => {
  it('start with a test', () => {
    expect(states({})).toEqual(['tester courant', 'preparer attente', 'verifier attente', 'importer attente']);
  });

  it('go on to the mapping once the source has answered', () => {
    expect(states({ essai: true }).slice(0, 2)).toEqual(['tester fait', 'preparer courant']);
  });

  it('say that the source does not answer, and wait there', () => {
    expect(states({ essai: false })).toEqual([
      'tester probleme',
      'preparer attente',
      'verifier attente',
      'importer attente',
    ]);
  });

  it('ask for the mapping to be looked at before the import', () => {
    expect(states({ aCorrespondance: true })).toEqual([
      'tester fait',
      'preparer fait',
      'verifier courant',
      'importer attente',
    ]);
    expect(states({ aCorrespondance: true, verifiee: true })[3]).toBe('importer courant');
  });

  it('follow the import, and end with it', () => {
    expect(states({ aCorrespondance: true, dernierEtat: 'collecte' })[3]).toBe('importer enCours');
    expect(states({ aCorrespondance: true, dernierEtat: 'suspect' })[3]).toBe('importer probleme');
    expect(states({ aCorrespondance: true, dernierEtat: 'incomplet' })[3]).toBe('importer probleme');
    expect(isArrived(etapesOf(feed({ aCorrespondance: true, dernierEtat: 'terminee' })))).toBe(true);
  });

  it('are two where the fields of the system are known', () => {
    expect(states({ systeme: 'lei', essai: true })).toEqual(['tester fait', 'importer courant']);
  });
});
