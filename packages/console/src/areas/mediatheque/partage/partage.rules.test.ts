import { describe, expect, it } from 'vitest';
import { etatDuLien, phraseDuLien } from '../../common/liens/lien-partage.rules.ts';
import { titreDuPartage } from './partage.rules.ts';

const NOW = new Date('2026-11-15T10:00:00Z');
const partage = {
  id: 1,
  nombre: 2,
  titres: ['Le lac', 'Le col'],
  par: 'Anne Roche',
  creeLe: '2026-11-13T10:00:00Z',
  expireLe: '2026-11-20T10:00:00Z',
  revoqueLe: null,
};

describe('a link to some media', () => {
  it('is called by what it shows', () => {
    expect(titreDuPartage(partage)).toBe('Le lac, Le col');
    expect(titreDuPartage({ ...partage, nombre: 3 })).toBe('Le lac, Le col et 1\u00a0autre');
    expect(titreDuPartage({ ...partage, nombre: 12 })).toBe('Le lac, Le col et 10\u00a0autres');
    expect(titreDuPartage({ ...partage, nombre: 2, titres: [] })).toMatch(/^2.médias$/);
  });

  it('is open until it expires, or is revoked', () => {
    expect(etatDuLien(partage, NOW)).toBe('ouvert');
    expect(etatDuLien(partage, new Date(partage.expireLe))).toBe('expire');
    expect(etatDuLien({ ...partage, revoqueLe: '2026-11-14T10:00:00Z' }, NOW)).toBe('revoque');
  });

  it('is told with who shared it, and until when', () => {
    expect(phraseDuLien(partage, NOW)).toMatch(/^Par Anne Roche, il y a 2 jours\. Ouvert jusqu’au 20 novembre 2026 à/);
    const cut = { ...partage, par: '', revoqueLe: '2026-11-14T10:00:00Z' };
    expect(phraseDuLien(cut, NOW)).toBe('Partagé il y a 2 jours. Révoqué il y a 1 jour.');
  });
});
