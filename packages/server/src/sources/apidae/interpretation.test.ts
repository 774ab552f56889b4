import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FicheRefusee } from '../source.ts';
import { ref, understood } from './testing.ts';

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
