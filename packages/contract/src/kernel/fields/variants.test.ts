import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Field } from './field.ts';
import { choice, date, json, number, ref, reference, refs, translated } from './fields.ts';
import { keptReference, referencesIn, refTargetsOf } from './references.ts';
import { fieldsOf, isDocument, sentenceOfItem, startsOf, titleOfItem, valueOfNow } from './variants.items.ts';
import { list, newItem, variant, variants } from './variants.ts';

const parties = variants(
  'genre',
  {
    texte: variant({
      label: 'Texte',
      fields: {
        titre: translated({ label: 'Titre', required: true }),
        du: date({ label: 'Du' }),
        au: date({ label: 'Au' }),
      },
      title: 'titre',
      check: ({ du, au }, refuse) => {
        if (du !== null && au !== null && du > au) refuse('au', 'La fin vient avant le début.');
      },
    }),
    galerie: variant({
      label: 'Galerie',
      group: 'Images',
      fields: {
        album: ref({ label: 'Album', to: 'album', required: true }),
        tags: refs({ label: 'Tags', to: 'tag' }),
        nombre: number({ label: 'Nombre', required: true, initial: 8 }),
        ordre: choice([{ value: 'nom', label: 'Par nom' }], { label: 'Ordre', required: true, initial: 'nom' }),
        regles: json(z.json(), { label: 'Règles', initial: null, refs: ['critere'], words: () => 'Règles' }),
      },
      title: ({ nombre }, names) => `${nombre ?? '…'} de ${names.album?.[4] ?? '?'}`,
      sentence: ({ ordre }) => ordre,
      starts: [
        { label: 'Galerie', values: {} },
        { label: 'Petite galerie', values: { nombre: 3 } },
      ],
    }),
  },
  {
    label: 'Parties',
    most: 2,
    words: { noun: { one: 'Partie', many: 'Parties', feminine: true } },
    checkAll: (items, refuse) => {
      for (const [rank, { genre }] of items.entries())
        if (genre === 'texte' && rank > 0) refuse([rank, 'titre'], 'Le texte vient en premier.');
    },
  },
);

const texte = { genre: 'texte', titre: { fr: 'Bonjour' }, du: null, au: null };
const galerie = {
  genre: 'galerie',
  album: { ref: 'album', id: 4 },
  tags: [{ ref: 'tag', id: 7 }],
  nombre: 3,
  ordre: 'nom',
  regles: { valeurs: [{ ref: 'critere', id: 9 }] },
};
const wrong = (value: unknown) =>
  parties.schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a list of variants', () => {
  it('holds items of its forms, each with its own fields and no other', () => {
    expect(parties.schema.parse([texte, galerie])).toEqual([texte, galerie]);
    expect(wrong([{ ...texte, nombre: 3 }])).toHaveLength(1);
    expect(wrong([{ genre: 'inconnu' }])?.[0]?.[0]).toBe('0.genre');
    expect(wrong([texte, texte, texte])).toContainEqual(['', '2 parties au plus.']);
  });

  it('says what its fields cannot say one by one, where it is wrong', () => {
    expect(wrong([{ ...texte, du: '2026-07-02', au: '2026-07-01' }])).toEqual([
      ['0.au', 'La fin vient avant le début.'],
    ]);
    expect(wrong([galerie, texte])).toEqual([['1.titre', 'Le texte vient en premier.']]);
  });

  it('starts each form with what its fields start with, in every way that the form tells', () => {
    const neuve = { genre: 'galerie', album: { ref: 'album', id: 0 }, tags: [], nombre: 8, ordre: 'nom', regles: null };
    expect(startsOf(parties)).toEqual([
      { form: 'texte', label: 'Texte', values: { genre: 'texte', titre: {}, du: null, au: null } },
      { form: 'galerie', group: 'Images', label: 'Galerie', values: neuve },
      { form: 'galerie', group: 'Images', label: 'Petite galerie', values: { ...neuve, nombre: 3 } },
    ]);
    expect(wrong([neuve])).toEqual([['0.album.id', 'Faites un choix.']]);
  });

  it('makes an item of what is known of it', () => {
    expect(newItem(parties, { genre: 'galerie', nombre: 3 })).toEqual({ ...startsOf(parties)[2]?.values });
    expect(newItem(list({ mot: translated({ label: 'Mot' }) }, { label: 'Mots', itemTitle: 'mot' }), {})).toEqual({
      mot: {},
    });
    expect(() => newItem(parties, {})).toThrow('has no form');
  });

  it('speaks of an item as its form does, and of what no form knows not at all', () => {
    const names = { album: { 4: 'Été' } };
    expect(titleOfItem(parties, texte, {})).toBe('Bonjour');
    expect([titleOfItem(parties, galerie, names), sentenceOfItem(parties, galerie, names)]).toEqual([
      '3 de Été',
      'nom',
    ]);
    expect(titleOfItem(parties, { genre: 'inconnu' }, {})).toBe('');
    expect(fieldsOf(parties, { genre: 'inconnu' })).toEqual({});
  });

  it('finds what its items refer to, wherever it stands', () => {
    expect(referencesIn(parties, [texte, galerie], 'parties')).toEqual([
      { path: 'parties.1.album', to: 'album', id: 4 },
      { path: 'parties.1.tags.0', to: 'tag', id: 7 },
      { path: 'parties.1.regles.valeurs.0', to: 'critere', id: 9 },
    ]);
    expect(
      referencesIn(parties, [{ ...galerie, album: { ref: 'album', id: 0 }, tags: [], regles: null }], 'p'),
    ).toEqual([]);
    expect(refTargetsOf(parties)).toEqual(['album', 'tag', 'critere']);
  });
});

