import { describe, expect, it } from 'vitest';
import { analyseOf } from '../../../catalogue/media/testing/medias.ts';
import {
  aLancer,
  bilanDe,
  COMMUNS_VIDES,
  ficheDeLigne,
  isArchive,
  isComplete,
  isPrete,
  ligneDe,
  lue,
  resumeDe,
  suiteDe,
} from './depot.rules.ts';

const waiting = (cle: string) => ligneDe(cle, `${cle}.jpg`, { kind: 'archivee' });
const sending = (cle: string) => ({ ...waiting(cle), etat: { kind: 'envoi', percent: 10 } as const });

describe('files that are given together', () => {
  it('leave three at a time', () => {
    const lignes = [sending('a'), waiting('b'), waiting('c'), waiting('d')];
    expect(aLancer(lignes).map(({ cle }) => cle)).toEqual(['b', 'c']);
    expect(aLancer([sending('a'), sending('b'), sending('c'), waiting('d')])).toEqual([]);
  });

  it('keep what was typed while they were on their way', () => {
    const analyse = analyseOf(1, 'lac.jpg');
    const read = lue({ ...waiting('a'), titre: 'Mon lac' }, { ...analyse, lu: { ...analyse.lu, credit: '© Anne' } });
    expect(read).toMatchObject({ titre: 'Mon lac', credit: '© Anne' });
  });

  it('take the common credit where they have none', () => {
    const communs = { ...COMMUNS_VIDES, credit: '© Val', dossier: 'Été' };
    const bare = { ...lue(waiting('a'), analyseOf(1, 'lac.jpg')), alternatif: 'Un lac' };
    expect(isComplete(bare, COMMUNS_VIDES)).toBe(false);
    expect(isComplete(bare, communs)).toBe(true);
    expect(isPrete({ ...bare, alternatif: '' }, COMMUNS_VIDES)).toBe(true);
    expect(isPrete({ ...bare, titre: ' ' }, communs)).toBe(false);
    expect(ficheDeLigne(bare, communs)).toMatchObject({ credit: '© Val', dossier: 'Été', titre: 'Lac' });
    expect(ficheDeLigne({ ...bare, credit: '© Anne' }, communs).credit).toBe('© Anne');
  });

  it('are told in a few words', () => {
    const refused = { ...waiting('r'), etat: { kind: 'refus', raison: '', mayResume: false } as const };
    const read = lue(waiting('l'), analyseOf(1, 'lac.jpg'));
    expect(resumeDe([read, sending('a'), waiting('b'), refused])).toBe('1 fichier lu, 2 en cours, 1 refusé');
  });

  it('are to be completed after a save, where that is what they lack', () => {
    const refused = { ...waiting('r'), etat: { kind: 'refus', raison: '', mayResume: false } as const };
    const read = lue(waiting('l'), analyseOf(1, 'lac.jpg'));
    expect(suiteDe([refused, { ...read, titre: '' }], COMMUNS_VIDES)).toBe('Complétez les lignes qui restent.');
    expect(suiteDe([refused, sending('a')], COMMUNS_VIDES)).toContain('chaque ligne dit pourquoi');
    expect(suiteDe([sending('a')], COMMUNS_VIDES)).toBe('');
  });

  it('are told once saved, with how many are to be completed', () => {
    expect(bilanDe({ faits: 0, aCompleter: 0 })).toBe('Aucun média enregistré');
    expect(bilanDe({ faits: 1, aCompleter: 1 })).toBe('1 média enregistré, à compléter');
    expect(bilanDe({ faits: 12, aCompleter: 9 })).toBe('12 médias enregistrés, dont 9 à compléter');
    expect(bilanDe({ faits: 2, aCompleter: 0 })).toBe('2 médias enregistrés');
  });

  it('are opened when they are an archive', () => {
    expect(isArchive({ name: 'Été.ZIP', type: '' })).toBe(true);
    expect(isArchive({ name: 'lac.jpg', type: 'image/jpeg' })).toBe(false);
  });
});
