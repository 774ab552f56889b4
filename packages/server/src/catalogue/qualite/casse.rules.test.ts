import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nomLisible } from './casse.rules.ts';

describe('a name all in capitals', () => {
  it.each([
    ['LE MOULIN DE L’ÉTANG', 'Le Moulin de l’Étang'],
    ["L'AUBERGE D'OR", "L'Auberge d'Or"],
    ['FÊTE DE LA SAINT-JEAN', 'Fête de la Saint-Jean'],
    ['CHÂTEAU DE MALBRUME-LÈS-BAINS', 'Château de Malbrume-lès-Bains'],
    ['MUSÉE DU XIXE SIÈCLE', 'Musée du XIXe Siècle'],
    ['HÔTEL FRANÇOIS IER', 'Hôtel François Ier'],
    ['PLACE LOUIS XIV', 'Place Louis XIV'],
    ['HENRI II ET CATHERINE', 'Henri II et Catherine'],
    ['LOCATION DE VTT ET BMX', 'Location de VTT et BMX'],
    ['SITE UNESCO DES CAUSSES', 'Site UNESCO des Causses'],
    ['FERME A.O.C. DU VAL', 'Ferme A.O.C. du Val'],
    ['GR5 : LA GRANDE TRAVERSÉE', 'GR5 : La Grande Traversée'],
    ['LA 1ÈRE NUIT', 'La 1ère Nuit'],
    ['LE 2E BAL', 'Le 2e Bal'],
    ['CHEZ MARIE (LA TABLE)', 'Chez Marie (La Table)'],
    ['ST JEAN DU GARD', 'St Jean du Gard'],
    ['SOIRÉE DJ AU BORD DE L’EAU', 'Soirée DJ au Bord de l’Eau'],
    ['JUSQU’À L’AUBE', 'Jusqu’à l’Aube'],
    ['ÇA BRÛLE ENCORE', 'Ça Brûle Encore'],
    ['CŒUR DE VILLAGE', 'Cœur de Village'],
    ['HÔTEL ET SPA DU LAC', 'Hôtel et Spa du Lac'],
    ['MARCHÉ BIO DU SAMEDI', 'Marché Bio du Samedi'],
    ['POUR CE SOIR', 'Pour Ce Soir'],
    ['CIVIL ET MIXTE', 'Civil et Mixte'],
  ])('%s is shown as %s', (written, shown) => {
    expect(nomLisible(written)).toBe(shown);
  });

  it.each(['Le Moulin', 'MJC', 'OT', 'A 380', 'iPhone PARTY', '', '1234 5678'])(
    'not « %s », which is left as it is',
    (nom) => {
      expect(nomLisible(nom)).toBe(nom);
    },
  );

  it('keeps its letters, whatever they are, and set once it stays', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const nom = text.toUpperCase();
        const shown = nomLisible(nom);
        expect(shown.toLowerCase()).toBe(nom.toLowerCase());
        expect(nomLisible(shown)).toBe(shown);
      }),
    );
  });
});
