import { documentSchema, sourceSchema } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { FicheRefusee } from '../source.ts';
import { interpretDatatourisme } from './interpretation.ts';

const flux = { mode: 'fichier', url: '', langues: [] } as const;
const offre = (champs: Record<string, unknown> = {}) => ({
  '@id': 'https://data.datatourisme.gouv.fr/15/abc-1',
  'dc:identifier': 'PCUAQU024V000001',
  '@type': ['schema:Museum', 'Museum', 'CulturalSite', 'PointOfInterest'],
  'rdfs:label': { fr: ['Musée du Lavoir'], en: ['Wash House Museum'] },
  ...champs,
});

function understood(champs: Record<string, unknown> = {}) {
  const read = interpretDatatourisme(flux, offre(champs));
  documentSchema.parse(read.document);
  sourceSchema.parse(read.source);
  return read;
}

describe('an offer of DATAtourisme', () => {
  it('has its name in its languages, its type, its producer’s id', () => {
    const { document, source } = understood({
      lastUpdate: '2026-03-02',
      hasBeenCreatedBy: { '@id': 'https://x.example/ot-1', 'schema:legalName': 'OT du Val' },
    });
    expect(document.nom).toEqual({ fr: 'Musée du Lavoir', en: 'Wash House Museum' });
    expect(document.typeBridge).toBe('patrimoine');
    expect(document.types.map(({ code }) => code)).toEqual(['Museum', 'CulturalSite']);
    expect(source).toMatchObject({
      identifiant: 'abc-1',
      autresIdentifiants: ['PCUAQU024V000001'],
      proprietaire: { code: 'ot-1', nom: 'OT du Val' },
      majLe: '2026-03-01T23:00:00.000Z',
    });
  });

  it('is read in the newer form too', () => {
    const { document, source } = interpretDatatourisme(flux, {
      uri: 'https://data.datatourisme.fr/15/abc-2',
      identifier: 'X1',
      type: ['Restaurant', 'FoodEstablishment', 'PointOfInterest'],
      label: { '@fr': 'Chez Lise', '@en': 'At Lise’s' },
      hasDescription: [{ shortDescription: { '@fr': 'Une table.' }, description: { '@fr': 'Une longue table.' } }],
      isLocatedAt: [
        {
          geo: { latitude: 48.1, longitude: -1.6 },
          address: [
            {
              streetAddress: ['2 rue Haute'],
              postalCode: '35000',
              addressLocality: 'Rennes',
              hasAddressCity: { insee: '35238' },
            },
          ],
        },
      ],
      hasContact: [
        { telephone: ['+33 2 99 00 00 01'], email: ['a@exemple.fr'], homepage: ['https://www.facebook.com/lise'] },
      ],
    });
    expect(source).toMatchObject({ identifiant: 'abc-2', autresIdentifiants: ['X1'] });
    expect(document).toMatchObject({
      typeBridge: 'restaurant',
      nom: { fr: 'Chez Lise', en: 'At Lise’s' },
      resume: { fr: 'Une table.' },
      description: { fr: 'Une longue table.' },
      lieu: {
        rue: ['2 rue Haute'],
        codePostal: '35000',
        commune: 'Rennes',
        insee: '35238',
        point: { lat: 48.1, lon: -1.6 },
      },
    });
    expect(document.contacts.map(({ genre }) => genre)).toEqual(['telephone', 'email', 'facebook']);
  });

  it('opens as its specifications say, hours of the same dates together', () => {
    const spec = (day: string, opens: string) => ({
      'schema:dayOfWeek': [{ '@id': `schema:${day}` }],
      'schema:opens': opens,
      'schema:closes': '18:00:00',
      'schema:validFrom': '2026-04-01T00:00:00',
      'schema:validThrough': '2026-09-30T00:00:00',
    });
    const { document } = understood({
      isLocatedAt: [{ 'schema:openingHoursSpecification': [spec('Sunday', '14:00:00'), spec('Tuesday', '10:00:00')] }],
    });
    expect(document.ouverture.periodes).toEqual([
      {
        du: '2026-04-01',
        au: '2026-09-30',
        chaqueAnnee: false,
        regle: 'hebdomadaire',
        jours: ['mardi', 'dimanche'],
        creneaux: [
          { jours: ['mardi'], ouvre: '10:00', ferme: '18:00' },
          { jours: ['dimanche'], ouvre: '14:00', ferme: '18:00' },
        ],
      },
    ]);
  });

  it('takes place when it says, and costs what it says', () => {
    const { document } = understood({
      '@type': ['EntertainmentAndEvent', 'PointOfInterest'],
      takesPlaceAt: [{ startDate: '2026-07-14', endDate: '2026-07-14', startTime: '20:30:00' }],
      offers: [
        {
          'schema:acceptedPaymentMethod': [{ '@id': 'kb:Cash', 'rdfs:label': { fr: ['Espèces'] } }],
          'schema:priceSpecification': [
            { 'schema:minPrice': ['5'], 'schema:maxPrice': ['8.5'], 'schema:priceCurrency': 'EUR' },
          ],
        },
      ],
    });
    expect(document.ouverture.periodes).toMatchObject([
      { du: '2026-07-14', au: '2026-07-14', creneaux: [{ ouvre: '20:30' }] },
    ]);
    expect(document.tarifs).toMatchObject({
      mode: 'payant',
      lignes: [{ min: 5, max: 8.5, devise: 'EUR' }],
      paiements: [{ code: 'Cash' }],
    });
  });

  it('has media with their rights, stars apart from labels, and every other fact', () => {
    const { document } = understood({
      hasMainRepresentation: [
        {
          'ebucore:hasAnnotation': [
            {
              'ebucore:title': { fr: ['La cour'] },
              credits: ['OT'],
              rightsEndDate: '2027-01-01',
              'ebucore:isCoveredBy': 'CC-BY',
            },
          ],
          'ebucore:hasRelatedResource': [
            { 'ebucore:locator': ['https://medias.exemple.fr/a.jpg', 'https://medias.exemple.fr/upload/'] },
          ],
        },
      ],
      hasReview: [
        {
          hasReviewValue: {
            '@id': 'kb:ScaleRating_3etoiles',
            '@type': ['ScaleRating'],
            'schema:ratingValue': '3.0',
            'rdfs:label': { fr: ['3 étoiles'] },
          },
        },
        {
          hasReviewValue: {
            '@id': 'kb:QualiteTourisme',
            '@type': ['LabelRating'],
            'rdfs:label': { fr: ['Qualité Tourisme'] },
          },
        },
      ],
      hasTheme: [
        { '@id': 'kb:InTheCountryside', '@type': ['SpatialEnvironmentTheme'], 'rdfs:label': { fr: ['À la campagne'] } },
      ],
      allowedPersons: 12,
      availableLanguage: ['Anglais', 'nl', 'Langue des signes', 'en'],
      petsAllowed: false,
      nouvelleProprieteInconnue: 'Un fait de plus',
    });
    expect(document.medias).toEqual([
      {
        cle: 'a.jpg',
        genre: 'image',
        url: 'https://medias.exemple.fr/a.jpg',
        titre: { fr: 'La cour' },
        credit: 'OT',
        licence: 'CC-BY',
        jusquAu: '2027-01-01',
      },
    ]);
    expect(document.classement).toMatchObject({ valeur: 3, texte: '3 étoiles' });
    expect(document.labels.map(({ code }) => code)).toEqual(['QualiteTourisme']);
    expect(document.lieu.environnements.map(({ code }) => code)).toEqual(['InTheCountryside']);
    expect(document.capacites).toEqual([{ mesure: 'Personnes', valeur: 12 }]);
    expect(document.animaux).toBe(false);
    expect(document.languesParlees).toEqual(['en', 'nl', 'Langue des signes']);
    expect(document.criteres).toMatchObject([
      { critere: { code: 'nouvelleProprieteInconnue' }, texte: 'Un fait de plus' },
    ]);
  });

  it.each([[{ '@id': '' }], [{ 'rdfs:label': {} }]])('is refused without an id or a name: %j', (champs) => {
    expect(() => interpretDatatourisme(flux, offre(champs))).toThrow(FicheRefusee);
  });
});
