import { joursDeDroits, manquesDeMedia, manquesEnMots, mediaMontrable } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { plageDemandee } from './fichiers/plage.rules.ts';
import {
  dossierDeLEntree,
  dossierDeplace,
  dossierNet,
  mustBeComplete,
  orientationDe,
  statutTenu,
} from './media.rules.ts';

describe('a folder', () => {
  it.each([
    ['Été / Plages', 'Été/Plages'],
    ['/Été//Plages/', 'Été/Plages'],
    ['  ', ''],
    ['../secret', 'secret'],
    ['E\u0301te\u0301   à  la mer', 'Été à la mer'],
  ])('%j is written %j', (typed, kept) => expect(dossierNet(typed)).toBe(kept));

  it.each([
    ['lac.jpg', ''],
    ['Été/Plages /lac.jpg', 'Été/Plages'],
    ['./e\u0301te\u0301//a.jpg', 'été'],
    [`Été/${'x'.repeat(190)}/${'y'.repeat(20)}/a.jpg`, `Été/${'x'.repeat(190)}`],
    [`${'x'.repeat(201)}/a.jpg`, ''],
  ])('is the one that a file of an archive was in: %j', (nom, dossier) => expect(dossierDeLEntree(nom)).toBe(dossier));

  it('moves with what it holds, and nothing else does', () => {
    expect(dossierDeplace('Été/Plages', 'Été', 'Saisons/Été')).toBe('Saisons/Été/Plages');
    expect(dossierDeplace('Été', 'Été', '')).toBe('');
    expect(dossierDeplace('Été/Plages', 'Été', '')).toBe('Plages');
    expect(dossierDeplace('Étés', 'Été', 'Hiver')).toBeNull();
  });
});

describe('a media is shown', () => {
  const free = { statut: 'utilisable', supports: ['web', 'print'], droits: null, autorisations: [] } as const;
  const signed = (expireLe: string | null) => ({
    ...free,
    supports: [...free.supports],
    autorisations: [{ objet: 'Une personne', document: null, expireLe }],
  });
  const within = (du: string | null, au: string | null) => ({
    ...free,
    supports: [...free.supports],
    autorisations: [],
    droits: { du, au },
  });
  const plain = { ...within(null, null), droits: null };

  it('where its supports allow it, while it may be used', () => {
    expect(mediaMontrable(plain, 'web', '2026-07-14')).toBe(true);
    expect(mediaMontrable(plain, 'ecran', '2026-07-14')).toBe(false);
    expect(mediaMontrable({ ...plain, statut: 'a-valider' }, 'web', '2026-07-14')).toBe(false);
    expect(mediaMontrable({ ...plain, statut: 'restreint' }, 'web', '2026-07-14')).toBe(false);
  });

  it.each([
    ['2026-06-30', false],
    ['2026-07-01', true],
    ['2026-07-31', true],
    ['2026-08-01', false],
  ])('from the first to the last day of its rights: %s', (jour, shown) => {
    expect(mediaMontrable(within('2026-07-01', '2026-07-31'), 'web', jour)).toBe(shown);
  });

  it('until the day before an authorisation expires', () => {
    expect(mediaMontrable(signed('2026-07-14'), 'web', '2026-07-13')).toBe(true);
    expect(mediaMontrable(signed('2026-07-14'), 'web', '2026-07-14')).toBe(false);
    expect(mediaMontrable(signed(null), 'web', '2026-07-14')).toBe(true);
    expect(joursDeDroits({ ...signed('2026-03-01'), droits: { du: '2026-01-01', au: '2026-12-31' } })).toEqual({
      du: '2026-01-01',
      au: '2026-02-28',
    });
  });
});

describe('what a media lacks', () => {
  const photo = { genre: 'photo', alternatif: { fr: '', en: 'A lake' }, decorative: false, credit: '© Val' } as const;

  it('is words in one language at least for what is looked at, and a credit', () => {
    expect(manquesDeMedia(photo)).toEqual([]);
    expect(manquesDeMedia({ ...photo, alternatif: { fr: ' ' }, credit: ' ' })).toEqual(['alternatif', 'credit']);
    expect(manquesDeMedia({ ...photo, alternatif: {}, decorative: true })).toEqual([]);
    expect(manquesDeMedia({ ...photo, genre: 'audio', alternatif: {} })).toEqual([]);
    expect(manquesEnMots(['alternatif', 'credit'])).toBe('le texte alternatif et le crédit');
  });

  it('keeps it aside until it is there, whatever else is said of it', () => {
    expect(statutTenu('utilisable', false)).toBe('a-completer');
    expect(statutTenu('a-completer', true)).toBe('utilisable');
    expect([statutTenu('restreint', false), statutTenu('a-valider', true)]).toEqual(['restreint', 'a-valider']);
  });

  it('is refused of what may be seen already, and kept for later of what is new', () => {
    expect(mustBeComplete(null, 'utilisable')).toBe(false);
    expect(mustBeComplete('utilisable', 'utilisable')).toBe(true);
    expect(mustBeComplete('a-completer', 'utilisable')).toBe(true);
    expect(mustBeComplete('a-completer', 'a-completer')).toBe(false);
  });
});

it('a picture lies, stands, or is square within a little', () => {
  expect([
    orientationDe(1_600, 900),
    orientationDe(900, 1_600),
    orientationDe(1_000, 1_010),
    orientationDe(null, null),
  ]).toEqual(['paysage', 'portrait', 'carre', null]);
});

it.each([
  [undefined, null],
  ['bytes=0-99', { debut: 0, fin: 99 }],
  ['bytes=900-', { debut: 900, fin: 999 }],
  ['bytes=-100', { debut: 900, fin: 999 }],
  ['bytes=990-2000', { debut: 990, fin: 999 }],
  ['bytes=1000-', 'impossible'],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
])('of a file of 1,000 bytes, the range %j is %j', (header, expected) => {
  expect(plageDemandee(header, 1_000)).toEqual(expected);
});
