import type { ChoixDeFiltre } from '@bridge/contract';
import { type CodeDeFiltreDeBase, FILTRES_DE_BASE, type FiltreTraduit } from '../../areas/web/pret/filtres.ts';
import { say } from '../../areas/web/pret/textes.ts';
import { FAITS } from '../territoire/faits.ts';
import { type FaitDuTerritoire, motsDuFait, type Trouvailles } from './trouvailles.ts';

export type CodeDeFiltre = CodeDeFiltreDeBase | 'sur-place';
export type FiltreDeDemonstration = FiltreTraduit & { readonly code: CodeDeFiltre };

const SUR_PLACE: readonly (readonly [FaitDuTerritoire, string])[] = [
  ['terrasse', 'umbrella'],
  ['parking', 'parking'],
  ['piscine', 'pool'],
  ['wifi', 'wifi'],
  ['jeux', 'baby-carriage'],
  ['abri-velo', 'bike'],
  ['borne', 'charging-pile'],
];

/** The filters for visitors of the territory, whatever the system of the objets. */
export function filtresDe(trouvailles: Trouvailles): readonly FiltreDeDemonstration[] {
  const equipements = SUR_PLACE.flatMap(([fait, picto]) => choixDuFait(trouvailles, fait, picto));
  return [...FILTRES_DE_BASE, ...surPlace(trouvailles, equipements)];
}

/** A filter by one criterion, whose equivalents count too; none without such a word in the catalogue. */
function surPlace(trouvailles: Trouvailles, choix: ChoixDeFiltre[]): FiltreDeDemonstration[] {
  const critere = motsDuFait(trouvailles, 'terrasse')[0]?.critere;
  if (critere === undefined || choix.length === 0) return [];
  return [
    {
      code: 'sur-place',
      nom: 'Sur place',
      cible: 'critere',
      critere,
      choix,
      tous: true,
      libelle: say('Sur place', 'On site', 'Vor Ort'),
    },
  ];
}

function choixDuFait(trouvailles: Trouvailles, fait: FaitDuTerritoire, picto: string): ChoixDeFiltre[] {
  const valeurs = motsDuFait(trouvailles, fait).map(({ id }) => ({ ref: 'modalite' as const, id }));
  const { fr, en, de } = FAITS[fait];
  return valeurs.length === 0 ? [] : [{ slug: fait, libelle: { fr, en, de }, valeurs, picto, parDefaut: false }];
}
