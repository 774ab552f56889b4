import {
  type Allure,
  type BrouillonDeSelection,
  type communesDuCatalogue,
  type createListeEnLigne,
  type EndpointAnswer,
  labelOfType,
  type Regle,
  SANS_REGLE,
  type SelectionVoulue,
  type SiteVoulu,
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

/** The sélection that is described on the way. */
export const NOUVELLE = 'nouvelle';

interface SelectionConnue {
  readonly id: number;
  readonly nom: string;
}

/** How far somebody is, and what they chose: plain JSON, which a tab keeps. Nothing of it is made before the end. */
export interface Parcours {
  readonly etape: 'site' | 'selection' | 'allure' | 'fin';
  readonly site: SiteVoulu | null;
  readonly selection: SelectionConnue | typeof NOUVELLE | null;
  readonly nouvelle: NouvelleSelection;
  /** What was made at the end. */
  readonly faite: EndpointAnswer<typeof createListeEnLigne> | null;
}

export const DEPART: Parcours = {
  etape: 'site',
  site: null,
  selection: null,
  nouvelle: SANS_CHOIX,
  faite: null,
};

export function connue(selection: Parcours['selection']): SelectionConnue | null {
  return selection === NOUVELLE ? null : selection;
}

/** The sélection that the list will show, there already or not. */
export function selectionDuParcours({ selection, nouvelle }: Parcours): SelectionVoulue {
  const known = connue(selection);
  return known?.id ?? { nom: nomDe(nouvelle), regles: brouillonDe(nouvelle).regles };
}

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
