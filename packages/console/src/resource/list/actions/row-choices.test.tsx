import { forRoles, NOBODY } from '@bridge/contract';
import { describe, expect, it, vi } from 'vitest';
import { type RowMeans, rowChoices } from './row-choices.ts';
import { isForNobody } from './use-rights.ts';

const acts = {
  duplicate: vi.fn(),
  archive: vi.fn(),
  restore: vi.fn(),
  bringBack: vi.fn(),
  refresh: async () => undefined,
};
const means = (changes: Partial<RowMeans> = {}): RowMeans => ({
  etat: 'actif',
  rights: { create: false, edit: true, remove: false },
  limitOn: () => null,
  acts,
  remove: vi.fn(),
  openingOf: (id) => ({ kind: 'view', path: `/x/view/${id}` }),
  extra: [],
  runExtra: vi.fn(),
  ...changes,
});
const labels = (changes?: Partial<RowMeans>) =>
  rowChoices({ id: 3, version: 1 }, means(changes)).map(({ label }) => label);

describe('what may be done with a row', () => {
  it('is to look at it, where records have a sheet and no form', () => {
    expect(labels()[0]).toBe('Consulter');
    expect(labels({ openingOf: (id) => ({ kind: 'edit', path: `/x/edit/${id}` }) })[0]).toBe('Modifier');
  });

  it('is not to open it, where records have no page', () => {
    expect(labels({ openingOf: () => null })).toEqual(['Archiver']);
  });

  it('is to look at one that takes the rights of the role away', () => {
    const limitOn = () => ({ without: ['create', 'edit', 'remove'], reason: 'Au-dessus de vous.' }) as const;
    const rights = { create: true, edit: true, remove: true };
    const openingOf = (id: number) => ({ kind: 'edit', path: `/x/edit/${id}` }) as const;
    expect(labels({ rights, openingOf })).toEqual(['Modifier', 'Dupliquer', 'Archiver', 'Mettre à la corbeille']);
    expect(labels({ rights, openingOf, limitOn })).toEqual(['Consulter']);
  });

  it('tells what nobody may do from what this person may not', () => {
    expect(isForNobody(NOBODY)).toBe(true);
    expect(isForNobody(forRoles(['ROLE_SUPER_ADMIN']))).toBe(false);
  });
});
