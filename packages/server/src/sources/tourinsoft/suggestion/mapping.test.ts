import { CODES_CIBLES } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { famillesDe, readNom } from '../../clean/mots.ts';
import { FAITS } from '../../testing/locataires/faits.ts';
import { NOMMAGES } from '../../testing/locataires/locataire.ts';
import { communesDEssai, confirmeeOf, mesureOf } from '../../testing/locataires/mesure.ts';
import { nomInconnu } from '../../testing/locataires/noms.ts';
import { hasard } from '../../testing/locataires/valeurs.ts';
import { cibleParNom } from './vocabulaire.ts';

const communes = communesDEssai();

function share(inconnus: number, fournisseur?: number) {
  const options = { fiches: 30, inconnus, ...(fournisseur === undefined ? {} : { fournisseur }) };
  const earlier = fournisseur === undefined ? [] : [confirmeeOf(7, communes, options)];
  const totals = { champs: 0, justes: 0, faux: 0 };
  for (let graine = 1000; graine < 1012; graine += 1) {
    const mesure = mesureOf(graine, communes, { ...options, earlier });
    totals.champs += mesure.champs;
    totals.justes += mesure.justes;
    totals.faux += mesure.faux;
  }
  return { justes: totals.justes / totals.champs, faux: totals.faux / totals.champs };
}

/** Tenants whose names all say nothing. */
let inconnue: ReturnType<typeof share> | undefined;
const shareInconnue = () => {
  inconnue ??= share(1);
  return inconnue;
};

describe('the mapping of tenants that nobody has seen', () => {
  it('is right for nine fields in ten, and wrong for hardly any, when a third of their names say nothing', () => {
    const { justes, faux } = share(0.3);
    expect(justes).toBeGreaterThanOrEqual(0.9);
    expect(faux).toBeLessThanOrEqual(0.03);
  });

  it('rests on what the values are where no name says anything', () => {
    const { justes, faux } = shareInconnue();
    expect(justes).toBeGreaterThanOrEqual(0.9);
    expect(faux).toBeLessThanOrEqual(0.03);
  });

  it('finds nearly everything where people confirmed the mapping of another tenant of the same vendor', () => {
    const [alone, after] = [shareInconnue(), share(1, 42)];
    expect(after.justes).toBeGreaterThan(alone.justes);
    expect(after.faux).toBeLessThanOrEqual(0.03);
  });

  it('is measured with names that no rule holds', () => {
    const h = hasard(1);
    const held: unknown[] = [];
    for (let count = 0; count < 2_000; count += 1) {
      const label = nomInconnu(h);
      for (const nameOf of NOMMAGES) {
        const familles = [...readNom(nameOf(label)).familles].filter((famille) => famille !== 'vide');
        const cible = cibleParNom(nameOf(label));
        if (familles.length > 0 || cible !== undefined) held.push([nameOf(label), familles, cible]);
      }
    }
    expect(held).toEqual([]);
  });

  it('is measured against targets that exist', () => {
    for (const { cibles } of FAITS) for (const cible of cibles) expect(CODES_CIBLES).toContain(cible);
  });
});

describe('the name of a field', () => {
  it.each([
    ['AdresseComplement2', ['adresse', 'complement', '2']],
    ['nomdelamanifestation', ['nom', 'de', 'la', 'manifestation']],
    ['FMA_DATE_DEBUT', ['fma', 'date', 'debut']],
    ['TELMOBCOMPLET', ['tel', 'mob', 'complet']],
    ['VISITE', ['visite']],
  ])('%s is made of %j', (champ, parties) => {
    expect(readNom(champ).parties).toEqual(parties);
  });

  it('says its language and its number', () => {
    expect(readNom('DESCRIPTIF_EN').langue).toBe('en');
    expect(readNom('Photo2').rang).toBe('2');
  });

  it('is not taken for what it merely begins like', () => {
    expect(famillesDe('guideesurdemande')).toEqual([]);
    expect(famillesDe('reservations')).toContain('reservation');
  });
});
