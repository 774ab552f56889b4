import { compteDeService, fournisseur, listJetons, loginCheck, tag, tri, utilisateur } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { reaches } from './jeton.rules.ts';

const ALL = ['view', 'create', 'edit', 'remove'] as const;

describe('a token', () => {
  it('reaches the calls of its verbs, on its resources', () => {
    const portees = [{ ressource: 'tag', verbes: ['view' as const] }];
    expect(reaches(portees, tag.calls.list)).toBe(true);
    expect(reaches(portees, tag.calls.export)).toBe(true);
    expect(reaches(portees, tag.calls.create)).toBe(false);
    expect(reaches(portees, tri.calls.list)).toBe(false);
  });

  it('needs every verb for what does several things', () => {
    expect(reaches([{ ressource: 'tag', verbes: ['edit', 'remove'] }], tag.calls.bulk)).toBe(false);
    expect(reaches([{ ressource: 'tag', verbes: [...ALL] }], tag.calls.bulk)).toBe(true);
    expect(
      reaches(
        [
          { ressource: 'tag', verbes: ['create'] },
          { ressource: 'tag', verbes: ['edit'] },
        ],
        tag.calls.import,
      ),
    ).toBe(true);
  });

  it('reaches nothing that is no call of a resource: least of all what opens accounts or makes tokens', () => {
    const portees = [{ ressource: 'utilisateur', verbes: [...ALL] }];
    for (const endpoint of [listJetons, loginCheck]) expect(reaches(portees, endpoint)).toBe(false);
    for (const { id, calls } of [fournisseur, compteDeService, utilisateur])
      expect(reaches([{ ressource: id, verbes: [...ALL] }], calls.update)).toBe(false);
  });
});
