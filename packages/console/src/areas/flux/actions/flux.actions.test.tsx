import { fluxLei } from '@bridge/contract';
import { expect, it } from 'vitest';
import { fluxOf } from '../testing/flux.ts';
import { leiActions } from './flux.actions.tsx';

it('a feed that is merely shared is neither tested nor imported from the list', () => {
  const shown = (modifiable?: boolean) =>
    leiActions.rowActions
      ?.filter(({ applies }) => applies?.(fluxOf(fluxLei, modifiable === undefined ? {} : { modifiable })) ?? true)
      .map(({ id }) => id);
  expect(shown()).toEqual(['tester', 'importer']);
  expect(shown(false)).toEqual([]);
});
