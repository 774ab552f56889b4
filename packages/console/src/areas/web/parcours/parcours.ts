import {
  type Allure,
  type BrouillonDeSelection,
  type communesDuCatalogue,
  type EndpointAnswer,
  labelOfType,
  type Regle,
  SANS_REGLE,
  type SiteDuParcours,
} from '@bridge/contract';

type Commune = Pick<EndpointAnswer<typeof communesDuCatalogue>['items'][number], 'insee' | 'nom'>;

/** The sélection that somebody describes on their way, before it is one. */
export interface NouvelleSelection {
  readonly types: readonly string[];
  readonly communes: readonly Commune[];
  /** Empty: named after what it holds. */
  readonly nom: string;
}

export const SANS_CHOIX: NouvelleSelection = { types: [], communes: [], nom: '' };

/** How far somebody is, and what they chose: plain JSON, which a tab keeps. */
export interface Parcours {
  readonly etape: 'site' | 'selection' | 'allure' | 'fin';
  /** The site that was made ready, and the looks that it offers. */
  readonly site: SiteDuParcours | null;
  readonly allures: readonly Allure[];
  readonly selection: { readonly id: number; readonly nom: string } | null;
  readonly nouvelle: NouvelleSelection;
  /** What was made of it, to be changed rather than made twice. */
  readonly faite: { readonly id: number; readonly version: number } | null;
  readonly liste: { readonly id: number; readonly code: string } | null;
}

export const DEPART: Parcours = {
  etape: 'site',
  site: null,
  allures: [],
  selection: null,
  nouvelle: SANS_CHOIX,
  faite: null,
  liste: null,
};

/** What a sélection is called where nobody names it: « Restaurant, Dégustation à Malbrume ». */
export function nomDe({ nom, types, communes }: NouvelleSelection): string {
  if (nom.trim() !== '') return nom.trim();
  const quoi = types.length === 0 ? 'Tous les objets' : types.map(labelOfType).join(', ');
  const lieux = communes.map((commune) => commune.nom).join(', ');
  return (lieux === '' ? quoi : `${quoi} à ${lieux}`).slice(0, 200);
}

export function brouillonDe({ types, communes }: NouvelleSelection): BrouillonDeSelection {
  const parType: Regle[] =
    types.length === 0 ? [] : [{ genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: [...types] }];
  const parLieu: Regle[] =
    communes.length === 0 ? [] : [{ genre: 'lieu', zone: { forme: 'communes', communes: [...communes] } }];
  return {
    mode: 'dynamique',
    regles: { ...SANS_REGLE, regles: [...parType, ...parLieu] },
    inclusions: [],
    exclusions: [],
    tri: null,
    limite: null,
    dedoublonnage: null,
  };
}

/** An agenda where all that is shown are events, none where nothing is. */
export function alluresPour(allures: readonly Allure[], evenements: number, total: number): readonly Allure[] {
  if (evenements === 0) return allures.filter(({ vue }) => vue !== 'agenda');
  const agendas = allures.filter(({ vue }) => vue === 'agenda');
  const others = allures.filter(({ vue }) => vue !== 'agenda');
  return evenements === total ? [...agendas, ...others] : [...others, ...agendas];
}
