import { entite, tag, utilisateur } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { bulkKinds, changeableFields, taking } from './bulk.rules.ts';

const ALL = { create: true, edit: true, remove: true };
const names = (resource: Parameters<typeof changeableFields>[0]) => changeableFields(resource).map(([name]) => name);

describe('what may be done to many records at once', () => {
  it('depends on whether they are active, archived or thrown away', () => {
    expect(bulkKinds(entite, 'actif', ALL)).toEqual(['change', 'tag', 'duplicate', 'archive', 'remove']);
    expect(bulkKinds(entite, 'archive', ALL)).toEqual(['unarchive', 'remove']);
    expect(bulkKinds(entite, 'corbeille', ALL)).toEqual(['restore']);
  });

  it('depends on the rights of the person', () => {
    expect(bulkKinds(entite, 'actif', { create: false, edit: false, remove: false })).toEqual([]);
    expect(bulkKinds(entite, 'actif', { ...ALL, remove: false })).not.toContain('remove');
  });

  it('leaves out tags where a record has none', () => {
    expect(bulkKinds(tag, 'actif', ALL)).not.toContain('tag');
  });

  it('puts a tag on or takes it off, never both', () => {
    const added = taking({ addTags: [], removeTags: [3, 4] }, 'addTags', [4, 5]);
    expect(added).toEqual({ addTags: [4, 5], removeTags: [3] });
    expect(taking(added, 'removeTags', [3, 5])).toEqual({ addTags: [4], removeTags: [3, 5] });
  });

  it('never sets what names a record, what must differ, or what the server notes', () => {
    expect(names(tag)).toEqual([
      'partage',
      'parent',
      'selection',
      'entiteId',
      'publique',
      'portee',
      'couleur',
      'picto',
      'famille',
      'description',
      'notesInternes',
    ]);
    expect(names(utilisateur)).not.toContain('username');
    expect(names(utilisateur)).not.toContain('email');
    expect(names(utilisateur)).not.toContain('derniereConnexion');
  });
});
