import { ANOMALIES, type Anomalie, type DocumentObjet, documentVide, LANGUES } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { periode } from '../testing/ouvertures.ts';
import { anomaliesOf } from './qualite.rules.ts';

const LONG = 'Au bord de l’étang, une maison de pays rénovée où l’on dort au calme, entre vignes et garrigue.';

/** An objet that nothing can be said against. */
function sound(over: Partial<DocumentObjet> = {}): DocumentObjet {
  return {
    ...documentVide(),
    typeBridge: 'hotel',
    nom: { fr: 'Hôtel de l’Étang bleu' },
    description: { fr: LONG, en: LONG },
    lieu: {
      ...documentVide().lieu,
      commune: 'Villebelle',
      codePostal: '66000',
      point: { lat: 42.7, lon: 2.9, qualite: 'source' },
    },
    ouverture: { periodes: [periode({ du: '2026-04-01', au: '2026-09-30' })], fermetures: [] },
    contacts: [{ genre: 'telephone', valeur: '04 00 00 00 00', role: 'public' }],
    medias: [{ cle: '1', genre: 'image', url: 'https://photos.example/1.jpg', credit: 'A. Martin' }],
    ...over,
  };
}
const contexte = { langues: ['fr', 'en'], aujourdhui: '2026-03-02' };
const found = (over: Partial<DocumentObjet>) => anomaliesOf(sound(over), contexte);
const lieu = (over: Partial<DocumentObjet['lieu']>) => ({ lieu: { ...sound().lieu, ...over } });
const photo = (over: Partial<DocumentObjet['medias'][number]>) => ({
  medias: [{ cle: '1', genre: 'image' as const, url: 'https://photos.example/1.jpg', credit: 'A. Martin', ...over }],
});
const contact = (genre: 'email' | 'site', valeur: string) => ({
  contacts: [{ genre, valeur, role: 'public' as const }],
});
const event = (over: Partial<DocumentObjet['ouverture']>) => ({
  typeBridge: 'evenement' as const,
  ouverture: { periodes: [], fermetures: [], ...over },
});

const CASES: readonly (readonly [Anomalie, string, Partial<DocumentObjet>])[] = [
  ['sans-photo', 'it has only a document', photo({ genre: 'document' })],
  ['photo-sans-credit', 'the credit is a space', photo({ credit: ' ' })],
  ['photo-perimee', 'they ended yesterday', photo({ jusquAu: '2026-03-01' })],
  ['sans-description', 'it is an empty paragraph', { description: { fr: '<p>&nbsp;</p>', en: LONG } }],
  ['description-courte', 'it says little', { description: { fr: 'Bel hôtel.', en: LONG } }],
  ['sans-commune', 'it has no name', lieu({ commune: ' ' })],
  ['code-postal-invalide', 'it has a space', lieu({ codePostal: '66 000' })],
  ['code-postal-invalide', 'no department has this number', lieu({ codePostal: '99000' })],
  ['position-douteuse', 'the source doubts it', lieu({ point: { lat: 42.7, lon: 2.9, qualite: 'douteux' } })],
  ['position-hors-pays', 'it is at zero', lieu({ point: { lat: 0, lon: 0, qualite: 'source' } })],
  ['position-hors-pays', 'it is upside down', lieu({ point: { lat: 2.9, lon: 42.7, qualite: 'source' } })],
  ['position-hors-pays', 'Belgium is elsewhere', lieu({ pays: 'BE', codePostal: '5000' })],
  ['position-hors-pays', 'it is on no map', lieu({ pays: 'XX', point: { lat: 900, lon: 2, qualite: 'source' } })],
  [
    'sans-contact',
    'the only one is the owner’s',
    { contacts: [{ genre: 'telephone', valeur: '04', role: 'proprietaire' }] },
  ],
  ['email-invalide', 'it has no domain', contact('email', 'accueil@')],
  ['site-invalide', 'it has no scheme', contact('site', 'www.exemple.fr')],
  ['site-invalide', 'it is a script', contact('site', 'javascript:alert(1)')],
  ['evenement-sans-date', 'it has no period', event({})],
  ['evenement-sans-date', 'its period says no day', event({ periodes: [periode()] })],
  [
    'evenement-sans-date',
    'its period is backwards',
    event({ periodes: [periode({ du: '2027-01-01', au: '2026-01-01' })] }),
  ],
  ['evenement-passe', 'it ended yesterday', event({ periodes: [periode({ du: '2026-02-01', au: '2026-03-01' })] })],
  [
    'evenement-passe',
    'its dates are over',
    event({ periodes: [periode({ regle: 'dates', dates: ['2026-03-01', '2025-01-01'] })] }),
  ],
  ['sans-ouverture', 'nothing is said', { ouverture: { periodes: [], fermetures: [] } }],
  ['nom-en-capitales', 'somebody shouts', { nom: { fr: 'HÔTEL DE L’ÉTANG' } }],
  ['type-inconnu', 'no type was found', { typeBridge: 'autre' }],
  ['traduction-manquante', 'English is asked for', { description: { fr: LONG, de: LONG } }],
];

