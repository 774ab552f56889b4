let numero = 0;
/** A text of its own each time, so that each is looked for where it was put. */
export const texte = () => ({ libelleFr: `Texte ${++numero}`, libelleEn: `Text ${numero}` });
export const mot = (elementReferenceType: string) => ({
  elementReferenceType,
  id: 900_000 + ++numero,
  libelleFr: `Mot ${numero}`,
});
export const nombre = () => 1_000 + ++numero;
export const objet = (type: string) => ({ type, id: 800_000 + ++numero, nom: { libelleFr: `Objet ${numero}` } });
const moyen = (type: number, fr: string) => ({ type: { id: type }, coordonnees: { fr }, observation: texte() });
/** A means of communication that the product has no kind for: its words alone say which it is. */
const plateforme = () => ({
  type: mot('MoyenCommunicationType'),
  coordonnees: { fr: 'exemple38' },
  observation: texte(),
});
export const fichier = (nom: string) => ({
  traductionFichiers: [{ locale: 'fr', url: `https://medias.exemple.fr/${nom}` }],
});
const commune = { id: 38_001, code: '38001', nom: 'Valbrume', codePostal: '38000', pays: { id: 532 } };

/** What every object may say, each property of the format filled in. */
export const commun = () => ({
  nom: texte(),
  presentation: {
    descriptifCourt: texte(),
    descriptifDetaille: texte(),
    bonsPlans: texte(),
    descriptifsThematises: [{ theme: mot('DescriptifTheme'), description: texte() }],
    typologiesPromoSitra: [mot('TypologiePromoSitra')],
  },
  informations: {
    moyensCommunication: [
      moyen(201, '0476000001'),
      moyen(204, 'a@exemple.fr'),
      moyen(205, 'https://exemple.fr'),
      plateforme(),
    ],
    informationsLegales: {
      siret: '12345678900011',
      codeApeNaf: '5510Z',
      rcs: 'Grenoble B 1',
      numeroAgrementLicence: 'LIC-7',
      modeGestion: mot('ModeGestion'),
    },
    structureGestion: objet('STRUCTURE'),
    structureInformation: objet('STRUCTURE'),
  },
  localisation: {
    adresse: {
      adresse1: '1 rue du Puits',
      adresse2: 'Hameau',
      adresse3: 'Bâtiment B',
      nomDuLieu: 'La Grange',
      codePostal: '38000',
      bureauDistribution: 'Bourg',
      cedex: 'CEDEX 9',
      commune,
    },
    geolocalisation: {
      reperePlan: 'B7',
      altitude: nombre(),
      altitudeMini: nombre(),
      altitudeMaxi: nombre(),
      altitudeMiniHebergement: nombre(),
      altitudeMaxiHebergement: nombre(),
      complement: texte(),
      valide: true,
      geoJson: { type: 'Point', coordinates: [5.72, 45.18] },
    },
    perimetreGeographique: [{ ...commune, id: 38_002, code: '38002', nom: 'Malbrume' }],
    environnements: [mot('Environnement')],
    territoiresAffectes: [objet('TERRITOIRE')],
    lieu: { id: 7, nom: texte() },
    lieuObjetTouristique: objet('EQUIPEMENT'),
  },
  liens: {
    complement: texte(),
    liensObjetsTouristiquesTypes: [{ type: 'SUR_PLACE', objetTouristique: objet('RESTAURATION') }],
  },
  prestations: {
    equipements: [mot('PrestationEquipement')],
    services: [mot('PrestationService')],
    activites: [mot('PrestationActivite')],
    conforts: [mot('PrestationConfort')],
    animauxAcceptesSupplement: 'AVEC_SUPPLEMENT',
    descriptifAnimauxAcceptes: texte(),
    languesParlees: [mot('Langue')],
    languesDocumentation: [mot('Langue')],
    complementAccueil: texte(),
    tourismesAdaptes: [mot('TourismeAdapte')],
    labelsTourismeHandicap: [mot('LabelTourismeHandicap')],
    descriptifHandicapMoteur: texte(),
    descriptifHandicapAuditif: texte(),
    descriptifHandicapVisuel: texte(),
    descriptifHandicapMental: texte(),
    nombrePersonnesEnFauteuilRoulantAccueilliesSimultanement: nombre(),
    typesClientele: [mot('TypeClientele')],
    nombrePersonnesMinimum: nombre(),
    tailleGroupeMin: nombre(),
    tailleGroupeMax: nombre(),
    ageMin: nombre(),
    ageMax: nombre(),
  },
  ouverture: {
    periodeEnClair: texte(),
    indicationsPeriode: [mot('IndicationPeriode')],
    periodesOuvertures: [
      {
        dateDebut: '2031-05-01',
        dateFin: '2031-05-31',
        nom: 'Printemps',
        complementHoraire: texte(),
        type: 'OUVERTURE_TOUS_LES_JOURS',
        horaires: [
          {
            type: mot('HoraireType'),
            timePeriods: [
              { weekdays: ['MON'], timeFrames: [{ startTime: '09:10', endTime: '11:20', recurrence: '00:35' }] },
              { weekdays: ['HOL'], timeFrames: [{ startTime: '10:40' }] },
            ],
          },
        ],
        ouverturesExceptionnelles: [{ dateOuverture: '2031-08-17' }],
      },
    ],
    fermeturesExceptionnelles: [{ dateFermeture: '2031-07-03' }, { dateSpeciale: 'FETE_DIEU' }],
    ouverturesComplementaires: [mot('OuvertureComplementaire')],
    nombreJours: nombre(),
    nombreNuits: nombre(),
    dureeSeance: nombre(),
    dureeSeanceGroupe: nombre(),
  },
  descriptionTarif: {
    tarifsEnClair: texte(),
    complement: texte(),
    leTarifComprend: texte(),
    leTarifNeComprendPas: texte(),
    taxeDeSejourIncluse: 'INCLUSE',
    modesPaiement: [mot('ModePaiement')],
    periodes: [
      {
        dateDebut: '2031-06-01',
        dateFin: '2031-06-30',
        type: mot('TarifPeriode'),
        tarifs: [
          { type: mot('TarifType'), minimum: nombre(), maximum: nombre(), precisionTarif: texte(), devise: 'CHF' },
        ],
      },
    ],
  },
  reservation: {
    complement: texte(),
    organismes: [
      {
        nom: 'Centrale',
        type: mot('ReservationType'),
        structureReference: objet('STRUCTURE'),
        observation: texte(),
        moyensCommunication: [moyen(201, '0476000009')],
      },
    ],
  },
  contacts: [
    {
      nom: 'Testard',
      prenom: 'Ada',
      titre: texte(),
      fonction: mot('ContactFonction'),
      moyensCommunication: [moyen(204, 'ada@exemple.fr')],
    },
  ],
  illustrations: [
    {
      identifiant: 71,
      type: 'IMAGE',
      nom: texte(),
      legende: texte(),
      copyright: { libelleFr: 'Studio Nord' },
      observation: texte(),
      dateLimiteDePublication: '2032-09-09',
      ...fichier('a.jpg'),
    },
  ],
  multimedias: [{ identifiant: 72, type: 'PLAN', nom: texte(), ...fichier('b.gpx') }],
  tourismeAffaires: {
    sallesEquipeesPour: [mot('SalleEquipeePour')],
    sallesReunion: [{ nom: 'Salle Mercure', superficie: nombre(), capaciteMax: nombre(), description: texte() }],
    capaciteMaxAccueil: nombre(),
  },
  informationsPrestataireActivites: { activitesSportives: [mot('ActiviteSportivePrestation')] },
  visites: {
    languesVisite: [mot('Langue')],
    dureeMoyenneVisiteGroupe: nombre(),
    prestationsVisitesGroupees: [mot('PrestationVisiteGroupee')],
    complementVisite: texte(),
  },
  criteresInternes: [{ id: 5_382, libelle: 'Partenaire' }],
  territoires: [{ ...objet('TERRITOIRE') }],
  prestationsList: [objet('ACTIVITE')],
  aspects: [
    {
      aspect: 'HIVER',
      nom: texte(),
      presentation: { descriptifCourt: texte(), descriptifDetaille: texte(), bonsPlans: texte() },
      localisation: {
        environnements: [mot('Environnement')],
        geolocalisation: { altitude: nombre(), complement: texte() },
      },
      prestations: { services: [mot('PrestationService')], complementAccueil: texte() },
      ouverture: { periodeEnClair: texte(), indicationsPeriode: [mot('IndicationPeriode')] },
      descriptionTarif: { tarifsEnClair: texte(), complement: texte() },
      reservation: { complement: texte() },
      informations: { moyensCommunication: [moyen(201, '0476000012')] },
      liens: { complement: texte() },
      informationsHotellerie: { capacite: { nombreChambres: nombre() } },
    },
    { aspect: 'ETRANGE', presentation: { descriptifCourt: texte() }, prestations: { ageMin: nombre() } },
  ],
});
