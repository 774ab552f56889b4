import { describe, expect, it } from 'vitest';
import { type GroupeDObjets, type Groupement, groupObjets, type ObjetAGrouper } from './groupes.rules.ts';

const objet = (id: number, changes: Partial<ObjetAGrouper> = {}): ObjetAGrouper => ({
  id,
  commune: 'Malbrume',
  typeBridge: 'restaurant',
  modalites: [],
  jours: [],
  ...changes,
});
const GROUPEMENT: Groupement = {
  langue: 'fr',
  du: '2026-11-16',
  au: '2026-11-22',
  plusieursJours: 'premier',
  labels: new Map([
    [1, ['Tourisme et Handicap', 'Clévacances']],
    [2, ['Clévacances']],
  ]),
  modalites: new Map([
    [
      5,
      new Map([
        [51, 'Bio'],
        [52, 'Vue'],
        [53, 'Bio'],
      ]),
    ],
  ]),
};
const niveau = (par: 'commune' | 'type' | 'jour' | 'mois' | 'critere' | 'label', changes: object = {}) =>
  ({ par, critere: null, titre: {}, ordre: 'nom', ...changes }) as const;
const read = (groupes: readonly GroupeDObjets[]): unknown[] =>
  groupes.map(({ titre, objets, sous }) => (sous.length === 0 ? [titre, objets] : [titre, read(sous)]));

describe('objets by commune, then by type', () => {
  it('keep their own order inside groups that are sorted by name', () => {
    const objets = [
      objet(1, { commune: 'Valdoré' }),
      objet(2),
      objet(3, { commune: 'Évrelle', typeBridge: 'hotel' }),
      objet(4, { typeBridge: 'hotel' }),
    ];
    expect(read(groupObjets(objets, [niveau('commune'), niveau('type')], GROUPEMENT))).toEqual([
      ['Évrelle', [['Hôtel', [3]]]],
      [
        'Malbrume',
        [
          ['Hôtel', [4]],
          ['Restaurant', [2]],
        ],
      ],
      ['Valdoré', [['Restaurant', [1]]]],
    ]);
  });

  it('come by number where that is asked, those without a commune last', () => {
    const objets = [
      objet(1, { commune: '' }),
      objet(2, { commune: '' }),
      objet(3, { commune: 'A' }),
      objet(4),
      objet(5),
    ];
    expect(read(groupObjets(objets, [niveau('commune', { ordre: 'nombre' })], GROUPEMENT))).toEqual([
      ['Malbrume', [4, 5]],
      ['A', [3]],
      ['', [1, 2]],
    ]);
  });

  it('stand once under a commune that sources write in several ways, by its best spelling', () => {
    const objets = [
      objet(1, { commune: 'EVRELLE-SUR-MER' }),
      objet(2, { commune: 'Evrelle sur Mer' }),
      objet(3, { commune: 'Évrelle-sur-Mer' }),
      objet(4, { commune: 'ÉVRELLE-SUR-MER' }),
      objet(5, { commune: 'AMBRELAC' }),
    ];
    expect(read(groupObjets(objets, [niveau('commune')], GROUPEMENT))).toEqual([
      ['AMBRELAC', [5]],
      ['Évrelle-sur-Mer', [1, 2, 3, 4]],
    ]);
  });

  it('are titled as the section says', () => {
    expect(read(groupObjets([objet(1)], [niveau('commune', { titre: { fr: 'À {groupe}' } })], GROUPEMENT))).toEqual([
      ['À Malbrume', [1]],
    ]);
  });
});

describe('events by day', () => {
  const past = objet(1, { jours: [{ du: '2026-11-01', au: '2026-11-15' }] });
  const long = objet(2, { jours: [{ du: '2026-11-10', au: '2026-11-18' }] });
  const weekly = objet(3, {
    jours: [
      { du: '2026-11-17', au: '2026-11-17' },
      { du: '2026-11-24', au: '2026-11-24' },
    ],
  });

  it('stand once under the first day to come, and never under a past one', () => {
    expect(read(groupObjets([past, long, weekly], [niveau('jour')], GROUPEMENT))).toEqual([
      ['Lundi 16 novembre 2026', [2]],
      ['Mardi 17 novembre 2026', [3]],
    ]);
  });

  it('stand under each of their days where that is asked, within the window', () => {
    expect(read(groupObjets([long, weekly], [niveau('jour')], { ...GROUPEMENT, plusieursJours: 'chaque' }))).toEqual([
      ['Lundi 16 novembre 2026', [2]],
      ['Mardi 17 novembre 2026', [2, 3]],
      ['Mercredi 18 novembre 2026', [2]],
    ]);
  });

  it('stand under days and months in the language of the edition', () => {
    const inEnglish = { ...GROUPEMENT, langue: 'en' } as const;
    expect(read(groupObjets([long], [niveau('jour')], inEnglish))).toEqual([['Monday, 16 November 2026', [2]]]);
    expect(read(groupObjets([long], [niveau('mois')], inEnglish))).toEqual([['November 2026', [2]]]);
  });

  it('may be grouped by month, once each', () => {
    expect(read(groupObjets([long], [niveau('mois')], { ...GROUPEMENT, au: '2026-12-31' }))).toEqual([
      ['Novembre 2026', [2]],
    ]);
  });
});

describe('objets by the values of a criterion', () => {
  it('stand in each group that they belong to, words that mean the same together, the others last', () => {
    const objets = [objet(1), objet(2, { modalites: [51, 53, 52] }), objet(3, { modalites: [53] })];
    expect(read(groupObjets(objets, [niveau('critere', { critere: 5 })], GROUPEMENT))).toEqual([
      ['Bio', [2, 3]],
      ['Vue', [2]],
      ['', [1]],
    ]);
  });
});

it('by label, an objet stands under each of its own, and after them all where it has none', () => {
  expect(read(groupObjets([objet(1), objet(2), objet(3)], [niveau('label')], GROUPEMENT))).toEqual([
    ['Clévacances', [1, 2]],
    ['Tourisme et Handicap', [1]],
    ['', [3]],
  ]);
});
