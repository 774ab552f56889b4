import { conditionSchema } from '@bridge/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTRES, unChoix, unFiltre } from '../testing/filtres.ts';
import { conditionDe, conditionsDe } from './filtre.condition.rules.ts';
import { adresseDe, avec, type Etat, type Reponse, readEtat, SANS_DEMANDE, toggleChoix } from './filtre.rules.ts';

const OFFRE = { filtres: FILTRES, tris: ['nom', 'prix'], texte: true, guide: true, types: ['hotel', 'restaurant'] };
const read = (requete: string) => readEtat(new URLSearchParams(requete), OFFRE);

describe('what an address asks of a list', () => {
  it('is read filter by filter', () => {
    const etat = read(
      '?commune=malbrume,valdore&prix=20-60&dates=ce-week-end&autour=44.91234,5.1,10&ouvert=1&q=Lac&tri=prix&page=2',
    );
    expect(etat).toEqual({
      filtres: {
        commune: { genre: 'choix', slugs: ['malbrume', 'valdore'] },
        prix: { genre: 'nombre', de: 20, a: 60 },
        dates: { genre: 'dates', periode: { quand: 'ce-week-end' } },
        autour: { genre: 'distance', lat: 44.912, lon: 5.1, km: 10 },
        ouvert: { genre: 'bascule' },
      },
      defauts: {},
      q: 'Lac',
      tri: 'prix',
      page: 2,
      question: null,
    });
  });

  it('may come from a form that has no script', () => {
    const etat = read(
      '?commune=valdore&commune=malbrume&prix-de=20&prix-a=&dates-du=2026-11-20&dates-au=2026-11-22&page=',
    );
    expect(adresseDe(etat)).toBe('?commune=malbrume,valdore&dates=2026-11-20_2026-11-22&prix=20-');
  });

  it('takes the period that was chosen since the days of the page, and the days that were written since', () => {
    const days = 'dates-du=2026-11-20&dates-au=2026-11-22';
    const before = 'dates-avant=2026-11-20_2026-11-22';
    expect(adresseDe(read(`dates=sept-jours&${days}&${before}`))).toBe('?dates=sept-jours');
    expect(adresseDe(read(`dates=-&${days}&${before}`))).toBe('');
    expect(adresseDe(read(`dates=&${days}&${before}`))).toBe('?dates=2026-11-20_2026-11-22');
    expect(adresseDe(read(`dates=demain&${days}`))).toBe('?dates=2026-11-20_2026-11-22');
    expect(adresseDe(read(`dates=demain&dates-du=2026-11-21&dates-au=2026-11-22&${before}`))).toBe(
      '?dates=2026-11-21_2026-11-22',
    );
  });

  it.each([
    'commune=ailleurs',
    'commune=%00',
    'prix=vingt',
    'prix=60-20',
    'prix=-',
    'prix=1e9-',
    'dates=2026-02-31',
    'dates=2026-11-22_2026-11-20',
    'dates=passe',
    'dates=_',
    'autour=91,5,10',
    'autour=NaN,5,10',
    'ouvert=oui',
    'tri=id;DROP',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=99999999',
    'inconnu=1',
    '__proto__=x',
    'constructor=x',
  ])('asks for nothing where it says « %s »', (requete) => {
    expect(adresseDe(read(requete))).toBe('');
  });

  it('keeps one choice where a filter allows one', () => {
    expect(adresseDe(read('type=table,hotel'))).toBe('?type=table');
  });

  it('looks for no words where the list offers none', () => {
    const etat = readEtat(new URLSearchParams('q=lac'), { ...OFFRE, texte: false });
    expect(etat.q).toBe('');
  });

  it('leaves the names of the page to the page', () => {
    const page = unFiltre({ code: 'page', choix: [unChoix('2', ['Malbrume'])] });
    const etat = readEtat(new URLSearchParams('page=2'), { ...OFFRE, filtres: [page] });
    expect(etat).toEqual({ ...SANS_DEMANDE, page: 2 });
  });
});

