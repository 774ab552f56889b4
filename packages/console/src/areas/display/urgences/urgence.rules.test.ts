import { describe, expect, it } from 'vitest';
import { confirmationsDe, confirmationsEnMots, ecransVises, etatDUrgence, portee } from './urgence.rules.ts';

const screen = (id: number, changes: object = {}) => ({ id, etat: 'en-ligne', groupe: '', ...changes });
const TOUS = [
  screen(1, { groupe: 'Offices' }),
  screen(2, { groupe: 'Gares', etat: 'hors-ligne' }),
  screen(3, { groupe: 'Offices', modifiable: false }),
  screen(4, { groupe: '' }),
];
const ids = (values: object) => ecransVises({ ...values }, TOUS).map(({ id }) => id);

describe('the screens that a message is for', () => {
  it.each([
    [{ portee: 'tous' }, [1, 2, 4]],
    [{ portee: 'groupes', groupes: [{ nom: 'offices' }, { nom: '' }] }, [1]],
    [{ portee: 'ecrans', ecrans: [2, 3] }, [2]],
  ])('are ours, of its groups, or chosen (%#)', (values, expected) => {
    expect(ids(values)).toEqual(expected);
  });

  it.each([
    [[], /^Aucun écran/],
    [[screen(1)], /^1 écran visé, en ligne\.$/],
    [[screen(1), screen(2)], /^2 écrans visés, tous en ligne\.$/],
    [[screen(1), screen(2, { etat: 'hors-ligne' })], /^2 écrans visés, dont 1 en ligne\. Les autres/],
    [[screen(2, { etat: 'hors-ligne' })], /^1 écran visé, hors ligne\./],
  ])('are counted (%#)', (vises, said) => {
    expect(portee(vises)).toMatch(said);
  });
});

describe('the screens that show it', () => {
  it.each([
    [[], /^Aucun écran n’a encore confirmé/, [1, 2]],
    [[2, 9], /^Montré par 1 écran sur 2\.$/, [1]],
    [[1, 2], /^Montré par les 2 écrans visés\.$/, []],
  ])('are counted among those that it is for, and the others are named (%#)', (vus, said, missing) => {
    const found = confirmationsDe(
      [screen(1), screen(2)],
      vus.map((ecran) => ({ ecran })),
    );
    expect(confirmationsEnMots(found)).toMatch(said);
    expect(found.manquent.map(({ id }) => id)).toEqual(missing);
  });
});

describe('a message', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  it.each([
    [{ diffusee: false, au: '2026-11-18' }, 'retiree'],
    [{ diffusee: true, au: '2026-11-17' }, 'a-l-ecran'],
    [{ diffusee: true, au: '2026-11-17', a: '12:30' }, 'terminee'],
    [{ diffusee: true, au: '2026-11-16' }, 'terminee'],
    [{ diffusee: true, du: '2026-11-17', de: '18:00', au: '2026-11-17' }, 'a-venir'],
  ])('is on screen between its dates, in the time of Paris (%#)', (values, expected) => {
    expect(etatDUrgence(values, now)).toBe(expected);
  });
});
