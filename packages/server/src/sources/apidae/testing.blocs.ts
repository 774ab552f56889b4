import { fichier, mot, nombre, objet, texte } from './testing.complet.ts';

type Bloc = readonly [bloc: string, champs: () => Record<string, unknown>];

/** Numbers of its own for each of the names. */
const nombres = (noms: string) => Object.fromEntries(noms.split(' ').map((nom) => [nom, nombre()]));
const suite = () => [{ order: 1, objetTouristique: objet('DOMAINE_SKIABLE') }];
const fichierDe = (nom: string) => ({ type: 'PLAN', nom: texte(), legende: texte(), ...fichier(nom) });

/** What is particular to each family of types, each property of the format filled in. */
export const BLOCS: Readonly<Record<string, Bloc>> = {
  ACTIVITE: [
    'informationsActivite',
    () => ({
      nomLieu: 'Base nautique',
      ...nombres('dureeSeance nombreJours'),
      activiteType: mot('ActiviteType'),
      categories: [mot('ActiviteCategorie')],
      activitesSportives: [mot('ActiviteSportivePrestation')],
      activitesCulturelles: [mot('ActiviteCulturellePrestation')],
      prestataireActivites: objet('STRUCTURE'),
      commerceEtServicePrestataire: objet('COMMERCE_ET_SERVICE'),
    }),
  ],
  COMMERCE_ET_SERVICE: [
    'informationsCommerceEtService',
    () => ({
      commerceEtServiceType: mot('CommerceEtServiceType'),
      typesDetailles: [mot('CommerceEtServiceTypeDetaille')],
      classement: mot('StructureClassement'),
      habilitationsPrestataires: [mot('StructureHabilitationPrestataire')],
      activitesSportives: [mot('ActiviteSportivePrestation')],
      activitesCulturelles: [mot('ActiviteCulturellePrestation')],
      nomLieu: 'Halle aux grains',
    }),
  ],
  DEGUSTATION: [
    'informationsDegustation',
    () => ({
      aoc: true,
      labelsChartesQualite: [mot('DegustationLabelCharteQualite')],
      charteQualite: texte(),
      aopAocIgps: [mot('AopAocIgp')],
      aocDescriptif: texte(),
      typesProduit: [mot('DegustationTypeProduit')],
      statutsExploitant: [mot('DegustationStatutExploitant')],
    }),
  ],
  DOMAINE_SKIABLE: [
    'informationsDomaineSkiable',
    () => ({
      classification: mot('DomaineSkiableClassification'),
      domaineSkiableTypes: [mot('DomaineSkiableType')],
      identifiantDomaineRelie: texte(),
      conditionForfaitGratuit: texte(),
      identifiantForfait: texte(),
      validiteTarifEnfant: texte(),
      validiteTarifSenior: texte(),
      egps: suite(),
      sousDomaines: suite(),
      domainesParents: suite(),
      neigeCulture: true,
      remonteeGratuite: true,
      neigeDescription: 'Enneigement de culture',
      identifiantSkiinfo: 'SK-1',
      longueurTotalePistes: nombre(),
      ...nombres(
        'nombrePistes nombreKmPiste nombrePistesVertes nombreKmPisteVerte nombrePistesBleues nombreKmPisteBleue nombrePistesRouges nombreKmPisteRouge nombrePistesNoires nombreKmPisteNoire nombreKmPisteSkating nombreRemonteesMecaniques nombreTeleskis nombreTelesieges nombreTelecabines nombreTelepheriques nombreAutresRemontees nombreRemonteesAccessiblesPietons nombreHandiski nombreRemonteesSkiFond',
      ),
    }),
  ],
  EQUIPEMENT: [
    'informationsEquipement',
    () => ({
      rubrique: mot('EquipementRubrique'),
      activites: [mot('EquipementActivite')],
      itineraire: {
        dureeJournaliere: nombre(),
        denivellationPositive: nombre(),
        distance: 12.5,
        itineraireBalise: 'BALISE',
        precisionsBalisage: texte(),
      },
    }),
  ],
  FETE_ET_MANIFESTATION: [
    'informationsFeteEtManifestation',
    () => ({
      nomLieu: 'Salle Pétrarque',
      typesManifestation: [mot('FeteEtManifestationType')],
      categories: [mot('FeteEtManifestationCategorie')],
      themes: [mot('FeteEtManifestationTheme')],
      portee: mot('FeteEtManifestationPortee'),
      nombreParticipantsAttendus: nombre(),
      evenementGenerique: mot('FeteEtManifestationGenerique'),
    }),
  ],
  HEBERGEMENT_COLLECTIF: [
    'informationsHebergementCollectif',
    () => ({
      hebergementCollectifType: mot('HebergementCollectifType'),
      dateClassement: '2030-03-04',
      numeroClassement: 'C38-7',
      classementPrefectoral: mot('HebergementCollectifClassementPrefectoral'),
      chaineEtLabel: mot('HebergementCollectifChaineEtLabel'),
      labels: [mot('HebergementCollectifLabel')],
      typesHebergement: [mot('HebergementCollectifTypeHebergement')],
      typesHabitation: [mot('TypeHabitation')],
      agrements: [{ type: mot('HebergementCollectifAgrementType'), numero: 'AG-39' }],
      moyensLocomotion: [mot('SejourPackageTransport')],
      ...nombres('tempsAccesDepuisParking denivellationDepuisParking'),
      capacite: {
        ...nombres(
          'capaciteTotale capaciteTotaleReelle capaciteTotaleClassee capaciteTotaleJeunesseSport capaciteTotaleEducationNationale capaciteCommissionSecurite nombreChambres nombreAppartements nombreVillas nombreDortoirs nombreDortoirsMoyens nombreDortoirsGrands nombreHebergementsMobiliteReduite nombreHebergementsUnePersonne nombreHebergementsPlusSixPersonnes nombreHebergementsClasses nombreClassesEducationNationale capaciteAccueilPMI',
        ),
        descriptifChambres: texte(),
        descriptifCapaciteAccueilPMI: texte(),
      },
    }),
  ],
  HEBERGEMENT_LOCATIF: [
    'informationsHebergementLocatif',
    () => ({
      hebergementLocatifType: mot('HebergementLocatifType'),
      labels: [mot('HebergementLocatifLabel')],
      classementPrefectoral: mot('HebergementLocatifClassementPrefectoral'),
      capacite: nombres('capaciteHebergement surface'),
      agrements: [{ type: mot('HebergementLocatifAgrementType'), numero: 'AG-38' }],
    }),
  ],
  HOTELLERIE: [
    'informationsHotellerie',
    () => ({
      hotellerieType: mot('HotellerieType'),
      classement: mot('HotellerieClassement'),
      chaines: [mot('HotellerieChaine')],
      labels: [mot('HotellerieLabel')],
      capacite: nombres('nombreChambres nombreSuites'),
    }),
  ],
  HOTELLERIE_PLEIN_AIR: [
    'informationsHotelleriePleinAir',
    () => ({
      hotelleriePleinAirType: mot('HotelleriePleinAirType'),
      numeroClassement: 'C38-8',
      dateClassement: '2030-04-05',
      classement: mot('HotelleriePleinAirClassement'),
      chaines: [mot('HotelleriePleinAirChaine')],
      labels: [mot('HotelleriePleinAirLabel')],
      capacite: {
        caravaneige: true,
        ...nombres(
          'superficie nombreEmplacementsClasses nombreEmplacementsDeclares nombreEmplacementsPassages nombreEmplacementsLocatifs nombreEmplacementsNus nombreEmplacementsResidentiels nombreEmplacementsTentes nombreEmplacementsCampingCars nombreHebergementsInsolites capaciteHebergementsInsolites nombreLocationMobilhomes nombreLocationBungalows',
        ),
      },
    }),
  ],
  PATRIMOINE_CULTUREL: [
    'informationsPatrimoineCulturel',
    () => ({
      patrimoineCulturelType: mot('PatrimoineCulturelType'),
      themes: [mot('PatrimoineCulturelTheme')],
      categories: [mot('PatrimoineCulturelCategorie')],
    }),
  ],
  PATRIMOINE_NATUREL: [
    'informationsPatrimoineNaturel',
    () => ({ categories: [mot('PatrimoineNaturelCategorie')], classements: [mot('PatrimoineNaturelClassement')] }),
  ],
  RESTAURATION: [
    'informationsRestauration',
    () => ({
      restaurationType: mot('RestaurationType'),
      categories: [mot('RestaurationCategorie')],
      chaines: [mot('RestaurationChaine')],
      classementsGuides: [mot('RestaurationClassementGuide')],
      specialites: [mot('RestaurationSpecialite')],
      capacite: nombres('nombreMaximumCouverts nombreSalles'),
      descriptif: texte(),
    }),
  ],
  SEJOUR_PACKAGE: [
    'informationsSejourPackage',
    () => ({
      ...nombres('nombreJours nombreNuits'),
      lieuDePratique: texte(),
      formuleHebergement: texte(),
      typesHebergement: [mot('SejourPackageTypeHebergement')],
      transports: [mot('SejourPackageTransport')],
      activiteCategories: [mot('ActiviteCategorie')],
      activitesSportives: [mot('ActiviteSportivePrestation')],
      activitesCulturelles: [mot('ActiviteCulturellePrestation')],
      nomLieu: 'Gare de départ',
    }),
  ],
  STRUCTURE: [
    'informationsStructure',
    () => ({
      entiteType: mot('EntiteType'),
      structureType: mot('StructureType'),
      classement: mot('StructureClassement'),
      structureActivites: [mot('StructureActivite')],
    }),
  ],
  TERRITOIRE: [
    'informationsTerritoire',
    () => ({
      territoireType: mot('TerritoireType'),
      destination: true,
      ...nombres('nombreCommerces nombreRestaurants'),
      zoneLabels: [mot('TerritoireZoneLabel')],
      zoneClassements: [mot('TerritoireZoneClassement')],
      sportsHiver: {
        typesStation: [mot('TerritoireTypeStation')],
        ...nombres('nombreItinerairesRaquettes nombreKilometresItinerairesRaquettes nombreItinerairesVtt'),
        ageMinimumEnseignementSki: texte(),
        trancheAgeAccueilEnfantGarderie: texte(),
        domaines: suite(),
      },
      hebergement: {
        parkingCampingCar: true,
        ...nombres('nombreCampings nombreResidencesTourisme nombreHotelsUneEtoile nombreHotelsNonClasses'),
        descriptifMeubles: texte(),
        descriptifAutres: texte(),
      },
      zone: fichierDe('zone.kml'),
      contour: fichierDe('contour.pdf'),
    }),
  ],
  TYPE_A_VENIR: [
    'informationsTypeAVenir',
    () => ({ sorte: mot('Sorte'), details: { effectif: nombre(), precision: texte() } }),
  ],
};
