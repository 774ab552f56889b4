import { describe, expect, it } from 'vitest';
import { chooseAnnonces } from './choix.rules.ts';
import type { AnnonceAChoisir, ContexteDAnnonce, MomentDAnnonce } from './choix.types.ts';
import { dernierJourDAnnonce } from './horaires.rules.ts';
import { refusEnMots } from './refus.words.ts';
import { hasard } from './rotation.rules.ts';
import { annonceDe, contexteDe, MOMENT, placeDe } from './testing/annonces.ts';

interface Cas {
  readonly annonces?: readonly AnnonceAChoisir[];
  readonly places?: readonly ReturnType<typeof placeDe>[];
  readonly contexte?: Partial<ContexteDAnnonce>;
  readonly moment?: Partial<MomentDAnnonce>;
}

const choose = ({ annonces = [annonceDe()], places = [placeDe()], contexte = {}, moment = {} }: Cas) =>
  chooseAnnonces({
    places,
    annonces,
    contexte: contexteDe(contexte),
    moment: { ...MOMENT, ...moment },
    tirage: hasard(1),
  });

const shown = (cas: Cas) => choose(cas).map(({ montrees }) => montrees.map((one) => one?.id ?? null));
/** Why the first annonce is not in the first place. */
const why = (cas: Cas) => {
  const found = choose(cas)[0]?.refus[0];
  return found && refusEnMots(found.refus);
};

describe('what a place shows', () => {
  it('is the annonce that it was sold to', () => {
    expect(shown({})).toEqual([[1]]);
    expect(shown({ annonces: [] })).toEqual([[null]]);
  });

  it('is the exclusive one alone, else those under contract, else those that fill', () => {
    const [exclusive, contrat, filler] = [
      annonceDe({ id: 1, priorite: 'exclusif' }),
      annonceDe({ id: 2 }),
      annonceDe({ id: 3, priorite: 'remplissage' }),
    ];
    expect(shown({ annonces: [filler, contrat, exclusive] })).toEqual([[1]]);
    expect(shown({ annonces: [filler, contrat] })).toEqual([[2]]);
    expect(shown({ annonces: [filler] })).toEqual([[3]]);
    expect(shown({ annonces: [filler], places: [placeDe({ remplissage: 'rien' })] })).toEqual([[null]]);
    expect(shown({ annonces: [contrat, exclusive], places: [placeDe({ fois: 2 })] })).toEqual([[1, null]]);
    expect(shown({ annonces: [filler, contrat, exclusive], places: [placeDe({ fois: 2 })] })).toEqual([[1, 3]]);
  });

  it('is never the same in two places of a page, and as often as it may in one', () => {
    const places = [placeDe({ fois: 3 }), placeDe({ espace: 2 })];
    expect(shown({ annonces: [annonceDe({ espaces: [1, 2] })], places })).toEqual([[1, null, null], [null]]);
    expect(shown({ annonces: [annonceDe({ espaces: [1, 2], plafondPage: 2 })], places })).toEqual([
      [1, 1, null],
      [null],
    ]);
    const two = [annonceDe({ espaces: [1, 2], plafondPage: 9 }), annonceDe({ id: 2, plafondPage: 9 })];
    expect(new Set(shown({ annonces: two, places })[0]?.slice(0, 2))).toEqual(new Set([1, 2]));
  });

  it('is of who may sell there, place by place, whether it names the place or not', () => {
    const places = [placeDe({ entites: [5] }), placeDe({ espace: 2, entites: [6] })];
    expect(shown({ annonces: [annonceDe({ espaces: [1, 2], entiteId: 5 })], places })).toEqual([[1], [null]]);
    const byTag = annonceDe({ espaces: [], tags: [3], entiteId: 6 });
    expect(shown({ annonces: [byTag], places, contexte: { tags: [3] } })).toEqual([[null], [1]]);
    expect(why({ annonces: [byTag], places, contexte: { tags: [3] } })).toContain('ne l’invite pas');
  });

  it('is, beside what it is about, whoever bought it, and who aims at a tag that it bears', () => {
    const beside = { isBeside: true, tags: [3] };
    const [named, byTag] = [annonceDe({ tags: [9] }), annonceDe({ espaces: [], tags: [3] })];
    expect(shown({ annonces: [named], contexte: beside })).toEqual([[1]]);
    expect(shown({ annonces: [byTag], contexte: beside })).toEqual([[1]]);
    expect(shown({ annonces: [{ ...byTag, tags: [4] }], contexte: beside })).toEqual([[null]]);
    expect(shown({ annonces: [byTag], contexte: { tags: null } })).toEqual([[null]]);
  });

  it('is kept by an exclusive annonce at its hours alone, and says so', () => {
    const night = annonceDe({ id: 2, priorite: 'exclusif', deHeure: 20, aHeure: 24 });
    const two = [annonceDe(), annonceDe({ id: 3 }), night];
    expect(shown({ annonces: two })[0]?.[0]).not.toBe(2);
    const reasons = choose({ annonces: two })[0]?.refus.map(({ refus }) => refus.motif);
    expect(reasons?.toSorted()).toEqual(['horaires', 'tirage']);
  });

  it('goes past midnight after its last day, and no further', () => {
    const night = [annonceDe({ au: '2027-07-13', deHeure: 22, aHeure: 2 })];
    expect(shown({ annonces: night, moment: { jour: '2027-07-14', heure: '01:30' } })).toEqual([[1]]);
    expect(shown({ annonces: night, moment: { jour: '2027-07-14', heure: '02:00' } })).toEqual([[null]]);
    expect(dernierJourDAnnonce(annonceDe({ au: '2027-07-13', deHeure: 22, aHeure: 2 }))).toBe('2027-07-14');
    expect(dernierJourDAnnonce(annonceDe({ au: '2027-07-13', deHeure: 20, aHeure: 24 }))).toBe('2027-07-13');
  });

  it('is one of those that the page has something to show of', () => {
    const two = [annonceDe({ poids: 100 }), annonceDe({ id: 2, poids: 1 })];
    expect(shown({ annonces: two, places: [placeDe({ parmi: new Set([2]) })] })).toEqual([[2]]);
  });

  it('is each in its turn, or the least shown first', () => {
    const three = [
      annonceDe({ id: 1, faites: 5 }),
      annonceDe({ id: 2, faites: 2, poids: 1 }),
      annonceDe({ id: 3, faites: 4 }),
    ];
    expect(shown({ annonces: three, places: [placeDe({ rotation: 'sequentielle', fois: 3 })] })).toEqual([[2, 3, 1]]);
    expect(shown({ annonces: three, places: [placeDe({ rotation: 'equitable', fois: 3 })] })).toEqual([[3, 1, 2]]);
  });
});