describe('quality', () => {
  it('has nothing to say of a sound objet', () => {
    expect(anomaliesOf(sound(), contexte)).toEqual([]);
  });

  it.each(CASES)('finds %s when %s', (code, _, over) => {
    expect(found(over)).toEqual([code]);
  });

  it('finds a missing point', () => {
    const { point: _, ...rest } = sound().lieu;
    expect(found({ lieu: rest })).toEqual(['sans-position']);
  });

  it('finds what is closed for now, whatever its opening', () => {
    const closed = { ...sound().ouverture, fermeTemporairement: true };
    expect(found({ ouverture: closed })).toEqual(['ferme-temporairement']);
  });

  it.each([
    ['rights that end today', photo({ jusquAu: '2026-03-02' })],
    ['a summary in place of a description', { description: {}, resume: { fr: LONG, en: LONG } }],
    ['a name of initials', { nom: { fr: 'CIAP 66' } }],
    ['a postcode of Corsica', lieu({ codePostal: '20000' })],
    ['a postcode of a country that we do not know', lieu({ pays: 'JP', codePostal: '100-0001' })],
    ['an overseas island', lieu({ codePostal: '97400', point: { lat: -20.9, lon: 55.4, qualite: 'source' } })],
    ['a path without opening', { typeBridge: 'itineraire', ouverture: { periodes: [], fermetures: [] } }],
    ['an opening told in words', { ouverture: { periodes: [], fermetures: [], texte: { fr: 'Sur rendez-vous' } } }],
    ['an event that ends today', event({ periodes: [periode({ du: '2026-02-01', au: '2026-03-02' })] })],
    [
      'an event that comes back',
      event({ periodes: [periode({ du: '2014-02-01', au: '2014-02-02', chaqueAnnee: true })] }),
    ],
    ['an event without end', event({ periodes: [periode({ du: '2014-02-01' })] })],
    ['an event all the year', event({ touteLAnnee: true })],
  ] as const satisfies readonly (readonly [string, Partial<DocumentObjet>])[])('has nothing against %s', (_, over) => {
    expect(found(over)).toEqual([]);
  });

  it('does not ask to translate what is not written', () => {
    expect(found({ description: {} })).toEqual(['sans-description']);
  });

  it('says each thing once of an objet that has nothing', () => {
    const anomalies = anomaliesOf(documentVide(), { langues: LANGUES, aujourdhui: '2026-03-02' });
    expect(new Set(anomalies).size).toBe(anomalies.length);
    expect(anomalies).toEqual(expect.arrayContaining(['type-inconnu', 'sans-photo', 'sans-position', 'sans-contact']));
  });

  it('says of a translation that it is missing, in however many languages', () => {
    const contexteLarge = { langues: ['fr', 'en', 'de', 'nl'], aujourdhui: '2026-03-02' };
    expect(anomaliesOf(sound(), contexteLarge)).toEqual(['traduction-manquante']);
  });

  it('does not ask for the languages that the instance does not have', () => {
    expect(anomaliesOf(sound({ description: { fr: LONG } }), { ...contexte, langues: ['fr'] })).toEqual([]);
  });

  it('can find every anomaly that the catalogue names', () => {
    const tested = new Set<string>(['sans-position', 'ferme-temporairement', ...CASES.map(([code]) => code)]);
    expect(ANOMALIES.map(({ value }) => value).filter((value) => !tested.has(value))).toEqual([]);
  });
});
