import { describe, expect, it } from 'vitest';
import { perdues } from '../testing/feuilles.ts';
import { commun, mot, nombre, texte } from './testing.complet.ts';
import { understood } from './testing.ts';

/** What is particular to each family of types. */
const BLOCS: Readonly<Record<string, readonly [bloc: string, champs: () => Record<string, unknown>]>> = {
  HOTELLERIE: [
    'informationsHotellerie',
    () => ({
      hotellerieType: mot('HotellerieType'),
      classement: mot('HotellerieClassement'),
      labels: [mot('HotellerieLabel')],
      capacite: { nombreChambres: nombre(), nombreSuites: nombre() },
    }),
  ],
  HEBERGEMENT_LOCATIF: [
    'informationsHebergementLocatif',
    () => ({
      hebergementLocatifType: mot('HebergementLocatifType'),
      capacite: { capaciteHebergement: nombre(), surface: nombre() },
      agrements: [{ type: mot('HebergementLocatifAgrementType'), numero: 'AG-38' }],
    }),
  ],
  RESTAURATION: [
    'informationsRestauration',
    () => ({
      restaurationType: mot('RestaurationType'),
      specialites: [mot('RestaurationSpecialite')],
      capacite: { nombreMaximumCouverts: nombre() },
      descriptif: texte(),
    }),
  ],
  FETE_ET_MANIFESTATION: [
    'informationsFeteEtManifestation',
    () => ({
      typesManifestation: [mot('FeteEtManifestationType')],
      portee: mot('FeteEtManifestationPortee'),
      nombreParticipantsAttendus: nombre(),
      evenementGenerique: mot('FeteEtManifestationGenerique'),
    }),
  ],
  EQUIPEMENT: [
    'informationsEquipement',
    () => ({
      rubrique: mot('EquipementRubrique'),
      itineraire: {
        dureeJournaliere: nombre(),
        denivellationPositive: nombre(),
        distance: 12.5,
        itineraireBalise: 'BALISE',
        precisionsBalisage: texte(),
      },
    }),
  ],
  DOMAINE_SKIABLE: [
    'informationsDomaineSkiable',
    () => ({
      classification: mot('DomaineSkiableClassification'),
      nombrePistes: nombre(),
      longueurTotalePistes: nombre(),
      identifiantSkiinfo: 'SK-1',
    }),
  ],
  PATRIMOINE_NATUREL: [
    'informationsPatrimoineNaturel',
    () => ({ categories: [mot('PatrimoineNaturelCategorie')], classements: [mot('PatrimoineNaturelClassement')] }),
  ],
  STRUCTURE: [
    'informationsStructure',
    () => ({ entiteType: mot('EntiteType'), structureActivites: [mot('StructureActivite')] }),
  ],
  TYPE_A_VENIR: [
    'informationsTypeAVenir',
    () => ({ sorte: mot('Sorte'), details: { effectif: nombre(), precision: texte() } }),
  ],
};

/** Numbers of references, kinds of things that are told by where they are, and codes that words stand for. */
const SANS =
  /(?:^|\.)(?:id|elementReferenceType|identifiant|type|valide|weekdays|dateSpeciale|recurrence|aspect|locale)$|\.pays\.|geoJson\.type$|^contacts\.(?:fonction|titre)\.libelleEn|perimetreGeographique\.codePostal|^territoires\./;

describe('an Apidae object with every property of its format', () => {
  it.each(Object.keys(BLOCS))('loses none of its values: %s', (type) => {
    const [bloc, champs] = BLOCS[type] ?? ['', () => ({})];
    const brut = { type, ...commun(), [bloc]: champs() };
    expect(perdues(brut, understood(brut), SANS)).toEqual([]);
  });
});
