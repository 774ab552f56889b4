import {
  codePersonnalise,
  critere,
  entite,
  ficheWeb,
  gabaritListe,
  listeWeb,
  modalite,
  type Resource,
  scoring,
  selection,
  site,
  tag,
  type,
  utilisateur,
} from '@bridge/contract';
import { expect, it } from 'vitest';
import { CATALOGUE, isHidden, publishedKeys, savedKeyOf } from './changements.rules.ts';

const RESSOURCES: readonly Resource[] = [type, critere, modalite, tag, scoring, entite];

it.each(RESSOURCES)('every page rests on a $id', (resource) => expect(savedKeyOf(resource, 4)).toBe(CATALOGUE));

it('a record has the key that its resource declares, and none where no output is made of it', () => {
  expect(savedKeyOf(selection, 9)).toBe('selection:9');
  expect(savedKeyOf(gabaritListe, 9)).toBe('gabarits');
  expect(savedKeyOf(utilisateur, 9)).toBeUndefined();
  expect(savedKeyOf(listeWeb, 9)).toBeUndefined();
});

it('what is published changes the start of every site that it is or was on, once', () => {
  const record = { id: 7, version: 1, sites: [1, 2] };
  expect(publishedKeys(listeWeb, record, [2, 3], undefined)).toEqual([
    'listeWeb:7',
    'sommaire:site:1',
    'sommaire:site:2',
    'sommaire:site:3',
  ]);
  expect(publishedKeys(ficheWeb, record)).toEqual(['ficheWeb:7']);
});

it('a site that is put away and a code that is switched off show nothing more, a sélection still does', () => {
  const there = { id: 1, version: 1, archiveLe: null, supprimeLe: null, actif: true };
  const archived = { ...there, archiveLe: '2026-11-15T12:00:00Z' };
  expect([there, archived].map((record) => isHidden(site, record))).toEqual([false, true]);
  expect([there, archived].map((record) => isHidden(selection, record))).toEqual([false, false]);
  expect([there, archived, { ...there, actif: false }].map((record) => isHidden(codePersonnalise, record))).toEqual([
    false,
    true,
    true,
  ]);
});
