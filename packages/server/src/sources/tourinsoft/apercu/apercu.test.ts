import type { Ligne } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { uneFiche, unFlux } from '../testing.ts';
import { sourceTourinsoft } from '../tourinsoft.source.ts';
import { apercu, champsNonMappes, remplissageParCible } from './apercu.ts';
import { valeursDeCible } from './apercu.values.ts';

const lignes: Ligne[] = [
  { champ: 'COMMUNE', cible: 'lieu.commune' },
  { champ: 'TEL', cible: 'contact.telephone' },
  { champ: 'Descriptifss.Accroche', cible: 'resume' },
  {
    champ: 'TYPE',
    cible: 'type',
    transformations: [{ kind: 'table', correspondances: { H: 'Hôtel' }, sinon: 'garder' }],
  },
];
const fiches = [
  uneFiche({ COMMUNE: 'VILLE', TEL: '05 00 00 00 01', TYPE: 'H', Descriptifss: [{ Accroche: 'Court', Autre: 'x' }] }),
  uneFiche({ COMMUNE: '', TEL: 'sonner', TYPE: 'Z', PISCINE: 'oui', TIS_TRACKING_OFFRE: '<script></script>' }),
  { Nom: 'sans identifiant' },
];

describe('a preview', () => {
  const vu = apercu(unFlux({ lignes }), fiches);

  it('shows a record before and after', () => {
    expect(vu.objets[0]).toMatchObject({
      identifiant: 'HOTXXX0990000001',
      nom: 'Hôtel des Essais',
      avant: { COMMUNE: 'VILLE', TYPE: 'H' },
      apres: expect.arrayContaining([
        { cible: 'lieu.commune', libelle: 'Commune', valeur: 'VILLE' },
        { cible: 'resume', libelle: 'Résumé', valeur: 'Court' },
      ]),
      rejet: null,
    });
  });

  it('says what could not be read, and what would be refused', () => {
    expect(vu.objets[1]?.avertissements).toMatchObject([{ chemin: 'TEL', valeur: 'sonner' }]);
    expect(vu.objets[1]?.avant).not.toHaveProperty('TIS_TRACKING_OFFRE');
    expect(vu.objets[2]?.rejet).toMatch(/SyndicObjectID/);
  });

  it('shows what the import will keep', () => {
    for (const [rang, fiche] of fiches.slice(0, 2).entries()) {
      const importee = sourceTourinsoft.interpret(unFlux({ lignes: structuredClone(lignes) }), fiche, {});
      for (const { cible, valeur } of vu.objets[rang]?.apres ?? []) {
        expect(valeursDeCible(importee, cible as Ligne['cible']).join('\n')).toBe(valeur);
      }
      expect(vu.objets[rang]?.avertissements).toEqual(importee.avertissements);
    }
  });

  it('counts the records that fill each target', () => {
    const taux = new Map(remplissageParCible(unFlux({ lignes }), fiches).map((part) => [part.cible, part.taux]));
    expect(taux.get('nom')).toBe(100);
    expect(taux.get('lieu.commune')).toBe(50);
  });

  it('lists the fields and the columns that no line speaks of', () => {
    expect(champsNonMappes(lignes, fiches.slice(0, 2))).toEqual(['Descriptifss.Autre', 'PISCINE']);
  });

  it('lists the values that no table knows', () => {
    expect(vu.valeursInconnues).toEqual([{ champ: 'TYPE', valeurs: ['Z'] }]);
  });

  it('stops at twenty records', () => {
    expect(
      apercu(
        unFlux(),
        Array.from({ length: 30 }, () => uneFiche()),
      ).objets,
    ).toHaveLength(20);
  });
});
