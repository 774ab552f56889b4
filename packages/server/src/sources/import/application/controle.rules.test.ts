import { documentVide, type Periode } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { controlled } from './controle.rules.ts';

const source = { identifiant: '1', autresIdentifiants: [], etat: 'publie' } as const;
const periode = (du: string, chaqueAnnee = false): Periode => ({ du, chaqueAnnee, regle: 'quotidien', creneaux: [] });

function checked(periodes: Periode[], publierSansDate = true) {
  const document = { ...documentVide(), typeBridge: 'evenement' as const };
  document.ouverture.periodes = periodes;
  return controlled(
    { document, source: { ...source, autresIdentifiants: [] }, avertissements: [] },
    { publierSansDate },
  );
}

describe('what reads well and cannot be right', () => {
  it('is told of an absurd year, which is kept as said', () => {
    const { document, avertissements } = checked([periode('2202-12-04')]);
    expect(document.ouverture.periodes[0]?.du).toBe('2202-12-04');
    expect(avertissements).toMatchObject([{ chemin: 'ouverture', valeur: '2202-12-04' }]);
  });

  it('is not told of a year that means nothing', () => {
    expect(checked([periode('2202-12-04', true)]).avertissements).toEqual([]);
  });

  it('is told of an event without a date, which stays published or not as the instance says', () => {
    const stays = checked([]);
    expect(stays.source.etat).toBe('publie');
    expect(stays.avertissements[0]?.message).toMatch(/^Événement sans date/);
    expect(checked([], false).source.etat).toBe('masque');
    expect(checked([periode('2026-05-01')], false).source.etat).toBe('publie');
  });
});
