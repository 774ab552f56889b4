import { describe, expect, it } from 'vitest';
import { arbreDe, dossierDe, dossierSuivi, filtreDe, refusDeNom } from './dossiers.rules.ts';

const comptes = [
  { chemin: '', nombre: 4 },
  { chemin: 'Été/Plages', nombre: 3 },
  { chemin: 'Été', nombre: 2 },
  { chemin: 'Étangs', nombre: 1 },
  { chemin: 'Hiver/Ski/Pistes', nombre: 5 },
];

describe('the folders', () => {
  it('stand one inside the other, with all that they hold', () => {
    expect(arbreDe(comptes)).toMatchObject([
      { nom: 'Étangs', nombre: 1, enfants: [] },
      { nom: 'Été', chemin: 'Été', nombre: 5, enfants: [{ nom: 'Plages', chemin: 'Été/Plages', nombre: 3 }] },
      { nom: 'Hiver', nombre: 5, enfants: [{ nom: 'Ski', enfants: [{ chemin: 'Hiver/Ski/Pistes' }] }] },
    ]);
  });

  it('are looked at with those below, and recognised again', () => {
    const filtre = filtreDe('Été', comptes);
    expect(filtre).toEqual(['Été', 'Été/Plages']);
    expect(dossierDe(filtre)).toBe('Été');
    expect(dossierDe([''])).toBe('');
    expect(dossierDe(['Été', 'Hiver'])).toBeNull();
  });

  it('are followed where they go', () => {
    expect(dossierSuivi('Été', 'Été', 'Saisons / Été')).toBe('Saisons/Été');
    expect(dossierSuivi('Été/Plages', 'Été', 'Saisons')).toBe('Saisons/Plages');
    expect(dossierSuivi('Été/Plages', 'Été', '')).toBe('Plages');
    expect(dossierSuivi('Étangs', 'Été', 'Saisons')).toBeUndefined();
  });

  it('do not go into themselves', () => {
    expect(refusDeNom('Été', 'Été')).toBeTruthy();
    expect(refusDeNom('Été', 'Été/Plages')).toBeTruthy();
    expect(refusDeNom('Été', 'Saisons//Été')).toBeTruthy();
    expect(refusDeNom('Été', 'Saisons/Été')).toBeUndefined();
    expect(refusDeNom('Été', '')).toBeUndefined();
  });
});
