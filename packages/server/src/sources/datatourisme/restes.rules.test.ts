import { documentSchema } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { interpretDatatourisme } from './interpretation.ts';

const flux = { mode: 'fichier', url: '', langues: [] } as const;

function understood(champs: Record<string, unknown>) {
  const { document, avertissements } = interpretDatatourisme(flux, {
    '@id': 'https://data.datatourisme.gouv.fr/15/abc-1',
    '@type': ['Museum'],
    'rdfs:label': { fr: ['Musée du Lavoir'] },
    ...champs,
  });
  documentSchema.parse(document);
  const said = (code: string) =>
    document.criteres
      .filter(({ critere }) => critere.code === code)
      .map(({ modalite, texte, nombre }) => modalite?.libelle.fr ?? texte ?? nombre);
  return { document, avertissements, said };
}

describe('what an offer of DATAtourisme says inside of its nodes', () => {
  it('is kept as facts of its place, other places included', () => {
    const address = { streetAddress: ['1 rue Haute'], postalCode: '35000', addressLocality: 'Rennes' };
    const { document, said } = understood({
      isLocatedAt: [
        { internetAccess: true, airQualityIndication: { fr: ['Bonne'] }, 'schema:address': [address] },
        { name: 'Annexe', 'schema:address': [{ ...address, streetAddress: ['2 rue Basse'] }] },
      ],
    });
    expect(said('internetAccess')).toEqual(['Oui']);
    expect(said('isLocatedAt')).toEqual(['Annexe, 2 rue Basse, 35000 Rennes']);
    expect(document.lieu).toMatchObject({ rue: ['1 rue Haute'] });
    expect(document.lieu.acces).toBeUndefined();
    expect(document.textes).toMatchObject([{ sujet: { code: 'airQualityIndication' }, corps: { fr: 'Bonne' } }]);
  });

  it('is no public where it is how far the offer reaches out, and is told once', () => {
    const reach = { '@id': 'kb:Regional', '@type': ['GeographicReach'], 'rdfs:label': { fr: ['Régionale'] } };
    const friends = { '@id': 'kb:Friends', '@type': ['PeopleAudience'], 'rdfs:label': { fr: ['Entre amis'] } };
    for (const hasGeographicReach of [[reach], []]) {
      const { document, said } = understood({ hasAudience: [reach, friends], hasGeographicReach });
      expect(document.publics.map(({ code }) => code)).toEqual(['Friends']);
      expect(said('hasGeographicReach')).toEqual(['Régionale']);
    }
  });

  it('is kept of who publishes, of where one writes, and of who translated', () => {
    const { document, said } = understood({
      hasBeenCreatedBy: { '@id': 'ot-1', 'schema:legalName': 'OT du Val' },
      hasBeenPublishedBy: [{ '@id': 'sit-1', 'schema:legalName': 'SIT du Centre', 'schema:email': ['a@exemple.fr'] }],
      hasContact: [
        {
          'schema:legalName': 'Lavoirs réunis',
          'schema:address': [{ 'schema:streetAddress': ['3 quai'], 'schema:addressLocality': 'Tours' }],
        },
      ],
      hasTranslatedProperty: [{ '@type': ['TranslatedProperty'], 'dc:contributor': ['Machine'], language: ['en'] }],
      sameAs: ['https://www.facebook.com/lavoir', 'https://www.exemple.fr/lavoir'],
    });
    expect(said('hasBeenPublishedBy')).toEqual(['SIT du Centre']);
    expect(said('hasContact')).toEqual(['Lavoirs réunis, 3 quai, Tours']);
    expect(said('hasTranslatedProperty')).toEqual(['Machine, en']);
    expect(said('sameAs')).toEqual(['https://www.exemple.fr/lavoir']);
    expect(document.contacts).toMatchObject([
      { genre: 'email', valeur: 'a@exemple.fr', role: 'gestionnaire' },
      { genre: 'facebook', role: 'public' },
    ]);
  });

  it('is not told of who somebody is and how they are reached, wherever it stands', () => {
    const agent = {
      '@id': 'agent-1',
      'schema:givenName': 'Marie',
      'schema:familyName': 'Dupont',
      'schema:email': ['m@exemple.fr'],
      'schema:telephone': ['06 12 34 56 78'],
      'schema:faxNumber': ['01 12 34 56 78'],
      'schema:address': [{ 'schema:streetAddress': ['3 quai'] }],
      'schema:legalName': 'Comité des fêtes',
    };
    const { document } = understood({ hasOrganizer: agent, offers: [{ offeredBy: [agent] }] });
    expect(document.criteres).toMatchObject([{ critere: { code: 'legalName' }, texte: 'Comité des fêtes' }]);
    expect([document.textes, document.contacts]).toEqual([[], []]);
  });

  it('is kept of prices by season, of hours in words and of a second description', () => {
    const { document } = understood({
      hasDescription: [{ description: { fr: ['Le lavoir.'] } }, { description: { fr: ['Son histoire.'] } }],
      isLocatedAt: [{ textOpeningHoursSpecification: { fr: ['Le matin, sauf le lundi.'] } }],
      offers: [
        {
          'schema:priceSpecification': [
            {
              'schema:price': 7,
              hasPricingMode: [{ '@id': 'kb:PerPerson', 'rdfs:label': { fr: ['Par personne'] } }],
              hasEligiblePolicy: { '@id': 'kb:Full', 'rdfs:label': { fr: ['Plein tarif'] } },
              appliesOnPeriod: [
                { startDate: '2026-04-01', endDate: '2026-06-30' },
                { startDate: '2026-09-01', endDate: '2026-10-31' },
              ],
            },
            { hasEligiblePolicy: { '@id': 'kb:Free', 'rdfs:label': { fr: ['Gratuit'] } } },
          ],
        },
      ],
    });
    expect(document.description.fr).toBe('Le lavoir.');
    expect(document.textes).toMatchObject([{ sujet: { code: 'hasDescription' }, corps: { fr: 'Son histoire.' } }]);
    expect(document.ouverture.texte).toEqual({ fr: 'Le matin, sauf le lundi.' });
    expect(document.tarifs).toMatchObject({
      mode: 'payant',
      lignes: [
        { min: 7, du: '2026-04-01', au: '2026-06-30', note: { fr: 'Par personne' } },
        { min: 7, du: '2026-09-01', au: '2026-10-31' },
        { libelle: { code: 'Free' }, min: 0 },
      ],
    });
  });

  it('is kept of a file that comes twice with the rights that allow less, and told', () => {
    const media = (rights: object) => ({
      'ebucore:hasAnnotation': [rights],
      'ebucore:hasRelatedResource': [{ 'ebucore:locator': ['https://medias.exemple.fr/a.jpg'] }],
    });
    const { document, avertissements } = understood({
      hasMainRepresentation: [media({ rightsStartDate: '2026-01-01', rightsEndDate: '2027-12-31' })],
      hasRepresentation: [media({ rightsEndDate: '2026-12-31', credits: ['OT'] })],
    });
    expect(document.medias).toMatchObject([{ aPartirDu: '2026-01-01', jusquAu: '2026-12-31', credit: 'OT' }]);
    expect(avertissements).toHaveLength(1);
  });
});
