import { describe, expect, it } from 'vitest';
import { ref, understood } from '../testing.ts';

describe('an Apidae object', () => {
  it('says what it offers, to whom, in which languages', () => {
    const { document } = understood({
      prestations: {
        services: [ref('PrestationService', 687, 'Navette')],
        languesParlees: [ref('Langue', 1197), ref('Langue', 5996, 'Provençal')],
        typesClientele: [ref('TypeClientele', 570)],
        labelsTourismeHandicap: [ref('LabelTourismeHandicap', 1)],
        tourismesAdaptes: [ref('TourismeAdapte', 2)],
        animauxAcceptes: 'ACCEPTES',
        animauxAcceptesSupplement: 'NON_DISPONIBLE',
        ageMin: 48,
        uniteAgeMin: 'ANNEE',
        tailleGroupeMax: 40,
        complementAccueil: { libelleFr: 'Sur rendez-vous' },
      },
      criteresInternes: [{ id: 5382, libelle: 'Partenaire' }],
    });
    expect(document).toMatchObject({
      animaux: true,
      languesParlees: ['fr', 'Provençal'],
      capacites: [{ mesure: 'tailleGroupeMax', valeur: 40 }],
    });
    expect(document.accessibilite.map(({ code }) => code)).toEqual(['1', '2']);
    expect(document.publics.map(({ code }) => code)).toEqual(['570']);
    expect(
      document.criteres.map(({ critere, modalite, nombre }) => `${critere.code}/${modalite?.code ?? nombre ?? ''}`),
    ).toEqual([
      'PrestationService/687',
      'Langue/1197',
      'Langue/5996',
      'TypeClientele/570',
      'LabelTourismeHandicap/1',
      'TourismeAdapte/2',
      'prestations.ageMin/48',
      'CritereInterne/5382',
    ]);
    expect(document.textes[0]?.corps).toEqual({ fr: 'Sur rendez-vous' });
  });

  it('is linked to other objects, and seen otherwise in winter', () => {
    const { document } = understood({
      informations: { structureGestion: { type: 'STRUCTURE', id: 3, nom: { libelleFr: 'Office' } } },
      liens: {
        liensObjetsTouristiquesTypes: [
          { type: 'SUR_PLACE', objetTouristique: { type: 'RESTAURATION', id: 4, nom: { libelleFr: 'Table' } } },
        ],
      },
      informationsActivite: {},
      aspects: [
        {
          aspect: 'HIVER',
          presentation: { descriptifCourt: { libelleFr: 'Sous la neige' } },
          ouverture: { periodesOuvertures: [{ dateDebut: '2026-12-01' }] },
        },
        { aspect: 'STANDARD' },
      ],
    });
    expect(document.liens).toEqual([
      { relation: 'STRUCTURE_GESTION', cible: { systeme: 'apidae', identifiant: '3', nom: 'Office' } },
      { relation: 'SUR_PLACE', cible: { systeme: 'apidae', identifiant: '4', nom: 'Table' } },
    ]);
    expect(document.aspects?.hiver).toMatchObject({
      resume: { fr: 'Sous la neige' },
      ouverture: { periodes: [{ du: '2026-12-01' }] },
    });
  });

  it('keeps the internal criteria that its feed names, or all of them', () => {
    const internes = {
      criteresInternes: [
        { id: 5382, libelle: 'Partenaire' },
        { id: 77, libelle: 'À relancer' },
      ],
    };
    const kept = (criteresInternes?: readonly number[]) =>
      understood(internes, criteresInternes === undefined ? {} : { criteresInternes }).document.criteres.map(
        ({ modalite }) => modalite?.libelle.fr,
      );
    expect(kept()).toEqual(['Partenaire', 'À relancer']);
    expect(kept([])).toEqual(['Partenaire', 'À relancer']);
    expect(kept([5382])).toEqual(['Partenaire']);
  });

  it('tells once that it has more facts than the catalogue takes', () => {
    const many = (count: number) => Array.from({ length: count }, (_, rang) => ref('PrestationService', rang + 1));
    const { document, avertissements } = understood({
      prestations: { services: many(2_000), equipements: [ref('PrestationEquipement', 1)] },
      nouveauBloc: { places: 3 },
    });
    expect(document.criteres).toHaveLength(2_000);
    expect(avertissements.map(({ message }) => message)).toEqual([expect.stringContaining('plus de 2')]);
    expect(understood({ prestations: { services: many(1_999) } }).avertissements).toEqual([]);
  });
});
