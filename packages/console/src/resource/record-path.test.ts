import { critere, modalite, objet, openingOf, tag } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { createPath, recordPath } from './record-path.ts';

describe('the address of a record', () => {
  it('is its form, and that of a new one beside it', () => {
    expect(recordPath(tag, 3)).toBe('/reglages/tags/edit/3');
    expect(openingOf(tag, 3)).toEqual({ kind: 'edit', path: '/reglages/tags/edit/3' });
    expect(createPath(tag)).toBe('/reglages/tags/create');
  });

  it('is its sheet, where nobody makes such records', () => {
    expect(openingOf(objet, 3)).toEqual({ kind: 'view', path: '/catalogue/view/3' });
    expect(recordPath(critere, 3)).toBe('/administration/criteres/view/3');
    expect(createPath(objet)).toBeNull();
  });

  it('is none, where records are only shown with others', () => {
    expect(openingOf(modalite, 3)).toBeNull();
  });
});
