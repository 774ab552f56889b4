import { CODES_TYPES_BRIDGE, type DocumentObjet, documentVide, GENRES_CONTACT, LANGUES } from '@bridge/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AUCUN_NOM } from '../../../catalogue/bloc/objet-rendu.ts';
import { prixMinDe } from '../../../catalogue/prix.rules.ts';
import { anyOuverture } from '../../../catalogue/testing/ouvertures.ts';
import { terme, unObjet } from '../../../composition/bloc/testing/bloc.ts';
import { jsonLdDObjet } from './jsonld.ts';

const text = fc.oneof(
  fc.constantFrom('', '  ', '<p></p>', '</script>', '&nbsp;', '\ud800', 'Face au lac'),
  fc.string({ maxLength: 20 }),
);
const textes = fc.dictionary(fc.constantFrom('fr' as const, 'en' as const), text, { maxKeys: 2 });
const mots = fc.array(
  textes.map((libelle) => terme('x', libelle, 'apidae:PrestationService')),
  { maxLength: 3 },
);
const nombre = fc.oneof(fc.double(), fc.integer());

const unDocument: fc.Arbitrary<DocumentObjet> = fc
  .record({
    nom: textes,
    description: textes,
    ouverture: anyOuverture,
    labels: mots,
    accessibilite: mots,
    publics: mots,
    lieu: fc.record({ rue: fc.array(text, { maxLength: 2 }), commune: text, pays: text, lat: nombre, lon: nombre }),
    tarifs: fc.array(fc.record({ min: nombre, max: nombre, devise: fc.constantFrom('EUR', 'CHF', 'euros', '') })),
    contacts: fc.array(
      fc.record({
        genre: fc.constantFrom(...GENRES_CONTACT),
        valeur: fc.oneof(text, fc.webUrl(), fc.constant('04 75 00 00 00')),
        role: fc.constantFrom('public' as const, 'proprietaire' as const),
      }),
      { maxLength: 3 },
    ),
    classement: fc.record({ schema: text, valeur: nombre, texte: text }),
    animaux: fc.boolean(),
  })
  .map(({ lieu: { lat, lon, ...lieu }, tarifs, ...document }) => ({
    ...documentVide(),
    ...document,
    lieu: { ...documentVide().lieu, ...lieu, point: { lat, lon, qualite: 'source' as const } },
    tarifs: { lignes: tarifs.map((ligne) => ({ libelle: terme('a', {}), ...ligne })), paiements: [] },
  }));

/** The empty values of an object, at any depth. */
function vides(valeur: unknown): unknown[] {
  if (valeur === null || valeur === undefined || valeur === '') return [valeur];
  if (typeof valeur !== 'object') return [];
  const dedans = Object.values(valeur);
  return dedans.length === 0 ? [valeur] : dedans.flatMap(vides);
}

it('whatever a feed wrote, what is told can be written, says something everywhere and has what its type needs', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CODES_TYPES_BRIDGE),
      unDocument,
      fc.constantFrom(...LANGUES),
      (typeBridge, document, langue) => {
        const told: Record<string, unknown> = {
          ...jsonLdDObjet(
            unObjet(document, { indexe: { typeBridge, prixMin: prixMinDe({ ...document, typeBridge }) } }),
            {
              langue,
              adresse: 'https://ot.example/fr/objet/1',
              image: null,
              site: 'https://ot.example',
              at: new Date('2024-11-15T10:00:00Z'),
              mots: AUCUN_NOM.mots,
            },
          ),
        };
        expect(JSON.parse(JSON.stringify(told))).toEqual(told);
        expect(vides(told)).toEqual([]);
        expect(told.name).toEqual(expect.stringMatching(/\S/));
        if (told['@type'] === 'Event') {
          expect(told.startDate).toMatch(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\+0[12]:00)?$/);
          expect(told.endDate).toMatch(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\+0[12]:00)?$/);
          expect(told.location).toMatchObject({ '@type': 'Place', address: { '@type': 'PostalAddress' } });
        } else if (!['Service', 'TouristTrip'].includes(String(told['@type']))) {
          expect(told.address).toMatchObject({ addressCountry: expect.stringMatching(/^[A-Z]{2}$/) });
        }
      },
    ),
  );
});
