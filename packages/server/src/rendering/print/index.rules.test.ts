import { expect, it } from 'vitest';
import type { FicheTiree } from './fiche.imprimee.ts';
import { entreesDIndex } from './index.rules.ts';
import { ficheDEssai } from './testing/document.ts';

const fiche = (objet: number, nom: string, commune: string): FicheTiree =>
  // An index asks nothing else of a fiche.
  ({ ...ficheDEssai(`0-${objet}`, { objet, nom, commune }), labels: [] }) as unknown as FicheTiree;

it('two establishments of one name are told apart by their communes, and no other is', () => {
  const fiches = [
    fiche(1, 'Auberge du Lac', 'Malbrume'),
    fiche(2, 'AUBERGE DU LAC', 'Valdoré'),
    fiche(3, 'Table des Forges', 'Malbrume'),
    // The same establishment in another section.
    { ...fiche(3, 'Table des Forges', 'Malbrume'), cle: '1-3' },
  ];
  expect(entreesDIndex(fiches, 'nom', 'fr')).toEqual([
    { mots: 'Auberge du Lac (Malbrume)', fiches: ['0-1'] },
    { mots: 'AUBERGE DU LAC (Valdoré)', fiches: ['0-2'] },
    { mots: 'Table des Forges', fiches: ['0-3', '1-3'] },
  ]);
});