describe('a list of one form', () => {
  const zones = list(
    {
      zone: choice([{ value: 'corps', label: 'Corps' }], { label: 'Zone', required: true }),
      bloc: reference({ label: 'Bloc', to: 'bloc' }),
    },
    { label: 'Zones', itemTitle: 'bloc' },
  );

  it('calls an item as its record is, and tells its choice', () => {
    const names = { bloc: { 4: 'Horaires' } };
    expect(titleOfItem(zones, { zone: 'corps', bloc: 4 }, names)).toBe('Horaires');
    expect(sentenceOfItem(zones, { zone: 'corps', bloc: 4 }, names)).toBe('Corps');
    expect(titleOfItem(zones, { zone: 'corps', bloc: 5 }, names)).toBe('');
  });

  it('is lines of words, unless something in it is a document', () => {
    expect([isDocument(zones), isDocument(parties)]).toEqual([false, true]);
    const album = ref({ label: 'Album', to: 'album' });
    expect(isDocument(list({ album }, { label: 'Albums', itemTitle: 'album' }))).toBe(true);
  });

  it('refers by numbers, which say nothing of what they are numbers of', () => {
    expect(referencesIn(zones, [{ zone: 'corps', bloc: 4 }], 'zones')).toEqual([
      { path: 'zones.0.bloc', to: 'bloc', id: 4 },
    ]);
    expect(refTargetsOf(zones)).toEqual([]);
  });
});

it('a reference is kept as its field keeps it', () => {
  const [bare, kept, needed]: Extract<Field, { readonly to: string }>[] = [
    reference({ label: 'Bloc', to: 'bloc' }),
    ref({ label: 'Bloc', to: 'bloc' }),
    ref({ label: 'Bloc', to: 'bloc', required: true }),
  ];
  expect([bare, kept, needed].map((field) => field && keptReference(field, 4))).toEqual([
    4,
    { ref: 'bloc', id: 4 },
    { ref: 'bloc', id: 4 },
  ]);
  expect([bare, kept, needed].map((field) => field && keptReference(field, null))).toEqual([
    null,
    null,
    { ref: 'bloc', id: 0 },
  ]);
});

it('an item that was written before its form was what it is has what the form gained, and not what it lost', () => {
  const old = { genre: 'galerie', album: { ref: 'album', id: 4 }, nombre: 3, colonnes: 2 };
  expect(valueOfNow(parties, [old])).toEqual([
    { genre: 'galerie', album: { ref: 'album', id: 4 }, tags: [], nombre: 3, ordre: 'nom', regles: null },
  ]);
  expect(sentenceOfItem(parties, old, {})).toBe('nom');
  expect(valueOfNow(parties, [{ genre: 'inconnu' }])).toEqual([{ genre: 'inconnu' }]);
});
