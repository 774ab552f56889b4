import { describe, expect, it } from 'vitest';
import { legende } from '../editions/legende.resource.ts';
import { mediatag } from '../reglages/mediatag.resource.ts';
import { adresseEnMots, avecTexte, RESSOURCES_TRADUITES, textesDuRecord } from './record.rules.ts';

const RECORD = {
  titre: { fr: 'Légende' },
  groupes: [
    { nom: { fr: 'Services', en: 'Services' }, code: 'groupe-1' },
    { nom: { fr: 'Confort' }, code: 'groupe-2' },
  ],
  entrees: [],
};

describe('the texts of a legend', () => {
  it('are in the ledger, the names of its groups among them, each once', () => {
    expect(RESSOURCES_TRADUITES).toContain(legende);
    expect(textesDuRecord(legende.fields, RECORD).map(({ champ }) => champ)).toEqual([
      'titre',
      'groupes.0.nom',
      'groupes.1.nom',
    ]);
    expect(adresseEnMots(legende.fields, 'groupes.1.nom')).toBe('Groupes 2\u00a0› Nom');
  });

  it('take a translation where they stand', () => {
    expect(avecTexte(legende.fields, RECORD, 'groupes.1.nom', ['en', 'Comfort'])).toEqual({
      groupes: [RECORD.groupes[0], { nom: { fr: 'Confort', en: 'Comfort' }, code: 'groupe-2' }],
    });
  });
});

describe('the words of sources and of the console', () => {
  it('are in no ledger, whatever else their record says', () => {
    const ids = RESSOURCES_TRADUITES.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(['objet', 'type', 'critere', 'modalite', 'champ', 'mediatag'].filter((id) => ids.includes(id))).toEqual([]);
    expect(textesDuRecord(mediatag.fields, { libelle: { fr: 'Plage' } })).toEqual([]);
  });
});
