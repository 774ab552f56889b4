import type { ChampDecouvert, Ligne } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { colonnesOf, withRole } from './colonnes.rules.ts';

const photos: ChampDecouvert = {
  champ: 'Photos',
  type: 'media',
  exemples: ['a.jpg|Le lac|Atelier Dune#b.jpg|La plage|'],
  remplissage: 80,
  distinctes: 2,
};
const ligne: Ligne = { champ: 'Photos', cible: 'medias', separateurs: { lignes: '#', colonnes: '|' } };

describe('the columns of a line', () => {
  it('are those of its first example, with what is in them', () => {
    const columns = colonnesOf(ligne, photos);
    expect(columns.map(({ sample }) => sample)).toEqual(['a.jpg', 'Le lac', 'Atelier Dune']);
    expect(withRole(ligne, photos, columns, { key: '2', role: 'credit' })).toEqual(['ignorer', 'ignorer', 'credit']);
  });

  it('of a sub-table go by their names', () => {
    const table: ChampDecouvert = { ...photos, type: 'table', colonnes: ['Url', 'Credit'], exemples: [] };
    const columns = colonnesOf({ champ: 'Photos', cible: 'medias' }, table);
    expect(withRole(ligne, table, columns, { key: 'Url', role: 'url' })).toEqual({ Url: 'url', Credit: 'ignorer' });
  });

  it('that the mapping names stay, whatever the feed shows today', () => {
    expect(colonnesOf({ ...ligne, colonnes: ['url', 'titre', 'credit', 'licence'] }, undefined)).toHaveLength(4);
  });
});
