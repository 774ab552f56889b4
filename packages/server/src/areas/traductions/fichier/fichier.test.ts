import { describe, expect, it } from 'vitest';
import { COLONNES, readCsv } from './csv.ts';
import { FichierIllisible } from './segment.ts';
import { readXliff, writeXliff } from './xliff.ts';

const SORTI = {
  ligne: 12,
  nom: 'Le Lac & l’Île',
  champ: 'Descriptif court',
  etat: 'manquante',
  francais: 'Au <b>bord</b> du lac\u0007,\n  2 < 3',
  traduction: '',
} as const;

const refusal = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof FichierIllisible) return error.message;
    throw error;
  }
  return 'read';
};

describe('an XLIFF 2 file', () => {
  it('comes back as it left, whatever its texts hold', () => {
    const file = writeXliff([SORTI, { ...SORTI, ligne: 13, etat: 'a_jour', traduction: 'By the <b>lake</b>' }], 'en');
    expect(file).toContain('srcLang="fr" trgLang="en"');
    expect(file).toContain('state="final"');
    expect(readXliff(file)).toEqual([
      { ou: 'unité t12', ligne: 12, langue: 'en', francais: 'Au <b>bord</b> du lac,\n  2 < 3', traduction: '' },
      {
        ou: 'unité t13',
        ligne: 13,
        langue: 'en',
        francais: 'Au <b>bord</b> du lac,\n  2 < 3',
        traduction: 'By the <b>lake</b>',
      },
    ]);
  });

  it('is refused in words where it is hostile, or none', () => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><xliff version="2.0" trgLang="en">&b;</xliff>';
    expect(refusal(() => readXliff(bomb))).toMatch(/DOCTYPE/);
    expect(refusal(() => readXliff('<xliff version="2.0" trgLang="en"><file>'))).toMatch(/pas un fichier XML lisible/);
    expect(refusal(() => readXliff('<html><p>Bonjour</p></html>'))).toMatch(/pas de l’XLIFF/);
    expect(refusal(() => readXliff('<xliff version="1.2"></xliff>'))).toMatch(/XLIFF 2/);
    expect(refusal(() => readXliff('<xliff version="2.0" trgLang="xx"></xliff>'))).toMatch(/langue cible/);
    expect(refusal(() => readXliff('<xliff version="2.0" trgLang="en">&inconnue;</xliff>'))).toMatch(/XML lisible/);
    const many = Array.from({ length: 5_001 }, (_, rang) => `<unit id="t${rang + 1}"></unit>`).join('');
    expect(refusal(() => readXliff(`<xliff version="2.0" trgLang="en">${many}</xliff>`))).toMatch(
      /plus de 5000 textes/,
    );
  });

  it('says which line was changed by hand', () => {
    const file =
      '<xliff version="2.0" trgLang="en-GB"><unit id="1; DROP"><source>Un</source><target>One</target></unit></xliff>';
    expect(readXliff(file)).toMatchObject([{ ligne: 0, langue: 'en' }]);
  });
});

describe('a CSV file', () => {
  const header = COLONNES.join(';');

  it('is read whichever separator a spreadsheet used, without the quote that kept a formula from running', () => {
    const cells = ['12', 'en', 'Le Lac', 'Descriptif court', "'=Au bord", "'-By the lake"];
    const expected = [{ ou: 'ligne 2', ligne: 12, langue: 'en', francais: '=Au bord', traduction: '-By the lake' }];
    expect(readCsv(`\ufeff${header}\r\n${cells.join(';')}\r\n`)).toEqual(expected);
    expect(readCsv(`${COLONNES.join('\t')}\n${cells.join('\t')}\n`)).toEqual(expected);
  });

  it('is refused in words where it is not one of ours', () => {
    expect(refusal(() => readCsv('a;b\n1;2'))).toMatch(/manque des colonnes.*Ligne/);
    expect(refusal(() => readCsv(`${header}\n1;klingon;x;y;z;t`))).toMatch(/Ligne 2.*klingon.*n’est pas une langue/);
    expect(refusal(() => readCsv(`${header}\n"1;en`))).toMatch(/pas un fichier CSV lisible/);
  });
});
