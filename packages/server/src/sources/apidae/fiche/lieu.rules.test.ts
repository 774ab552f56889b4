import { describe, expect, it } from 'vitest';
import { ref, understood } from '../testing.ts';

describe('an Apidae object', () => {
  it('is somewhere, and a point that its source doubts is doubtful', () => {
    const { document } = understood({
      localisation: {
        adresse: {
          nomDuLieu: 'La Grange',
          adresse1: '1 rue du Puits',
          adresse3: 'Hameau',
          codePostal: '38 000',
          commune: { id: 1, code: '38001', nom: 'Valbrume', pays: ref('Pays', 342) },
        },
        geolocalisation: {
          valide: false,
          geoJson: { type: 'Point', coordinates: [5.7, 45.2] },
          altitude: 300,
          complement: { libelleFr: 'Par la D1' },
        },
        environnements: [ref('Environnement', 135)],
        territoiresAffectes: [{ type: 'TERRITOIRE', id: 9, nom: { libelleFr: 'Pays' } }],
        perimetreGeographique: [{ id: 1, code: '38001', nom: 'Valbrume' }],
      },
    });
    expect(document.lieu).toMatchObject({
      nom: 'La Grange',
      rue: ['1 rue du Puits', 'Hameau'],
      codePostal: '38000',
      commune: 'Valbrume',
      insee: '38001',
      pays: 'CH',
      point: { lat: 45.2, lon: 5.7, qualite: 'douteux' },
      altitude: 300,
      acces: { fr: 'Par la D1' },
      territoires: [{ schema: 'apidae:Territoire', code: '9' }],
      environnements: [{ schema: 'apidae:Environnement', code: '135' }],
    });
    expect(document.criteres).toContainEqual({
      critere: { schema: 'apidae', code: 'perimetreGeographique', libelle: {} },
      modalite: { schema: 'apidae:Commune', code: '38001', libelle: { fr: 'Valbrume' } },
    });
  });

  it('has no point, and a warning, when its coordinates are absurd', () => {
    const { document, avertissements } = understood({
      localisation: { geolocalisation: { geoJson: { coordinates: [900, 900] } } },
    });
    expect(document.lieu.point).toBeUndefined();
    expect(avertissements).toHaveLength(1);
  });
});
