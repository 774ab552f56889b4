import { PAGES } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { screenOf } from './screens.ts';

const generic = { list: () => null, form: () => null };
const Own = () => null;

function pageOf(id: string) {
  const placed = PAGES.find(({ page }) => page.id === id);
  if (!placed) throw new Error(`no page ${id}`);
  return placed.page;
}

describe('the screen of a page', () => {
  it('is the generic list or form, where the page is one of a resource', () => {
    expect(screenOf(pageOf('reglages.tags.list'), {}, generic)).toBe(generic.list);
    expect(screenOf(pageOf('reglages.tags.create'), {}, generic)).toBe(generic.form);
    expect(screenOf(pageOf('reglages.tags.edit'), {}, generic)).toBe(generic.form);
  });

  it('is the one made by hand, where there is one', () => {
    expect(screenOf(pageOf('reglages.tags.list'), { 'reglages.tags.list': Own }, generic)).toBe(Own);
  });

  it('is missing where the page is only declared', () => {
    expect(screenOf(pageOf('superadmin.gestion'), {}, generic)).toBeUndefined();
    expect(screenOf(pageOf('reglages.tags.list'), {})).toBeUndefined();
  });
});
