import type { Ligne } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { fileNameOf, fromFile, toFile } from './lignes.file.ts';

const LIGNES: Ligne[] = [
  { champ: 'SyndicObjectName', cible: 'nom', langue: 'fr' },
  { champ: 'Photos', cible: 'medias', separateurs: { lignes: '#', colonnes: '|' }, colonnes: ['url', 'credit'] },
];

describe('a mapping in a file', () => {
  it('comes back as it left', () => {
    expect(fromFile(toFile('Gîtes', LIGNES))).toEqual({ kind: 'read', lignes: LIGNES });
  });

  it('has a name that every system takes', () => {
    expect(fileNameOf('Gîtes de l’Étang')).toBe('correspondance-gites-de-l-etang.json');
    expect(fileNameOf('')).toBe('correspondance.json');
  });

  it('is refused whole when it is something else, or when one line does not suit', () => {
    expect(fromFile('{"lignes":[]}')).toMatchObject({ kind: 'refused' });
    expect(fromFile('pas du JSON')).toMatchObject({ kind: 'refused' });
    const wrong = JSON.stringify({ type: 'bridge.correspondance', lignes: [LIGNES[0], { champ: 'X', cible: 'lune' }] });
    expect(fromFile(wrong)).toMatchObject({ kind: 'refused', reason: expect.stringContaining('La ligne 2') });
  });
});
