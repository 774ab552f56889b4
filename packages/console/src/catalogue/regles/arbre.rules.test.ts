import { type Condition, type Groupe, reglesSchema } from '@bridge/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  added,
  conditionsIn,
  createCles,
  duplicated,
  inserted,
  moved,
  removed,
  withParametre,
  withRegle,
} from './arbre.rules.ts';

const fait = (parametre?: string): Condition => ({
  genre: 'fait',
  fait: 'photo',
  present: true,
  ...(parametre ? { parametre } : {}),
});
const nom: Condition = { genre: 'texte', champ: 'nom', op: 'contient', valeurs: ['moulin'] };
const prix: Condition = { genre: 'nombre', mesure: { genre: 'simple', champ: 'prix' }, min: null, max: 50 };
const groupe = (...regles: Groupe['regles']): Groupe => ({ genre: 'groupe', lien: 'et', regles });

describe('a tree of rules', () => {
  it('takes a rule at its end, or at a place', () => {
    expect(added(groupe(nom), prix).regles).toEqual([nom, prix]);
    expect(inserted(groupe(nom), 0, prix).regles).toEqual([prix, nom]);
  });

  it('gives a rule back where it was taken from', () => {
    const before = groupe(nom, prix, fait());
    const [, gone] = before.regles;
    expect(gone && inserted(removed(before, 1), 1, gone)).toEqual(before);
  });

  it('moves a rule by one step, and no further than its ends', () => {
    expect(moved(groupe(nom, prix), 0, 1).regles).toEqual([prix, nom]);
    expect(moved(groupe(nom, prix), 0, -1).regles).toEqual([nom, prix]);
    expect(moved(groupe(nom, prix), 1, 1).regles).toEqual([nom, prix]);
  });

  it('shares with the tree before all that an edit leaves alone', () => {
    const inner = groupe(prix);
    const after = withRegle(groupe(nom, inner), 0, fait());
    expect(after.regles[1]).toBe(inner);
  });

  it('copies a rule after itself, without its public name', () => {
    const after = duplicated(groupe(fait('avec-photo'), groupe(fait('autre'))), 0);
    expect(after.regles[0]).toEqual(fait('avec-photo'));
    expect(after.regles[1]).toEqual(fait());
    expect(conditionsIn(duplicated(after, 2)).map(({ parametre }) => parametre)).toEqual([
      'avec-photo',
      undefined,
      'autre',
      undefined,
    ]);
  });

  it('names a condition, and takes the name off again', () => {
    expect(withParametre(nom, 'nom')).toEqual({ ...nom, parametre: 'nom' });
    expect('parametre' in withParametre({ ...nom, parametre: 'nom' }, '')).toBe(false);
  });

  it('is one that the contract reads, whatever was done to it', () => {
    const edit = fc.oneof(
      fc.constant((tree: Groupe) => added(tree, nom)),
      fc.constant((tree: Groupe) => added(tree, groupe(nom))),
      fc.nat(5).map((rang) => (tree: Groupe) => removed(tree, rang)),
      fc.nat(5).map((rang) => (tree: Groupe) => duplicated(tree, rang)),
      fc.nat(5).map((rang) => (tree: Groupe) => moved(tree, rang, 1)),
      fc.nat(5).map((rang) => (tree: Groupe) => withRegle(tree, rang, prix)),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
        const tree = edits.reduce((now, change) => change(now), groupe(nom));
        expect(reglesSchema.safeParse(tree).success).toBe(true);
      }),
    );
  });
});

describe('the key of a line', () => {
  it('stays with its rule while that rule changes and moves, and is nobody else’s', () => {
    const { cleDe, passOn } = createCles();
    const [first, second] = [fait(), fait()];
    const key = cleDe(first);
    expect(cleDe(second)).not.toBe(key);
    const next = { ...first, present: false };
    passOn(first, next);
    expect(cleDe(next)).toBe(key);
  });
});
