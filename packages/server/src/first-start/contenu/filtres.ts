import type { ChoixDeFiltre, Filtre } from '@bridge/contract';
import { FAITS } from '../territoire/faits.ts';
import { dit, type Textes } from './blocs.ts';
import { type FaitDuTerritoire, motsDuFait, type Trouvailles } from './trouvailles.ts';

export type CodeDeFiltre = 'type' | 'commune' | 'sur-place' | 'prix' | 'quand' | 'autour' | 'ouvert';
export type FiltreDeDemonstration = Partial<Omit<Filtre, 'libelle'>> &
  Pick<Filtre, 'nom' | 'cible'> & { readonly code: CodeDeFiltre; readonly libelle: Textes };

const SUR_PLACE: readonly (readonly [FaitDuTerritoire, string])[] = [
  ['terrasse', 'umbrella'],
  ['parking', 'parking'],
  ['piscine', 'pool'],
  ['wifi', 'wifi'],
  ['jeux', 'baby-carriage'],
  ['abri-velo', 'bike'],
  ['borne', 'charging-pile'],
];

/** What visitors of the territory may ask, whatever system the objets come from. */
export function filtresDe(trouvailles: Trouvailles): readonly FiltreDeDemonstration[] {
  const equipements = SUR_PLACE.flatMap(([fait, picto]) => choixDuFait(trouvailles, fait, picto));
  return [
    {
      code: 'type',
      nom: 'Type d’objet',
      cible: 'typeBridge',
      libelle: dit('Type', 'Type', 'Art'),
      widget: 'pastilles',
      indexable: true,
    },
    {
      code: 'commune',
      nom: 'Commune',
      cible: 'commune',
      libelle: dit('Commune', 'Town', 'Ort'),
      widget: 'liste',
      indexable: true,
    },
    ...surPlace(trouvailles, equipements),
    { code: 'prix', nom: 'Prix', cible: 'prix', libelle: dit('Prix', 'Price', 'Preis'), min: 0, max: 200 },
    { code: 'quand', nom: 'Quand', cible: 'dates', libelle: dit('Quand', 'When', 'Wann') },
    {
      code: 'autour',
      nom: 'Autour de moi',
      cible: 'distance',
      libelle: dit('Autour de moi', 'Near me', 'In der Nähe'),
    },
    {
      code: 'ouvert',
      nom: 'Ouvert maintenant',
      cible: 'ouvert',
      libelle: dit('Ouvert maintenant', 'Open now', 'Jetzt geöffnet'),
    },
  ];
}

/** Asked of one criterion, whose equivalents in the other systems count too; none where the catalogue has no such word. */
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
      libelle: dit('Sur place', 'On site', 'Vor Ort'),
    },
  ];
}

function choixDuFait(trouvailles: Trouvailles, fait: FaitDuTerritoire, picto: string): ChoixDeFiltre[] {
  const valeurs = motsDuFait(trouvailles, fait).map(({ id }) => ({ ref: 'modalite' as const, id }));
  const { fr, en, de } = FAITS[fait];
  return valeurs.length === 0 ? [] : [{ slug: fait, libelle: { fr, en, de }, valeurs, picto }];
}
