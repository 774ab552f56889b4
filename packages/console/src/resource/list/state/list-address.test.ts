import {
  boolean,
  choice,
  choices,
  date,
  datetime,
  type Fields,
  number,
  reference,
  text,
  translated,
} from '@bridge/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListAddress, readAddress, viewAddress, writeAddress } from './list-address.ts';
import { FIRST_STATE, type ListState, PAGE_SIZES } from './list-state.ts';

const STATUTS = [
  { value: 'actif', label: 'Actif' },
  { value: 'invite', label: 'Invité' },
  { value: '-', label: 'Un tiret' },
] as const;
const AFFICHAGES = ['carte', 'frise'];
const both = { filterable: true, sortable: true } as const;

/** One filterable field of each kind; one of the fields bears the name of a parameter that every list has. */
const FIELDS: Fields = {
  nom: text({ label: 'Nom', ...both }),
  libelle: translated({ label: 'Libellé', ...both }),
  statut: choice(STATUTS, { label: 'Statut', ...both }),
  roles: choices(STATUTS, { label: 'Rôles', filterable: true }),
  page: number({ label: 'Page', ...both }),
  expireLe: date({ label: 'Expire le', ...both }),
  modifieLe: datetime({ label: 'Modifié le', ...both }),
  confirme: boolean({ label: 'Confirmé', filterable: true }),
  entite: reference({ label: 'Entité', to: 'entite', filterable: true }),
  notes: text({ label: 'Notes' }),
};

const wellFormed = (most: number) => fc.string({ unit: 'grapheme', maxLength: most }).filter((s) => s.length <= most);
const several = <V>(value: fc.Arbitrary<V>) => fc.uniqueArray(value, { minLength: 1, maxLength: 6 });
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));
const range = <V>(bound: fc.Arbitrary<V>) =>
  fc.record({ min: bound, max: bound }, { requiredKeys: [] }).filter((value) => Object.keys(value).length > 0);
const amount = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0));
const chosen = several(fc.constantFrom('actif', 'invite', '-', null));

const filters = fc.record(
  {
    nom: several(wellFormed(200)),
    libelle: several(fc.constantFrom('fr', 'en', 'de')),
    statut: chosen,
    roles: chosen,
    page: range(amount),
    expireLe: range(day),
    modifieLe: range(day),
    confirme: fc.boolean(),
    entite: several(fc.oneof(fc.integer({ min: 1 }), fc.constant(null))),
  },
  { requiredKeys: [], noNullPrototype: true },
);

const state: fc.Arbitrary<ListState> = fc.record({
  q: wellFormed(200),
  sort: fc.uniqueArray(
    fc.record({ field: fc.constantFrom('id', 'nom', 'libelle', 'statut', 'modifieLe'), descending: fc.boolean() }),
    { selector: ({ field }) => field },
  ),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  itemsPerPage: fc.constantFrom(...PAGE_SIZES),
  etat: fc.constantFrom('actif', 'archive', 'corbeille'),
  affichage: fc.constantFrom('', ...AFFICHAGES),
  filters,
});

const address: fc.Arbitrary<ListAddress> = fc.record({
  state,
  vue: fc.option(fc.integer({ min: 1 })),
  colonnes: fc.option(fc.uniqueArray(fc.constantFrom('nom', 'statut', 'utilisations', 'notes'))),
});

const reading = (query: string) => readAddress(query, FIELDS, AFFICHAGES);

describe('the address of a list', () => {
  it('leads back to the list as it was, whatever was asked of it', () => {
    fc.assert(
      fc.property(address, (given) => {
        const { explicit, ignored, ...read } = reading(writeAddress(given));
        expect(read).toEqual(given);
        expect(ignored).toEqual([]);
      }),
    );
  });

  it('is read by people', () => {
    const wished: ListState = {
      ...FIRST_STATE,
      q: 'été indien',
      sort: [
        { field: 'statut', descending: true },
        { field: 'nom', descending: false },
      ],
      filters: {
        statut: ['actif', null],
        modifieLe: { min: '2026-01-01', max: '2026-02-01' },
        page: { min: 10 },
        confirme: false,
      },
    };
    expect(writeAddress({ state: wished, vue: null, colonnes: null })).toBe(
      'q=%C3%A9t%C3%A9+indien&statut=actif,-&modifieLe=2026-01-01..2026-02-01&champ.page=10..&confirme=non&sort=-statut,nom',
    );
    expect(writeAddress({ state: FIRST_STATE, vue: null, colonnes: null })).toBe('');
  });

  it('never breaks the page, whatever is in the bar', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (query) => {
        const { state: read } = reading(query);
        expect(PAGE_SIZES).toContain(read.itemsPerPage);
      }),
    );
  });

  it('never breaks the page, whatever its own parameters are given', () => {
    const parameter = fc.tuple(
      fc.constantFrom(
        'q',
        'sort',
        'page',
        'itemsPerPage',
        'etat',
        'vue',
        'colonnes',
        '__proto__',
        ...Object.keys(FIELDS),
      ),
      fc.oneof(
        fc.string(),
        fc.constantFrom('..', ',', '-', '%', '1..x', 'constructor', '2026-02-30..', '9'.repeat(30)),
      ),
    );
    fc.assert(
      fc.property(fc.array(parameter), (parameters) => {
        expect(() => reading(new URLSearchParams(parameters).toString())).not.toThrow();
      }),
    );
  });

  it.each([
    ['page=0', 'page'],
    ['page=1e3', 'page'],
    ['itemsPerPage=7', 'itemsPerPage'],
    ['sort=notes', 'sort'],
    ['etat=parti', 'etat'],
    ['affichage=liste', 'affichage'],
    ['vue=x', 'vue'],
    ['colonnes=nom,inconnue', 'colonnes'],
    ['expireLe=2026-02-30..', 'expireLe'],
    ['confirme=peut-%C3%AAtre', 'confirme'],
    ['notes=abc', 'notes'],
    ['utm_source=lettre', 'utm_source'],
    ['__proto__=1', '__proto__'],
  ])('says that it did not understand %s, and shows the list', (query, name) => {
    const read = reading(query);
    expect(read.ignored).toEqual([name]);
    expect(read.state).toEqual(FIRST_STATE);
  });

  it('keeps what it understands of a filter, and says that there was more', () => {
    const read = reading('statut=actif,parti&expireLe=2026-01-01..demain');
    expect(read.state.filters).toEqual({ statut: ['actif'], expireLe: { min: '2026-01-01' } });
    expect(read.ignored).toEqual(['statut', 'expireLe']);
  });

  it('leaves the way of looking to the view, unless it says something itself', () => {
    expect(reading(viewAddress(12, 3))).toMatchObject({ vue: 12, explicit: false, state: { page: 3 } });
    const emptied = writeAddress({ state: FIRST_STATE, vue: 12, colonnes: null });
    expect(reading(emptied)).toMatchObject({ vue: 12, explicit: true, state: FIRST_STATE });
  });
});
