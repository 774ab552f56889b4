import { findPage, listedById, PAGES } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { readAddress } from '../../../resource/list/state/list-address.ts';
import { RACCOURCIS } from './accueil.raccourcis.ts';
import { MOTS } from './accueil.words.ts';

const JOUR = '2026-07-14';
/** Looks of a list that its own screen knows. */
const AFFICHAGES = ['expires', 'bientot'];
/** The screens that read their addresses themselves. */
const ON_THEIR_OWN = ['/mediatheque/completer', '/calendrier/index', '/catalogue/qualite'];

describe('the home page', () => {
  it.each(RACCOURCIS.map(({ label, to }) => [label, to]))('« %s » leads to a page', (_, to) => {
    expect(findPage(PAGES, to)).toBeDefined();
  });

  it.each(Object.entries(MOTS).map(([id, { to }]) => [id, to({ jour: JOUR })]))(
    '%s leads to a list that understands what it is asked: %s',
    (_, to) => {
      const { pathname: path, search } = new URL(to, 'https://bridge.example');
      const page = findPage(PAGES, path)?.page;
      expect(page).toBeDefined();
      const resource = listedById(page?.resource ?? '');
      if (resource === undefined) {
        expect(ON_THEIR_OWN).toContain(path);
        return;
      }
      const rows = resource.kind === 'collection' ? 'kept' : 'read';
      expect(readAddress(search, resource.fields, AFFICHAGES, rows).ignored).toEqual([]);
      expect(search).not.toBe('');
    },
  );
});