const jour = fc
  .integer({ min: 0, max: 4_000 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
const parmi = (...slugs: string[]) =>
  fc
    .uniqueArray(fc.constantFrom(...slugs), { minLength: 1 })
    .map((chosen): Reponse => ({ genre: 'choix', slugs: chosen.sort() }));
const nombres = fc
  .tuple(fc.option(fc.integer({ min: 0, max: 999_999 })), fc.option(fc.integer({ min: 0, max: 999_999 })))
  .filter(([de, a]) => (de !== null || a !== null) && (de === null || a === null || de <= a))
  .map(([de, a]): Reponse => ({ genre: 'nombre', de, a }));
const dates = fc.oneof(
  fc
    .constantFrom('demain' as const, 'ce-week-end' as const)
    .map((quand): Reponse => ({ genre: 'dates', periode: { quand } })),
  fc
    .tuple(fc.option(jour), fc.option(jour))
    .filter(([du, au]) => (du !== null || au !== null) && (du === null || au === null || du <= au))
    .map(([du, au]): Reponse => ({ genre: 'dates', periode: { du, au } })),
);
const distance = fc
  .tuple(
    fc.integer({ min: -90_000, max: 90_000 }),
    fc.integer({ min: -180_000, max: 180_000 }),
    fc.integer({ min: 1, max: 200 }),
  )
  .map(([lat, lon, km]): Reponse => ({ genre: 'distance', lat: lat / 1_000, lon: lon / 1_000, km }));

const unEtat: fc.Arbitrary<Etat> = fc.record({
  filtres: fc.record(
    {
      commune: parmi('malbrume', 'valdore', 'hauts'),
      type: fc.constantFrom('hotel', 'table').map((slug): Reponse => ({ genre: 'choix', slugs: [slug] })),
      services: parmi('wifi', 'parking'),
      prix: nombres,
      lits: nombres,
      dates,
      autour: distance,
      ouvert: fc.constant<Reponse>({ genre: 'bascule' }),
    },
    { requiredKeys: [] },
  ),
  defauts: fc.constant({}),
  q: fc.oneof(
    fc.constant(''),
    fc.constantFrom('gîte & spa', 'a+b=c', '« L’Étang »', '100 %', '#1?', '山'),
    fc.stringMatching(/^[a-z]{1,20}$/),
  ),
  tri: fc.constantFrom(null, 'nom', 'prix'),
  page: fc.integer({ min: 1, max: 10_000 }),
  question: fc.constantFrom(null, 'commune', 'type-'),
});

describe('a state and its address', () => {
  it('say the same, both ways', () => {
    fc.assert(
      fc.property(unEtat, (etat) => {
        expect(read(adresseDe(etat))).toEqual(etat);
      }),
    );
  });

  it('are one to one: whatever the order of the parameters, the address is the same', () => {
    fc.assert(
      fc.property(unEtat, fc.integer(), (etat, graine) => {
        const parts = adresseDe(etat).slice(1).split('&');
        const turned = [...parts.slice(graine % parts.length), ...parts.slice(0, graine % parts.length)].join('&');
        expect(adresseDe(read(turned))).toBe(adresseDe(etat));
      }),
    );
  });

  it('hold whatever is written, and write nothing but what an address may have', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
    );
    const names = fc.constantFrom(
      ...FILTRES.map(({ code }) => code),
      'q',
      'tri',
      'page',
      'prix-de',
      'dates-du',
      '__proto__',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, anything), { maxLength: 8 }), (pairs) => {
        const etat = readEtat(new URLSearchParams(pairs), OFFRE);
        const adresse = adresseDe(etat);
        expect(adresse).toMatch(/^[\w?&=%+,.!~*'()-]*$/);
        expect(read(adresse)).toEqual(etat);
        for (const regle of conditionsDe(FILTRES, etat))
          if (regle.genre !== 'groupe') expect(conditionSchema.safeParse(regle).success).toBe(true);
      }),
    );
  });

  it('lead back when a choice is made twice', () => {
    const [commune = unFiltre()] = FILTRES;
    const once = toggleChoix(read('commune=malbrume&page=3'), commune, 'valdore');
    expect(adresseDe(once)).toBe('?commune=malbrume,valdore');
    expect(adresseDe(toggleChoix(once, commune, 'valdore'))).toBe('?commune=malbrume');
    expect(adresseDe(avec(once, 'commune', null))).toBe('');
  });
});

describe('what an answer asks of an objet', () => {
  const asked = (code: string, requete: string) => {
    const filtre = FILTRES.find((one) => one.code === code);
    const reponse = read(`${code}=${requete}`).filtres[code];
    return filtre && reponse ? conditionDe(filtre, reponse) : null;
  };

  it('is one of the values of a choice that stands for several', () => {
    const communes = ['Serre', 'Colle'].map((nom) => ({ insee: '', nom }));
    expect(asked('commune', 'hauts')).toEqual({ genre: 'lieu', zone: { forme: 'communes', communes } });
  });

  it('is each of the choices where the filter wants all of them', () => {
    expect(asked('services', 'wifi,parking')).toMatchObject({
      genre: 'groupe',
      lien: 'et',
      regles: [{ op: 'une' }, { op: 'une' }],
    });
    expect(asked('commune', 'malbrume,valdore')).toMatchObject({ genre: 'groupe', lien: 'ou' });
  });

  it('is a number, days, a circle, or being open', () => {
    expect(asked('prix', '-60')).toEqual({
      genre: 'nombre',
      mesure: { genre: 'simple', champ: 'prix' },
      min: null,
      max: 60,
    });
    expect(asked('lits', '4-')).toMatchObject({ mesure: { genre: 'capacite', mesure: 'lits' }, min: 4 });
    expect(asked('dates', '2026-11-20')).toMatchObject({
      periode: { genre: 'fixe', du: '2026-11-20', au: '2026-11-20' },
    });
    // A radius that is half typed, too precise or too large does not lose the place.
    for (const [written, km] of Object.entries({ '': 10, '0': 10, '7.26': 7.3, '250': 200 }))
      expect(asked('autour', `44.9,5.1,${written}`)).toMatchObject({ zone: { forme: 'rayon', km } });
    expect(asked('autour', '44.9,5.1,10')).toMatchObject({ zone: { forme: 'rayon', km: 10 } });
    expect(asked('ouvert', '1')).toEqual({ genre: 'ouvert-maintenant' });
  });

  it('is nothing where a choice stands for what no longer exists', () => {
    const type = unFiltre({ code: 'type', cible: 'typeBridge', choix: [unChoix('x', ['nothing-like-this'])] });
    expect(conditionDe(type, { genre: 'choix', slugs: ['x'] })).toBeNull();
  });
});
