import {
  CODES_CIBLES,
  documentSchema,
  type Ligne,
  ligneSchema,
  rolesDeCible,
  sourceSchema,
  transformationSchema,
} from '@bridge/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FicheRefusee } from '../source.ts';
import { apercu } from './apercu/apercu.ts';
import { compareStructures } from './structure/structure.compare.ts';
import { structureFromSample } from './structure/structure.sample.ts';
import { suggestCorrespondance } from './suggestion/suggestion.ts';
import { thes, uneFiche, unFlux } from './testing.ts';
import { sourceTourinsoft } from './tourinsoft.source.ts';

const fragment = fc.constantFrom(
  '#',
  '##',
  '|',
  '||',
  '$',
  '-',
  ' ',
  '01/02/2027',
  '31/02/2027',
  '10:00',
  '25:99',
  'PT10H',
  'Lundi',
  'Mardi soir',
  'Jours fériés',
  'https://exemple.fr/a.jpg',
  'a@b.fr',
  '05 00 00 00 01',
  '<strong>X :</strong>',
  '&#39;',
  '12,5',
  'oui',
  'Gratuit',
  'FREQ=WEEKLY;BYDAY=MO',
  '{"lignes":[{"path":[[1,2],[3,4]]}]}',
  '/Date(99999999999999)/',
  '__proto__',
  '\u0000',
  '😀',
);
const texte = fc.oneof(
  fc.string(),
  fc.array(fc.oneof(fragment, fc.string({ maxLength: 4 })), { maxLength: 20 }).map((m) => m.join('')),
);
const scalaire = fc.oneof(texte, fc.double(), fc.integer(), fc.boolean(), fc.constant(null));
const medium = fc.record({ MediaID: texte, Titre: texte, Credit: fc.constant(null), Url: texte });
const colonne = fc.constantFrom(
  'ID',
  'Datedebut',
  'Datefin',
  'heuredebut1',
  'lundiheurefin1',
  'Reglederecurrence',
  'MinimumEuro',
  'Nom',
  'Photo',
  'URL',
  'Coordonnees',
  'Moyendecommunication',
  'Commune',
  'constructor',
  '__proto__',
);
const rangee = fc.dictionary(
  colonne,
  fc.oneof(scalaire, medium, fc.constant(thes('C1', 'Tél.')), fc.array(scalaire, { maxLength: 2 })),
);
const valeur = fc.oneof(
  scalaire,
  rangee,
  fc.array(rangee, { maxLength: 3 }),
  fc.array(fc.constant(thes('A', 'a'))),
  fc.array(scalaire, { maxLength: 3 }),
  fc.record({ results: fc.array(rangee, { maxLength: 2 }) }),
  fc.jsonValue(),
);
const transformation = fc.constantFrom(
  ...[
    { kind: 'trim' },
    { kind: 'phrase' },
    { kind: 'decouper', separateur: '#' },
    { kind: 'date', format: 'mm/jj/aaaa' },
    { kind: 'nombre' },
    { kind: 'telephone' },
    { kind: 'url' },
    { kind: 'html' },
    { kind: 'table', correspondances: { oui: 'x' }, sinon: 'signaler' },
    { kind: 'condition', si: 'vide', alors: 'x' },
    { kind: 'joindre', champs: ['B', 'C.Nom'], separateur: ' ' },
    { kind: 'remplacer', texte: '#', par: '' },
  ].map((t) => transformationSchema.parse(t)),
);
const ligne = fc
  .record({
    champ: fc.constantFrom('A', 'B', 'C', 'A.Nom', 'A.Photo', 'SyndicObjectName'),
    cible: fc.constantFrom(...CODES_CIBLES, 'champ:x' as const, 'champ:constructor' as const),
    transformations: fc.array(transformation, { maxLength: 3 }),
    positions: fc.array(fc.nat(60), { maxLength: 8 }),
    avecColonnes: fc.boolean(),
    separateurs: fc.constantFrom(
      {},
      { lignes: '#' },
      { lignes: '##', colonnes: '||' },
      { colonnes: '|', valeurs: '$' },
    ),
  })
  .map(({ positions, avecColonnes, ...reste }): Ligne => {
    const roles = rolesDeCible(reste.cible);
    const colonnes = positions.flatMap((rang) => roles[rang % Math.max(1, roles.length)] ?? []);
    return ligneSchema.parse({ ...reste, ...(avecColonnes && roles.length > 0 ? { colonnes } : {}) });
  });
const fiche = fc.record({
  A: valeur,
  B: valeur,
  C: valeur,
  GmapLatitude: scalaire,
  GmapLongitude: scalaire,
  Updated: scalaire,
  Structure: valeur,
  ObjectTypeName: scalaire,
});

describe('whatever a source sends', () => {
  it('a record is understood into a sound document, or refused', () => {
    fc.assert(
      fc.property(fiche, fc.array(ligne, { maxLength: 8 }), (champs, lignes) => {
        try {
          const { document, source, avertissements } = sourceTourinsoft.interpret(
            unFlux({ lignes }),
            uneFiche(champs),
            {},
          );
          documentSchema.parse(document);
          sourceSchema.parse(source);
          expect(avertissements.length).toBeLessThanOrEqual(100);
        } catch (erreur) {
          if (!(erreur instanceof FicheRefusee)) throw erreur;
        }
      }),
      { numRuns: 400 },
    );
  });

  it('anything at all is a record or is refused', () => {
    fc.assert(
      fc.property(fc.anything(), (quoi) => {
        sourceTourinsoft.identifiantDe(unFlux(), quoi);
        expect(() => sourceTourinsoft.interpret(unFlux(), quoi, {})).toThrow(FicheRefusee);
      }),
    );
  });

  it('the fields are described, a mapping suggested and previewed', () => {
    fc.assert(
      fc.property(fc.array(fiche, { minLength: 1, maxLength: 3 }), (champs) => {
        const fiches = champs.map((un) => uneFiche(un));
        const structure = structureFromSample(fiches);
        const lignes = suggestCorrespondance(structure, { earlier: [] }).map((suggestion) =>
          ligneSchema.parse(suggestion.ligne),
        );
        expect(compareStructures(structure, structure)).toEqual({ nouveaux: [], disparus: [], renommes: [] });
        expect(apercu(unFlux({ lignes }), fiches).objets).toHaveLength(fiches.length);
      }),
      { numRuns: 100 },
    );
  });

  it('the same record is understood the same way twice', () => {
    fc.assert(
      fc.property(fiche, fc.array(ligne, { maxLength: 4 }), (champs, lignes) => {
        const read = () => {
          try {
            return JSON.stringify(sourceTourinsoft.interpret(unFlux({ lignes }), uneFiche(champs), {}));
          } catch (erreur) {
            return String(erreur);
          }
        };
        expect(read()).toBe(read());
      }),
      { numRuns: 100 },
    );
  });
});
