import { diaporama, diapositives, ESSAI, type Manifeste, newItem, type Resource } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { demandeDe, nouvelleEnMots, nouvelleIn, readBrouillon } from './essai.rules.ts';

const TEXTE = newItem(diapositives, { genre: 'texte', titre: { fr: 'Bienvenue' } });
const { fields }: Pick<Resource, 'fields'> = diaporama;
const START = Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial ?? null]));
const values = (changes: object) => ({
  ...START,
  nom: 'Vitrine',
  gabarit: 1,
  logo: null,
  defilant: {},
  secoursTexte: {},
  plages: [],
  entiteId: 1,
  sequence: [TEXTE],
  ...changes,
});
const said = (changes: object) => {
  const lu = readBrouillon(values(changes));
  return 'manque' in lu ? lu.manque : '';
};

describe('a diaporama that is tried', () => {
  it('is read from its form, whole', () => {
    expect(said({})).toBe('');
  });

  it.each([
    [{ gabarit: null }, /^Choisissez un gabarit/],
    [{ sequence: [] }, /^Ajoutez une diapositive/],
    [{ sequence: [TEXTE, newItem(diapositives, { genre: 'objets' })] }, /^Diapositive 2\s: Choisissez/],
    [{ resolution: 'petite' }, /^Corrigez d’abord/],
  ])('says what it lacks (%#)', (changes, words) => {
    expect(said(changes)).toMatch(words);
  });
});

const MANIFESTE = {
  ecran: { fuseau: 'Europe/Paris' },
  programmes: [
    {
      sequence: [
        { cle: 'a', rang: 0 },
        { cle: 'b', rang: 2 },
      ],
    },
  ],
} as unknown as Manifeste;

describe('the player of the preview', () => {
  it('is given a moment of where the screen is, and the slide to begin with', () => {
    const moment = { jour: '2026-07-14', heure: '09:30', langue: null, rang: 2 };
    expect(demandeDe(MANIFESTE, moment)).toMatchObject({
      pour: ESSAI,
      moment: '2026-07-14T07:30:00.000Z',
      diapositive: 'b',
    });
    expect(demandeDe(MANIFESTE, { ...moment, rang: 1 }).diapositive).toBeNull();
    const there = { ...MANIFESTE, ecran: { ...MANIFESTE.ecran, fuseau: 'Indian/Reunion' } };
    expect(demandeDe(there, moment).moment).toBe('2026-07-14T05:30:00.000Z');
  });

  it('tells what it shows, in words', () => {
    const nouvelle = { de: ESSAI, etat: 'joue', diapositive: 'b', vue: null } as const;
    expect(nouvelleEnMots(nouvelle, MANIFESTE)).toBe('Diapositive 3.');
    expect(nouvelleEnMots({ ...nouvelle, etat: 'secours' }, MANIFESTE)).toMatch(/secours/);
  });
});

const OURS = 'https://bridge.example';

describe('what is heard', () => {
  it('comes from the frame, of this origin, and from nowhere else', () => {
    const frame = {} as Window;
    const heard = (changes: object) =>
      nouvelleIn({ origin: OURS, source: frame, data: { de: ESSAI }, ...changes } as MessageEvent, frame, OURS);
    expect(heard({})).toEqual({ de: ESSAI });
    expect(heard({ origin: 'https://ailleurs.example' })).toBeNull();
    expect(heard({ source: null })).toBeNull();
    expect(heard({ data: 'autre' })).toBeNull();
  });
});
