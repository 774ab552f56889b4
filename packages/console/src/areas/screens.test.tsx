import { PAGES } from '@bridge/contract';
import { expect, it } from 'vitest';
import { screenOf } from '../app/screens.ts';
import { screens } from './screens.ts';

it('every page that the product declares is drawn', () => {
  const generic = { list: () => null, form: () => null };
  const shown = PAGES.filter(({ page }) => page.layout === 'shell');
  const missing = shown.filter(({ page }) => screenOf(page, screens, generic) === undefined);
  expect(missing.map(({ page }) => page.path)).toEqual([]);
  expect(shown.length).toBeGreaterThan(100);
});
