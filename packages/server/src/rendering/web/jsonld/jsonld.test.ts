import { CODES_TYPES_BRIDGE, type DocumentObjet, documentVide, type Periode, type TypeBridge } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { AUCUN_NOM } from '../../../catalogue/bloc/objet-rendu.ts';
import { prixMinDe } from '../../../catalogue/prix.rules.ts';
import { ouverture, periode } from '../../../catalogue/testing/ouvertures.ts';
import { terme, unObjet } from '../../../composition/bloc/testing/bloc.ts';
import { jsonLdDAriane, jsonLdDeListe, jsonLdDObjet, type OptionsDeJsonLd, scriptDeJsonLd } from './jsonld.ts';

const OPTIONS: OptionsDeJsonLd = {
  langue: 'fr',
  adresse: 'https://ot.example/fr/objet/12-auberge',
  image: 'https://ot.example/public/photos/12/0-0123456789/1280-4x3-sujet.jpg',
  site: 'https://ot.example',
  at: new Date('2026-11-15T10:00:00Z'),
  mots: AUCUN_NOM.mots,
};

/** The data told to search engines, of any shape. */
type Dit = Record<string, unknown>;

function jsonOf(
  typeBridge: TypeBridge,
  document: Partial<DocumentObjet> = {},
  options: Partial<OptionsDeJsonLd> = {},
): Dit {
  const lieu = {
    ...documentVide().lieu,
    rue: ['3 quai du Lac'],
    codePostal: '26000',
    commune: 'Valbrune',
    point: { lat: 45.1, lon: 5.2, qualite: 'source' as const },
  };
  const { tarifs = documentVide().tarifs } = document;
  const prixMin = prixMinDe({ typeBridge, tarifs });
  const objet = unObjet({ lieu, ...document }, { indexe: { id: 12, typeBridge, prixMin } });
  return { ...jsonLdDObjet(objet, { ...OPTIONS, ...options }) };
}

const le = (du: string, au: string, changes: Partial<Periode> = {}) =>
  ouverture([periode({ du, au, creneaux: [{ ouvre: '18:30', ferme: '22:00' }], ...changes })]);

const ADRESSE = {
  '@type': 'PostalAddress',
  streetAddress: '3 quai du Lac',
  postalCode: '26000',
  addressLocality: 'Valbrune',
  addressCountry: 'FR',
};

