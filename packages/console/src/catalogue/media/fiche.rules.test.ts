import { describe, expect, it } from 'vitest';
import { corpsDe, FICHE_VIDE, ficheDe, isGardable, manqueEnMots, manquesDe, titreDeFichier } from './fiche.rules.ts';
import { analyseOf } from './testing/medias.ts';

describe('a file that was given', () => {
  it('is called by what it says of itself, else by its name', () => {
    const analyse = analyseOf(1, 'plage_de_Saint-Malo.jpg');
    expect(ficheDe(analyse).titre).toBe('Plage de Saint-Malo');
    expect(ficheDe({ ...analyse, lu: { ...analyse.lu, titre: 'Le lac' } }).titre).toBe('Le lac');
    expect(titreDeFichier('IMG_2034.jpeg')).toBe('IMG 2034');
  });

  it('is no media without a title, a credit, and words for who does not see it', () => {
    expect(manqueEnMots(manquesDe(FICHE_VIDE, 'photo'))).toBe('Il manque le titre, le texte alternatif et le crédit.');
    expect(manqueEnMots(manquesDe({ ...FICHE_VIDE, titre: 'Guide', credit: '© Val' }, 'document'))).toBeNull();
    expect(manquesDe({ ...FICHE_VIDE, supports: [] }, 'audio').supports).toBeTruthy();
    expect(manquesDe({ ...FICHE_VIDE, decorative: true }, 'photo').alternatif).toBeUndefined();
  });

  it('is kept with a title alone, to be completed', () => {
    expect(isGardable(manquesDe({ ...FICHE_VIDE, titre: 'Le lac' }, 'photo'))).toBe(true);
    expect(isGardable(manquesDe(FICHE_VIDE, 'photo'))).toBe(false);
  });

  it('becomes a media in the first language of the instance, with what was read in it', () => {
    const analyse = analyseOf(1, 'lac.jpg');
    const read = { ...analyse, lu: { ...analyse.lu, auteur: 'Anne', commune: 'Valbrune', objets: [7] } };
    const fiche = { ...FICHE_VIDE, titre: ' Le lac ', alternatif: '', credit: '© Val', dossier: 'Été' };
    expect(corpsDe(read, fiche, 'en')).toMatchObject({
      fichier: analyse.fichier,
      titre: { en: 'Le lac' },
      alternatif: {},
      credit: '© Val',
      dossier: 'Été',
      auteur: 'Anne',
      commune: 'Valbrune',
      objets: [7],
    });
  });
});
