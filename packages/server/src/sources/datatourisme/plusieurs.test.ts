import { type DocumentObjet, documentSchema } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { identifiantsDuProducteur } from './identite.rules.ts';
import { interpretDatatourisme } from './interpretation.ts';

function understood(champs: Record<string, unknown>) {
  const { document, source, avertissements } = interpretDatatourisme(
    { mode: 'fichier', url: '', langues: [] },
    {
      '@id': 'https://data.datatourisme.gouv.fr/15/abc-1',
      '@type': ['Museum'],
      'rdfs:label': { fr: ['Musée du Lavoir'] },
      ...champs,
    },
  );
  documentSchema.parse(document);
  return { document, source, avertissements };
}
const textesDe = ({ criteres }: DocumentObjet, code: string) =>
  criteres.filter(({ critere }) => critere.code === code).map(({ texte, nombre }) => texte ?? nombre);

describe('what an offer of DATAtourisme says several times', () => {
  it('are the ids that its producers give it', () => {
    const champs = { 'dc:identifier': ['HOTPOI029000001', 'sitra-479743'] };
    expect(understood(champs).source.autresIdentifiants).toEqual(champs['dc:identifier']);
    expect(identifiantsDuProducteur(champs)).toEqual(champs['dc:identifier']);
  });

  it('are addresses, and places with their point', () => {
    const adresse = (rue: string) => ({ streetAddress: [rue], postalCode: '35000', addressLocality: 'Rennes' });
    const { document } = understood({
      isLocatedAt: [
        { address: [adresse('1 rue Haute'), adresse('2 rue Basse')], geo: { latitude: 48.1, longitude: -1.6 } },
        {
          name: 'Annexe',
          geo: { latitude: 48.2, longitude: -1.7 },
          altitude: 120,
          directions: { fr: ['Par le pont'] },
        },
      ],
    });
    expect(document.lieu.rue).toEqual(['1 rue Haute']);
    expect(textesDe(document, 'isLocatedAt')).toEqual(['2 rue Basse, 35000 Rennes', 'Annexe']);
    expect(textesDe(document, 'geo')).toEqual(['Annexe\u00a0: 48.2, -1.7']);
    expect(textesDe(document, 'altitude')).toEqual([120]);
    expect(document.textes.map(({ sujet, corps }) => [sujet.code, corps.fr])).toEqual([['directions', 'Par le pont']]);
  });

  it('are days and hours of one node', () => {
    const { document } = understood({
      takesPlaceAt: [
        {
          startDate: ['2026-07-14', '2026-08-15'],
          endDate: ['2026-07-14', '2026-08-16'],
          startTime: ['10:00:00', '14:00:00'],
          endTime: ['12:00:00', '18:00:00'],
        },
      ],
    });
    const creneaux = [
      { ouvre: '10:00', ferme: '12:00' },
      { ouvre: '14:00', ferme: '18:00' },
    ];
    expect(document.ouverture.periodes).toMatchObject([
      { du: '2026-07-14', au: '2026-07-14', creneaux },
      { du: '2026-08-15', au: '2026-08-16', creneaux },
    ]);
  });

  it('are amounts of one price, and sentences about prices', () => {
    const { document } = understood({
      offers: [
        {
          priceSpecification: [{ minPrice: ['8', '5', '6'], maxPrice: ['12'] }],
          additionalInformation: { fr: ['Un.'] },
        },
        { additionalInformation: { fr: ['Deux.'] } },
      ],
    });
    expect(document.tarifs.lignes).toMatchObject([{ min: 5, max: 12, note: { fr: 'Prix\u00a0: 8, 6' } }]);
    expect(document.tarifs.texte).toEqual({ fr: 'Un.\n\nDeux.' });
  });

  it('are annotations of one file', () => {
    const { document } = understood({
      hasMainRepresentation: [
        {
          hasAnnotation: [
            { title: { fr: ['La cour'] }, credits: ['OT'], rightsEndDate: '2027-12-31' },
            {
              abstract: { fr: ['Au matin'] },
              comments: { fr: ['Vue du pont'] },
              credits: ['Studio'],
              rightsEndDate: '2027-06-30',
            },
          ],
          hasRelatedResource: [{ locator: ['https://medias.exemple.fr/a.jpg'] }],
        },
      ],
    });
    expect(document.medias).toMatchObject([
      {
        titre: { fr: 'La cour' },
        legende: { fr: 'Au matin\n\nVue du pont' },
        credit: 'OT, Studio',
        jusquAu: '2027-06-30',
      },
    ]);
  });

  it('are the short and the long text for one audience', () => {
    const { document } = understood({
      hasDescription: [
        {
          shortDescription: { fr: ['Court.'] },
          description: { fr: ['Long.'] },
          isDedicatedTo: [{ '@id': 'kb:Families', 'rdfs:label': { fr: ['Familles'] } }],
        },
      ],
    });
    expect(document.textes.map(({ sujet, corps }) => [sujet.code, corps.fr])).toEqual([
      ['Families', 'Court.'],
      ['Families', 'Long.'],
    ]);
  });
});

describe('what an offer of DATAtourisme says in bare words', () => {
  it('is a theme, an amenity, a label or a mark all the same', () => {
    const { document } = understood({
      hasTheme: 'kb:Nature',
      hasFeature: ['kb:Parking', { features: ['kb:Wifi'], value: 'Gratuit' }],
      hasReview: [
        { hasReviewValue: 'kb:QualiteTourisme' },
        { hasReviewValue: { '@type': ['ScaleRating'], ratingValue: '4.0' } },
      ],
    });
    expect(document.types.map(({ code }) => code)).toContain('Nature');
    expect(document.criteres.map(({ modalite, texte }) => [modalite?.code, texte])).toEqual([
      ['Parking', undefined],
      ['Wifi', 'Gratuit'],
    ]);
    expect(document.labels.map(({ code }) => code)).toEqual(['QualiteTourisme']);
    expect(document.classement).toMatchObject({ valeur: 4, texte: '4.0' });
  });

  it('is a surface in its own unit, and a country that is told where nobody knows it', () => {
    const { document, avertissements } = understood({
      hasFeature: [{ hasFloorSize: [{ value: 3, unitText: 'hectares' }] }],
      isLocatedAt: [{ address: [{ addressCountry: 'Atlantide' }] }],
    });
    expect(document.capacites).toEqual([{ mesure: 'Surface (hectares)', valeur: 3 }]);
    expect(avertissements.map(({ valeur }) => valeur)).toEqual(['Atlantide']);
  });
});
