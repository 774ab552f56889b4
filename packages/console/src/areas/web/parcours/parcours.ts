import {
  type Allure,
  aLieu,
  type BrouillonDeSelection,
  type communesDuCatalogue,
  type createListeEnLigne,
  type EndpointAnswer,
  pluralOfType,
  type Regle,
  SANS_REGLE,
  type SelectionVoulue,
  type SiteVoulu,
} from '@bridge/contract';

type Commune = Pick<EndpointAnswer<typeof communesDuCatalogue>['items'][number], 'insee' | 'nom'>;

/** The sélection being described, which is saved at the end only. */
export interface NouvelleSelection {
  readonly types: readonly string[];
  readonly communes: readonly Commune[];
  /** The name; empty for one made of the types and communes. */
  readonly nom: string;
}

export const SANS_CHOIX: NouvelleSelection = { types: [], communes: [], nom: '' };

/** Stands for the sélection described on the way. */
export const NOUVELLE = 'nouvelle';

interface SelectionConnue {
  readonly id: number;
  readonly nom: string;
}

/** The step reached and the choices made, in plain JSON for the state of the tab. Nothing is saved before the end. */
export interface Parcours {
  readonly etape: 'site' | 'selection' | 'allure' | 'fin';
  readonly site: SiteVoulu | null;
  readonly selection: SelectionConnue | typeof NOUVELLE | null;
  readonly nouvelle: NouvelleSelection;
  /** The records made at the end; null until then. */
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

/** The sélection of the liste, an existing one or the new one. */
export function selectionDuParcours({ selection, nouvelle }: Parcours): SelectionVoulue {
  const known = connue(selection);
  return known?.id ?? { nom: nomDe(nouvelle), regles: brouillonDe(nouvelle).regles };
}

const liste = new Intl.ListFormat('fr', { type: 'conjunction' });

/** « Restaurants et hôtels », but « Restaurants, fêtes et manifestations »: a second « et » would be one too many. */
const ensemble = (noms: readonly string[]) =>
  noms.some((nom) => nom.includes(' et ')) ? noms.join(', ') : liste.format(noms);

/** The name of a sélection that has none: « Restaurants et dégustations à Malbrume »; the page takes it as its title. */
export function nomDe({ nom, types, communes }: NouvelleSelection): string {
  if (nom.trim() !== '') return nom.trim();
  const [first = 'Tous les objets', ...others] = types.map(pluralOfType);
  const quoi = ensemble([first, ...others.map((type) => type.toLowerCase())]);
  const lieux = liste.format(communes.map((commune) => aLieu(commune.nom)));
  return (lieux === '' ? quoi : `${quoi} ${lieux}`).slice(0, 200);
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

/** The looks that suit: an agenda if all the objets are events, no agenda if none is. */
export function alluresPour(allures: readonly Allure[], evenements: number, total: number): readonly Allure[] {
  if (evenements === 0) return allures.filter(({ vue }) => vue !== 'agenda');
  const agendas = allures.filter(({ vue }) => vue === 'agenda');
  const others = allures.filter(({ vue }) => vue !== 'agenda');
  return evenements === total ? [...agendas, ...others] : [...others, ...agendas];
}