describe('what a search engine is told of an objet', () => {
  it.each(CODES_TYPES_BRIDGE)('has a name, an address and the page, of a %s', (type) => {
    const told = jsonOf(type);
    expect(told).toMatchObject({ '@context': 'https://schema.org', name: 'Auberge du Lac', url: OPTIONS.adresse });
    expect(told['@type']).toMatch(/^[A-Z]/);
    expect(told['@type']).not.toBe('Product');
  });

  it.each([
    ['hotel', 'Hotel'],
    ['camping', 'Campground'],
    ['chambre-hotes', 'BedAndBreakfast'],
    ['location', 'LodgingBusiness'],
    ['restaurant', 'Restaurant'],
    ['commerce', 'LocalBusiness'],
    ['equipement', 'SportsActivityLocation'],
    ['domaine-skiable', 'SkiResort'],
  ] as const)('of a %s has all that a business needs', (type, schema) => {
    expect(
      jsonOf(type, {
        contacts: [{ genre: 'telephone', valeur: '04 75 00 00 00', role: 'public' }],
        tarifs: { lignes: [{ libelle: terme('a', { fr: 'Adulte' }), min: 12, max: 45, devise: 'EUR' }], paiements: [] },
      }),
    ).toMatchObject({
      '@type': schema,
      image: [OPTIONS.image],
      address: ADRESSE,
      geo: { '@type': 'GeoCoordinates', latitude: 45.1, longitude: 5.2 },
      telephone: '+33475000000',
      priceRange: expect.stringMatching(/^12.*45.*€$/),
    });
  });

  it('of a hotel tells what a night costs, and not a breakfast', () => {
    const ligne = (nom: string, min: number) => ({ libelle: terme(nom, { fr: nom }), min, devise: 'EUR' });
    const priced = (...lignes: readonly ReturnType<typeof ligne>[]) =>
      jsonOf('hotel', { tarifs: { lignes: [...lignes], paiements: [] } });
    const dejeuner = ligne('Petit déjeuner', 11);
    expect(priced(dejeuner, ligne('Chambre double', 96)).priceRange).toMatch(/^96/);
    expect(priced(dejeuner)).not.toHaveProperty('priceRange');
  });

  it('of a camping tells what a night costs, and no extra that costs more', () => {
    const ligne = (nom: string, min: number) => ({ libelle: terme(nom, { fr: nom }), min, devise: 'EUR' });
    const extras = [ligne('Petit déjeuner', 9), ligne('Caution', 300)];
    const priced = (...lignes: readonly ReturnType<typeof ligne>[]) =>
      jsonOf('camping', { tarifs: { lignes: [...extras, ...lignes], paiements: [] } }).priceRange;
    expect(priced(ligne('Emplacement', 8))).toMatch(/^8\s€$/);
    expect(priced(ligne('Emplacement', 8), ligne('Mobil-home', 90))).toMatch(/^8\D+90\s€$/);
  });

  it('of a camping tells no extra that its source names by a code, once the vocabulary calls it so', () => {
    const ligne = (code: string, min: number) => ({ libelle: terme(code, {}, 'essai:tarifs'), min, devise: 'EUR' });
    const tarifs = { lignes: [ligne('EMP', 8), ligne('CAU', 300)], paiements: [] };
    const mot = (fr: string) => ({ libelle: { fr }, libelleLocal: {}, picto: null });
    const mots = new Map([
      ['modalite essai:tarifs\u001fEMP', mot('Emplacement')],
      ['critere essai:tarifs\u001fCAU', mot('Caution')],
    ]);
    expect(jsonOf('camping', { tarifs }, { mots }).priceRange).toMatch(/^8\s€$/);
    expect(jsonOf('camping', { tarifs }).priceRange).toMatch(/^8\D+300\s€$/);
  });

  it('of a hotel counts its stars, not ears of corn, and says whether animals may come', () => {
    const hotel = (texte: string) => jsonOf('hotel', { animaux: false, classement: { schema: 'x', valeur: 3, texte } });
    expect(hotel('3 étoiles')).toMatchObject({
      starRating: { '@type': 'Rating', ratingValue: 3 },
      petsAllowed: false,
    });
    expect(hotel('3 épis')).not.toHaveProperty('starRating');
  });

  it('of an event names its commune as people write it, whatever its source does', () => {
    const lieu = { ...documentVide().lieu, commune: 'VALDORME' };
    expect(jsonOf('evenement', { lieu, ouverture: le('2026-11-21', '2026-11-21') }).location).toMatchObject({
      name: 'Valdorme',
    });
  });

  it('of an event has what is required: name, start with its offset, place and address', () => {
    expect(jsonOf('evenement', { ouverture: le('2026-11-21', '2026-11-21') })).toMatchObject({
      '@type': 'Event',
      name: 'Auberge du Lac',
      startDate: '2026-11-21T18:30:00+01:00',
      endDate: '2026-11-21T22:00:00+01:00',
      location: { '@type': 'Place', name: 'Valbrune', address: ADRESSE },
    });
    expect(jsonOf('evenement', { ouverture: le('2027-07-14', '2027-07-14') }).startDate).toBe(
      '2027-07-14T18:30:00+02:00',
    );
  });

  it('of an event of several days that runs tells its first and its last; of one without hours, days', () => {
    expect(jsonOf('evenement', { ouverture: le('2026-11-10', '2026-11-20', { creneaux: [] }) })).toMatchObject({
      startDate: '2026-11-10',
      endDate: '2026-11-20',
    });
  });

  it('of an event that ends after midnight ends the day after', () => {
    const nuit = le('2026-12-31', '2026-12-31', { creneaux: [{ ouvre: '22:00', ferme: '04:00' }] });
    expect(jsonOf('evenement', { ouverture: nuit }).endDate).toBe('2027-01-01T04:00:00+01:00');
  });

  it('of what takes place all year round tells the next day', () => {
    const told = jsonOf('evenement', { ouverture: { periodes: [], fermetures: [], touteLAnnee: true } });
    expect(told).toMatchObject({ startDate: '2026-11-15', endDate: '2026-11-15' });
  });

  it('of an event that is over is no event any more', () => {
    const told = jsonOf('evenement', { ouverture: le('2026-10-01', '2026-10-02') });
    expect(told['@type']).toBe('TouristAttraction');
    expect(told).not.toHaveProperty('startDate');
    expect(jsonOf('evenement')).toMatchObject({ '@type': 'TouristAttraction' });
  });

  it('of a free event offers it for nothing', () => {
    const free = jsonOf('evenement', {
      ouverture: le('2026-11-21', '2026-11-21'),
      tarifs: { mode: 'gratuit', lignes: [], paiements: [] },
    });
    expect(free).toMatchObject({
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR', url: OPTIONS.adresse },
    });
  });

  it('says whether one comes in for nothing, of what is visited alone, and « no » only beside a price', () => {
    const lignes = [{ libelle: terme('a', { fr: 'Adulte' }), min: 9, devise: 'EUR' }];
    const told = (type: TypeBridge, tarifs: Partial<DocumentObjet['tarifs']>) =>
      jsonOf(type, { tarifs: { lignes: [], paiements: [], ...tarifs } }).isAccessibleForFree;
    expect(told('patrimoine', { mode: 'gratuit' })).toBe(true);
    expect(told('patrimoine', { mode: 'payant', lignes })).toBe(false);
    expect(told('patrimoine', { mode: 'payant' })).toBeUndefined();
    expect(told('patrimoine', { lignes })).toBeUndefined();
    for (const type of ['hotel', 'location', 'restaurant', 'commerce'] as const)
      expect(told(type, { mode: 'payant', lignes })).toBeUndefined();
  });

  it('of an activity is a place, or a service where there is none', () => {
    expect(jsonOf('activite')['@type']).toBe('TouristAttraction');
    expect(jsonOf('activite', { lieu: documentVide().lieu })['@type']).toBe('Service');
  });

  it('of a trip has its way as a place, not a position of its own', () => {
    const told = jsonOf('itineraire');
    expect(told).toMatchObject({ '@type': 'TouristTrip', itinerary: { '@type': 'Place', address: ADRESSE } });
    expect(told).not.toHaveProperty('geo');
  });

  it('tells the hours to come, with their days and their bounds', () => {
    const hours = le('2026-05-01', '2026-12-24', { regle: 'sauf', jours: ['lundi'] });
    expect(jsonOf('restaurant', { ouverture: { ...hours, fermetures: ['noel', '2020-01-01'] } })).toMatchObject({
      openingHoursSpecification: [
        {
          dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          opens: '18:30',
          closes: '22:00',
          validFrom: '2026-11-15',
          validThrough: '2026-12-24',
        },
        { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
      ],
    });
  });

  it('says nothing of hours that are not known, nor that an event that is to come is closed', () => {
    const without = { ouverture: le('2026-05-01', '2026-12-24', { creneaux: [{ ouvre: '09:00' }] }) };
    expect(jsonOf('restaurant', without)).not.toHaveProperty('openingHoursSpecification');
    const later = { ouverture: le('2026-12-01', '2026-12-24') };
    expect(jsonOf('restaurant', later)).toHaveProperty('openingHoursSpecification');
    expect(jsonOf('evenement', later)).not.toHaveProperty('openingHoursSpecification');
  });

  it('names nobody, and no contact that is not public', () => {
    const told = JSON.stringify(
      jsonOf('restaurant', {
        contacts: [
          { genre: 'telephone', valeur: '04 00 00 00 01', role: 'proprietaire', personne: 'Jeanne Propriétaire' },
          { genre: 'site', valeur: 'https://gestion.example', role: 'gestionnaire' },
          { genre: 'email', valeur: 'public@example.org', role: 'public', personne: 'Paul Public' },
          { genre: 'site', valeur: 'https://auberge.example', role: 'public', personne: 'Paul Public' },
          { genre: 'site', valeur: 'javascript:alert(1)', role: 'public' },
        ],
      }),
    );
    expect(told).toContain('https://auberge.example');
    for (const secret of ['Jeanne', 'gestion', 'Paul', 'public@', '40000000', 'javascript']) {
      expect(told).not.toContain(secret);
    }
  });

  it('tells what visitors find there, not notes between professionals', () => {
    const critere = (schema: string, mot: string) => ({
      critere: terme('c', {}, schema),
      modalite: terme(mot, { fr: mot }, schema),
    });
    const told = jsonOf('hotel', {
      criteres: [critere('apidae:PrestationService', 'Wifi'), critere('apidae:CritereInterne', 'Partenaire')],
    });
    expect(told.amenityFeature).toEqual([{ '@type': 'LocationFeatureSpecification', name: 'Wifi', value: true }]);
  });

  it('does not tell a position that may be wrong', () => {
    const lieu = { ...documentVide().lieu, point: { lat: 0, lon: 0, qualite: 'douteux' as const } };
    expect(jsonOf('hotel', { lieu })).not.toHaveProperty('geo');
  });

  it('speaks the language of the page, plainly', () => {
    const description = { fr: '<p>Face au lac &amp; au soleil</p>', en: 'By the lake' };
    expect(jsonOf('hotel', { description }, { langue: 'en' }).description).toBe('By the lake');
    expect(jsonOf('hotel', { description }, { langue: 'de' }).description).toBe('Face au lac & au soleil');
  });

  it('ends no script, whatever a feed wrote', () => {
    const text = scriptDeJsonLd({ name: '</script><script>alert(1)</script>\u2028' });
    expect(text).not.toMatch(/[<>\u2028]/);
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>\u2028' });
  });
});

describe('what a search engine is told of a list', () => {
  it('has each objet with its place and its page', () => {
    const elements = [{ nom: 'Auberge', adresse: 'https://ot.example/a' }];
    expect(jsonLdDeListe({ titre: 'Où manger', adresse: 'https://ot.example/liste', elements })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'Où manger',
      url: 'https://ot.example/liste',
      numberOfItems: 1,
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Auberge', url: 'https://ot.example/a' }],
    });
  });

  it('may be empty', () => {
    const told = jsonLdDeListe({ titre: 'Rien', adresse: 'https://ot.example/liste', elements: [] });
    expect(told).toMatchObject({ numberOfItems: 0 });
    expect(told).not.toHaveProperty('itemListElement');
  });

  it('has its way from the start of the site', () => {
    const liens = [
      { libelle: 'Accueil', href: 'https://ot.example/' },
      { libelle: 'Où manger', href: 'https://ot.example/liste' },
    ];
    expect(jsonLdDAriane(liens)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://ot.example/' },
        { '@type': 'ListItem', position: 2, name: 'Où manger', item: 'https://ot.example/liste' },
      ],
    });
  });
});