describe('an annonce says why it is not there', () => {
  const cases: readonly (readonly [string, Cas, RegExp])[] = [
    ['not validated', { annonces: [annonceDe({ validee: false })] }, /pas validée/],
    ['over', { moment: { jour: '2027-09-01' } }, /^Terminé.*31 août 2027/],
    ['not begun', { moment: { jour: '2027-05-31' } }, /^Pas encore/],
    ['another day', { annonces: [annonceDe({ jours: ['samedi'] })] }, /^Pas ce jour.*samedi/],
    ['another hour', { annonces: [annonceDe({ deHeure: 18, aHeure: 2 })] }, /^Hors de ses heures/],
    ['another season', { annonces: [annonceDe({ saisons: ['hiver'] })] }, /saisons/],
    ['another language', { annonces: [annonceDe({ langues: ['en'] })] }, /langue/],
    ['another site', { annonces: [annonceDe({ sites: [2] })] }, /ce site/],
    ['another list', { annonces: [annonceDe({ listes: [2] })], contexte: { liste: 3 } }, /autres listes/],
    ['another espace', { annonces: [annonceDe({ espaces: [2] })] }, /un des siens/],
    ['no creation', { annonces: [annonceDe({ formats: [] })] }, /pas de création/],
    [
      'a tag that the page lacks',
      { annonces: [annonceDe({ tags: [4] })], contexte: { tags: [5] } },
      /aucun de ses tags/,
    ],
    [
      'a tag that the espace refuses',
      { annonces: [annonceDe({ tags: [4] })], places: [placeDe({ tagsExclus: [4] })] },
      /refuse/,
    ],
    ['no subject', { annonces: [annonceDe({ espaces: [], tags: [4] })], contexte: { tags: null } }, /pas de sujet/],
    ['objective', { annonces: [annonceDe({ objectif: { nombre: 10, faits: 10, lissage: false } })] }, /objectif/],
    ['exclusive', { annonces: [annonceDe(), annonceDe({ id: 2, priorite: 'exclusif' })] }, /exclusive/],
    [
      'a competitor',
      { contexte: { jugements: new Map([[1, { regles: true, exclue: true, distance: null }]]) } },
      /exclue/,
    ],
    [
      'too far',
      {
        annonces: [annonceDe({ rayon: 5 })],
        contexte: { jugements: new Map([[1, { regles: true, exclue: false, distance: 12.4 }]]) },
      },
      /12\u00a0km, pour 5\u00a0km/,
    ],
  ];
  it.each(cases)('%s', (_, cas, said) => {
    expect(shown(cas)[0]?.[0]).not.toBe(1);
    expect(why(cas)).toMatch(said);
  });

  it('with the share that it has, where others were drawn', () => {
    const annonces = [annonceDe({ poids: 1, faites: 9 }), annonceDe({ id: 2, poids: 3 })];
    const places = [placeDe({ rotation: 'equitable' })];
    expect(why({ annonces, places })).toMatch(/25\u00a0%/);
  });

  it('goes past midnight, until it ends', () => {
    const nuit = [annonceDe({ deHeure: 22, aHeure: 2, jours: ['mercredi'] })];
    const at = (jour: string, heure: string) => shown({ annonces: nuit, moment: { jour, heure } })[0];
    expect(at('2027-07-14', '23:00')).toEqual([1]);
    expect(at('2027-07-15', '01:59')).toEqual([1]);
    expect(at('2027-07-15', '02:00')).toEqual([null]);
    expect(at('2027-07-14', '01:00')).toEqual([null]);
  });
});
