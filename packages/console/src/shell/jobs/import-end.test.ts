import { objet, type } from '@bridge/contract';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { resourceKey } from '../../api/resource-key.ts';
import { GUIDE_KEY } from '../guide-key.ts';
import { refreshImported, writesCatalogue } from './import-end.ts';

describe('the end of a task', () => {
  it('is that of one that wrote the catalogue for imports, and for what changes objets or words by the thousand', () => {
    for (const kind of ['import', 'reclassement', 'identites', 'nomenclature'])
      expect(writesCatalogue({ type: kind, lien: null })).toBe(true);
    expect(writesCatalogue({ type: 'ecriture', lien: { ressource: 'importation', id: '4' } })).toBe(true);
    expect(writesCatalogue({ type: 'courriel', lien: null })).toBe(false);
  });

  it('makes lists and first steps ask again for what it wrote', () => {
    const queries = new QueryClient();
    const keys = [resourceKey(objet.id), resourceKey(type.id), GUIDE_KEY, [...GUIDE_KEY, 'import']];
    for (const key of keys) queries.setQueryData(key, 'known');
    refreshImported(queries);
    for (const key of keys) expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
  });
});
