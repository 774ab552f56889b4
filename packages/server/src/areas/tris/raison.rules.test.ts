import type { CleDeTri } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { contexteAt } from '../../catalogue/regle/contexte.ts';
import { objetDe } from '../../catalogue/regle/testing/objet-indexe.ts';
import { raisonDe } from './raison.rules.ts';

const contexte = contexteAt(new Date('2026-11-15T11:00:00.000Z'), {
  etendues: new Map([['modalite 4', [4, 5]]]),
  criteres: new Map(),
  positions: new Map(),
  profils: new Set(),
  champsPublics: new Set(),
  scope: { kind: 'system', reason: 'tests' },
});
const NOMS = { modalite: { '4': 'Terrasse' } };
const raison = (cle: CleDeTri, objet = objetDe()) => raisonDe(cle, objet, contexte, NOMS);

describe('why an objet stands where it does', () => {
  it('is said by the word that it has, or one that means the same', () => {
    const cle = { genre: 'modalites', modalites: [{ ref: 'modalite', id: 4 }] } as const;
    expect(raison({ ...cle, modalites: [...cle.modalites] }, objetDe({ modalites: [5] }))).toBe('Terrasse');
    expect(raison({ ...cle, modalites: [...cle.modalites] })).toBe('aucune des modalités');
  });

  it('is said by its place in an order made by hand', () => {
    const objets = [9, 1].map((id) => ({ ref: 'objet' as const, id }));
    expect(raison({ genre: 'manuel', objets })).toBe('placé en position 2 à la main');
    expect(raison({ genre: 'manuel', objets }, objetDe({ id: 3 }))).toBe('non placé à la main');
  });

  it('is said by the draw, or by the rotation', () => {
    expect(raison({ genre: 'aleatoire', graine: 'jour' })).toBe('tirage du jour');
    expect(raison({ genre: 'rotation' })).toBe('rotation du jour');
  });

  it('is said by its dates', () => {
    const cle = { genre: 'champ', champ: 'prochaineDate', sens: 'croissant', videsEnDernier: true } as const;
    expect(raison(cle, objetDe({ prochaineDate: '2026-12-01' }))).toBe('prochaine date\u00a0: 1er décembre 2026');
    expect(raison(cle)).toBe('aucune date à venir');
    // At noon, a time of the morning is over.
    const indexe = { indexeLe: '2026-11-15', prochaineDate: '2026-11-15' };
    const matin = [600, 660] as const;
    const lendemain = [1_440 + 600, 1_440 + 660] as const;
    expect(raison(cle, objetDe({ ...indexe, seances: [matin, lendemain] }))).toMatch(/: 16 novembre 2026$/);
    // Over for good, it stands among those of today.
    expect(raison(cle, objetDe({ ...indexe, seances: [matin] }))).toMatch(/: 15 novembre 2026$/);
  });
});
