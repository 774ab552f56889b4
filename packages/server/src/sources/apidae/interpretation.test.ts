import { documentSchema, sourceSchema } from '@bridge/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FicheRefusee } from '../source.ts';
import type { FluxApidaeOuvert } from './flux.ts';
import { interpretApidae } from './interpretation.ts';
import { fluxApidae, objetApidae } from './testing.ts';

function understood(changes: Readonly<Record<string, unknown>> = {}, flux: Partial<FluxApidaeOuvert> = {}) {
  const read = interpretApidae(fluxApidae(flux), objetApidae(changes));
  documentSchema.parse(read.document);
  sourceSchema.parse(read.source);
  return read;
}

const ref = (elementReferenceType: string, id: number, libelleFr?: string) => ({
  elementReferenceType,
  id,
  ...(libelleFr === undefined ? {} : { libelleFr }),
});

describe('an Apidae object', () => {
  it('has its ids, owner, dates and state', () => {
    const { source } = understood({
      state: 'HIDDEN',
      identifierSitra1: 'sitra1',
      gestion: {
        dateCreation: '2014-01-01T08:00:00.000+0000',
        dateModification: '2022-10-18T07:26:30.654+0000',
        membreProprietaire: { id: 80, nom: 'Office' },
      },
    });
    expect(source).toEqual({
      identifiant: '1001',
      autresIdentifiants: ['SITRA2_HOT_1001', 'sitra1'],
      etat: 'masque',
      proprietaire: { code: '80', nom: 'Office' },
      creeLe: '2014-01-01T08:00:00.000Z',
      majLe: '2022-10-18T07:26:30.000Z',
    });
  });

  it('without id or name is refused', () => {
    expect(() => understood({ id: undefined })).toThrow(FicheRefusee);
    expect(() => understood({ nom: {} })).toThrow('pas de nom');
  });

  it('has texts in every language, with plain line ends', () => {
    const { document } = understood({
      nom: { libelleFr: 'Un', libelleEn: 'One', libellePtBR: 'Um', libelleKo: '하나' },
      presentation: {
        descriptifCourt: { libelleFr: 'a\r\nb' },
        descriptifDetaille: { libelleFr: 'c' },
        bonsPlans: { libelleFr: 'bon plan' },
        descriptifsThematises: [
          { theme: ref('DescriptifTheme', 6527, 'Accès'), description: { libelleFr: 'pas à pas' } },
        ],
      },
    });
    expect(document.nom).toEqual({ fr: 'Un', en: 'One', pt: 'Um', ko: '하나' });
    expect(document.resume).toEqual({ fr: 'a\nb' });
    expect(document.textes).toEqual([
      { sujet: { schema: 'apidae:Texte', code: 'presentation.bonsPlans', libelle: {} }, corps: { fr: 'bon plan' } },
      {
        sujet: { schema: 'apidae:DescriptifTheme', code: '6527', libelle: { fr: 'Accès' } },
        corps: { fr: 'pas à pas' },
      },
    ]);
  });

  it.each([
    ['ACTIVITE', {}, 'activite'],
    ['COMMERCE_ET_SERVICE', {}, 'commerce'],
    [
      'COMMERCE_ET_SERVICE',
      { informationsCommerceEtService: { commerceEtServiceType: ref('CommerceEtServiceType', 4014) } },
      'organisme',
    ],
    [
      'COMMERCE_ET_SERVICE',
      { informationsCommerceEtService: { typesDetailles: [ref('CommerceEtServiceTypeDetaille', 2452)] } },
      'transport',
    ],
    ['DEGUSTATION', {}, 'degustation'],
    ['DOMAINE_SKIABLE', {}, 'domaine-skiable'],
    ['EQUIPEMENT', {}, 'equipement'],
    ['EQUIPEMENT', { informationsEquipement: { itineraire: { distance: 12 } } }, 'itineraire'],
    ['FETE_ET_MANIFESTATION', {}, 'evenement'],
    ['HEBERGEMENT_COLLECTIF', {}, 'hebergement-collectif'],
    ['HEBERGEMENT_LOCATIF', {}, 'location'],
    [
      'HEBERGEMENT_LOCATIF',
      { informationsHebergementLocatif: { hebergementLocatifType: ref('HebergementLocatifType', 2619) } },
      'chambre-hotes',
    ],
    ['HOTELLERIE', {}, 'hotel'],
    ['HOTELLERIE_PLEIN_AIR', {}, 'camping'],
    ['PATRIMOINE_CULTUREL', {}, 'patrimoine'],
    ['PATRIMOINE_NATUREL', {}, 'nature'],
    ['RESTAURATION', {}, 'restaurant'],
    ['SEJOUR_PACKAGE', {}, 'sejour'],
    ['STRUCTURE', {}, 'organisme'],
    ['TERRITOIRE', {}, 'territoire'],
    ['NOUVEAU', {}, 'autre'],
  ])('of type %s %j is a %s', (type, changes, bridge) => {
    expect(understood({ type, ...changes }).document.typeBridge).toBe(bridge);
  });

  it('is refined by its block: sub-types, stars, labels, capacity, facts', () => {
    const { document } = understood({
      informationsHotellerie: {
        hotellerieType: ref('HotellerieType', 2734, 'Hôtel'),
        classement: ref('HotellerieClassement', 2750),
        labels: [ref('HotellerieLabel', 55, 'Clef')],
        chaines: [ref('HotellerieChaine', 56)],
        numeroClassement: 'A12',
        capacite: { nombreChambresClassees: 12 },
      },
    });
    expect(document.types.map(({ schema, code }) => `${schema}/${code}`)).toEqual([
      'apidae:Type/HOTELLERIE',
      'apidae:HotellerieType/2734',
    ]);
    expect(document.classement).toEqual({ schema: 'apidae:HotellerieClassement', valeur: 3, texte: '3 étoiles' });
    expect(document.labels.map(({ code }) => code)).toEqual(['55', '56']);
    expect(document.capacites).toEqual([{ mesure: 'nombreChambresClassees', valeur: 12 }]);
    expect(document.criteres).toContainEqual({
      critere: { schema: 'apidae', code: 'informationsHotellerie.numeroClassement', libelle: {} },
      texte: 'A12',
    });
    expect(document.criteres).toContainEqual({
      critere: { schema: 'apidae', code: 'HotellerieLabel', libelle: {} },
      modalite: { schema: 'apidae:HotellerieLabel', code: '55', libelle: { fr: 'Clef' } },
    });
  });

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

  it('opens by the four rules of its periods', () => {
    const days = { dateDebut: '2026-05-01', dateFin: '2026-05-31' };
    const { document } = understood({
      ouverture: {
        periodeEnClair: { libelleFr: 'En mai.' },
        ouvertTouteLAnnee: 'OUVERT_TOUTE_L_ANNEE',
        fermeTemporairement: 'FERME_TEMPORAIREMENT',
        periodesOuvertures: [
          {
            ...days,
            type: 'OUVERTURE_TOUS_LES_JOURS',
            tousLesAns: true,
            horaireOuverture: '09:00:00',
            horaireFermeture: '18:00:00',
            complementHoraire: { libelleFr: 'Sauf pluie' },
            nom: 'Mai',
          },
          { ...days, type: 'OUVERTURE_SAUF', ouverturesJournalieres: [{ jour: 'LUNDI' }] },
          {
            ...days,
            type: 'OUVERTURE_SEMAINE',
            ouverturesJournalieres: [{ jour: 'DIMANCHE' }, { jour: 'SAMEDI' }],
            ouverturesExceptionnelles: [{ dateOuverture: '2026-05-08' }],
          },
          {
            ...days,
            type: 'OUVERTURE_MOIS',
            ouverturesJourDuMois: [
              { jourDuMois: 'D_1ER', jour: 'LUNDI' },
              { jourDuMois: 'D_DERNIER', jour: 'LUNDI' },
              { jourDuMois: 'D_2EME', jour: 'MARDI' },
            ],
          },
        ],
        fermeturesExceptionnelles: [
          { dateSpeciale: 'PREMIER_MAI' },
          { dateFermeture: '2026-05-14' },
          { dateSpeciale: 'BERCHTOLDSTAG' },
        ],
      },
    });
    const du = '2026-05-01';
    const au = '2026-05-31';
    expect(document.ouverture).toEqual({
      texte: { fr: 'En mai.' },
      touteLAnnee: true,
      fermeTemporairement: true,
      fermetures: ['premier-mai', '2026-05-14'],
      periodes: [
        {
          du,
          au,
          chaqueAnnee: true,
          regle: 'quotidien',
          creneaux: [{ ouvre: '09:00', ferme: '18:00' }],
          note: { fr: 'Sauf pluie' },
          nom: 'Mai',
        },
        { du, au, chaqueAnnee: false, regle: 'sauf', jours: ['lundi'], creneaux: [] },
        { du, au, chaqueAnnee: false, regle: 'hebdomadaire', jours: ['samedi', 'dimanche'], creneaux: [] },
        { chaqueAnnee: false, regle: 'dates', dates: ['2026-05-08'], creneaux: [] },
        { du, au, chaqueAnnee: false, regle: 'mensuel', jours: ['lundi'], rangs: [1, -1], creneaux: [] },
        { du, au, chaqueAnnee: false, regle: 'mensuel', jours: ['mardi'], rangs: [2], creneaux: [] },
      ],
    });
  });

  it('opens by the hours that replaced them in 2025', () => {
    const { document } = understood({
      ouverture: {
        periodesOuvertures: [
          {
            dateDebut: '2026-05-01',
            type: 'OUVERTURE_TOUS_LES_JOURS',
            horaires: [
              {
                type: ref('HoraireType', 1, 'Accueil'),
                timePeriods: [
                  {
                    weekdays: ['MON', 'TUE'],
                    timeFrames: [
                      { startTime: '09:00', endTime: '12:00' },
                      { startTime: '14:00:00', endTime: '18:00:00' },
                    ],
                  },
                  { weekdays: ['SUN'], closed: true },
                  { weekdays: ['HOL'], timeFrames: [{ startTime: '10:00' }] },
                ],
              },
            ],
          },
        ],
      },
    });
    expect(document.ouverture.periodes).toEqual([
      {
        du: '2026-05-01',
        chaqueAnnee: false,
        regle: 'hebdomadaire',
        jours: ['lundi', 'mardi'],
        creneaux: [
          { jours: ['lundi', 'mardi'], ouvre: '09:00', ferme: '12:00', type: 'Accueil' },
          { jours: ['lundi', 'mardi'], ouvre: '14:00', ferme: '18:00', type: 'Accueil' },
        ],
      },
    ]);
  });

  it('warns of dates that do not exist and keeps the rest', () => {
    const { document, avertissements } = understood({
      ouverture: {
        periodesOuvertures: [
          { dateDebut: '2026-02-31', dateFin: '2026-03-01' },
          { dateDebut: '2026-03-02', dateFin: '2026-03-01' },
        ],
      },
    });
    expect(document.ouverture.periodes).toEqual([
      { au: '2026-03-01', chaqueAnnee: false, regle: 'quotidien', creneaux: [] },
    ]);
    expect(avertissements.map(({ chemin }) => chemin)).toEqual([
      'ouverture.periodesOuvertures[0].dateDebut',
      'ouverture.periodesOuvertures[1]',
    ]);
  });

  it('has its prices', () => {
    const { document } = understood({
      descriptionTarif: {
        indicationTarif: 'PAYANT',
        tarifsEnClair: { libelleFr: 'À partir de 10 €.' },
        periodes: [
          {
            dateDebut: '2026-01-01',
            dateFin: '2026-12-31',
            tarifs: [
              {
                devise: 'CHF',
                minimum: 10,
                type: ref('TarifType', 1754, 'Adulte'),
                precisionTarif: { libelleFr: 'Visite' },
              },
            ],
          },
        ],
        modesPaiement: [ref('ModePaiement', 1271, 'Chèque')],
        complement: { libelleFr: 'Groupes sur demande' },
      },
    });
    expect(document.tarifs).toMatchObject({
      mode: 'payant',
      texte: { fr: 'À partir de 10 €.' },
      lignes: [
        {
          libelle: { code: '1754' },
          min: 10,
          devise: 'CHF',
          du: '2026-01-01',
          au: '2026-12-31',
          note: { fr: 'Visite' },
        },
      ],
      paiements: [{ code: '1271' }],
    });
    expect(document.textes).toMatchObject([{ sujet: { code: 'descriptionTarif.complement' } }]);
    expect(understood({ descriptionTarif: { gratuit: true } }).document.tarifs.mode).toBe('gratuit');
    expect(understood({ descriptionTarif: { gratuit: false } }).document.tarifs.mode).toBeUndefined();
  });

  it('is reached by its contacts, and people are named between professionals only', () => {
    const moyen = (id: number, fr: string) => ({ type: ref('MoyenCommunicationType', id), coordonnees: { fr } });
    const { document, avertissements } = understood({
      informations: {
        moyensCommunication: [
          moyen(201, '0476000000'),
          moyen(201, '0676000000'),
          moyen(202, '0476000001'),
          moyen(204, 'a@exemple.fr'),
          moyen(205, 'www.exemple.fr'),
          moyen(207, 'https://facebook.com/x'),
          moyen(4000, 'fiche 12'),
          moyen(204, 'faux'),
        ],
      },
      reservation: {
        organismes: [
          {
            nom: 'Centrale',
            moyensCommunication: [
              moyen(205, 'https://reserver.exemple.fr'),
              { type: ref('MoyenCommunicationType', 201), coordonnee: '0476000002' },
            ],
          },
        ],
      },
      contacts: [
        {
          civilite: ref('ContactCivilite', 1, 'Mme'),
          prenom: 'Ada',
          nom: 'Testard',
          moyensCommunication: [moyen(204, 'ada@exemple.fr')],
        },
        { nom: 'Sans moyen' },
      ],
    });
    expect(document.contacts).toEqual([
      { genre: 'telephone', valeur: '04 76 00 00 00', role: 'public' },
      { genre: 'mobile', valeur: '06 76 00 00 00', role: 'public' },
      { genre: 'fax', valeur: '04 76 00 00 01', role: 'public' },
      { genre: 'email', valeur: 'a@exemple.fr', role: 'public' },
      { genre: 'site', valeur: 'http://www.exemple.fr', role: 'public' },
      { genre: 'facebook', valeur: 'https://facebook.com/x', role: 'public' },
      { genre: 'autre', valeur: 'fiche 12', role: 'public' },
      { genre: 'reservation', valeur: 'https://reserver.exemple.fr', role: 'reservation', libelle: { fr: 'Centrale' } },
      { genre: 'telephone', valeur: '04 76 00 00 02', role: 'reservation', libelle: { fr: 'Centrale' } },
      { genre: 'email', valeur: 'ada@exemple.fr', role: 'gestionnaire', personne: 'Mme Ada Testard' },
    ]);
    expect(avertissements).toHaveLength(1);
  });

  it('has pictures, documents and a track', () => {
    const file = (url: string, extension = 'jpg') => [
      { locale: 'en', url: 'https://x.exemple.fr/en.jpg' },
      { locale: 'fr', url, extension },
    ];
    const { document } = understood({
      illustrations: [
        {
          identifiant: 1,
          type: 'IMAGE',
          traductionFichiers: file('https://x.exemple.fr/1.jpg'),
          legende: { libelleFr: 'Façade' },
          copyright: { libelleFr: 'Studio' },
          dateLimiteDePublication: '2026-08-22T22:00:00.000+0000',
        },
        { identifiant: 2, type: 'IMAGE_PRINCIPALE', traductionFichiers: file('https://x.exemple.fr/2.jpg') },
        { identifiant: 3, type: 'IMAGE', traductionFichiers: [] },
      ],
      multimedias: [{ identifiant: 4, type: 'PLAN', traductionFichiers: file('https://x.exemple.fr/t', 'gpx') }],
    });
    expect(document.medias).toEqual([
      { cle: '2', genre: 'image', url: 'https://x.exemple.fr/2.jpg', adresses: { en: 'https://x.exemple.fr/en.jpg' } },
      {
        cle: '1',
        genre: 'image',
        url: 'https://x.exemple.fr/1.jpg',
        legende: { fr: 'Façade' },
        credit: 'Studio',
        jusquAu: '2026-08-23',
        adresses: { en: 'https://x.exemple.fr/en.jpg' },
      },
      {
        cle: '4',
        genre: 'plan',
        url: 'https://x.exemple.fr/t',
        adresses: { en: 'https://x.exemple.fr/en.jpg' },
      },
    ]);
    expect(document.lieu.trace).toEqual({ format: 'gpx', url: 'https://x.exemple.fr/t' });
  });

  it('keeps the media and the contacts of its aspects, and the words of its classification in all languages', () => {
    const { document } = understood({
      aspects: [
        {
          aspect: 'HIVER',
          informations: { moyensCommunication: [{ type: { id: 201 }, coordonnees: { fr: '04 76 00 00 09' } }] },
          illustrations: [
            {
              identifiant: 9,
              type: 'IMAGE',
              traductionFichiers: [{ locale: 'fr', url: 'https://x.exemple.fr/9.jpg' }],
            },
          ],
        },
      ],
      type: 'HOTELLERIE',
      informationsHotellerie: {
        classement: {
          elementReferenceType: 'HotellerieClassement',
          id: 12345,
          libelleFr: 'Palace',
          libelleEn: 'Palace hotel',
        },
      },
    });
    expect(document.aspects?.hiver).toMatchObject({
      contacts: [{ genre: 'telephone', valeur: '04 76 00 00 09' }],
      medias: [{ url: 'https://x.exemple.fr/9.jpg' }],
    });
    expect(document.classement).toMatchObject({ texte: 'Palace', libelle: { en: 'Palace hotel' } });
  });

  it('of the first format has its pictures too, once each', () => {
    const image = { type: 'IMAGE', traductionFichiers: [{ locale: 'fr', url: 'https://x.exemple.fr/a.jpg' }] };
    const { document } = understood({
      imagePrincipale: image,
      images: [image, { type: 'IMAGE', traductionFichiers: [{ url: 'https://x.exemple.fr/b.jpg' }] }],
    });
    expect(document.medias.map(({ cle }) => cle)).toEqual(['a.jpg', 'b.jpg']);
  });

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

  it('belongs to its selections', () => {
    expect(understood({ selections: ['70', 71] }).document.selections).toEqual(['70', '71']);
    expect(understood({}, { selectionIds: [9] }).document.selections).toEqual(['9']);
    expect(understood({}, { selectionIds: [9, 10] }).document.selections).toEqual([]);
  });

  it('never shows what is private', () => {
    const { document } = understood({
      donneesPrivees: [{ nomTechnique: 'secret', descriptif: { libelleFr: 'privé' } }],
      type: 'RESTAURATION',
      informationsRestauration: { chef: 'Ada Testard' },
      gestion: { signalerUnProblemeMails: ['interne@exemple.fr'] },
    });
    expect(JSON.stringify(document)).not.toMatch(/privé|Testard|interne@/);
  });

  it('of any shape is understood or refused, never more', () => {
    const branch = fc.constantFrom(
      'nom',
      'localisation',
      'ouverture',
      'descriptionTarif',
      'illustrations',
      'informations',
      'prestations',
      'liens',
      'aspects',
      'contacts',
      'gestion',
      'informationsHotellerie',
      'territoires',
      'criteresInternes',
      'presentation',
      'reservation',
      'selections',
      'type',
      'state',
    );
    fc.assert(
      fc.property(
        fc.dictionary(branch, fc.anything({ maxDepth: 4, withNullPrototype: true }), { maxKeys: 8 }),
        (changes) => {
          try {
            understood(
              JSON.parse(
                JSON.stringify(changes, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
              ),
            );
          } catch (error) {
            expect(error).toBeInstanceOf(FicheRefusee);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
