import {
  aLieu,
  CODES_SYSTEMES,
  countOf,
  type EndpointAnswer,
  type Fields,
  type Filter,
  fluxBySystem,
  formatNumber,
  type getCommunesDeQualite,
  type getQualite,
  LISTES_DE_QUALITE,
  labelOfSysteme,
  objet,
  type ParDeQualite,
  type PartDeQualite,
  type ProprietaireACorriger,
  type ProprietaireDit,
  type SituationDeProprietaire,
  SYSTEMES,
  type Systeme,
  TYPES_BRIDGE,
} from '@bridge/contract';
import { readAddress, writeAddress } from '../../../resource/list/state/list-address.ts';
import { FIRST_STATE, isValues } from '../../../resource/list/state/list-state.ts';

export type Qualite = EndpointAnswer<typeof getQualite>;
export type CommuneDeQualite = EndpointAnswer<typeof getCommunesDeQualite>['items'][number];

/** The ways to divide the objets by. */
export const PARS = [
  { value: 'type', label: 'Type' },
  { value: 'commune', label: 'Commune' },
  { value: 'entite', label: 'Entité' },
  { value: 'proprietaire', label: 'Propriétaire' },
  { value: 'source', label: 'Source' },
] as const satisfies readonly { readonly value: ParDeQualite | 'commune'; readonly label: string }[];
export type Par = (typeof PARS)[number]['value'];

/** The field of the catalogue that holds the feed of an objet, called as the feeds of its system. */
const fluxDe = (systeme: Systeme): string => fluxBySystem[systeme].id;

/** The filter of the catalogue that keeps the objets of a part. */
export function filtreDePart(par: Par, cle: string): Filter {
  switch (par) {
    case 'type':
      return { typeBridge: [cle] };
    case 'commune':
      return { commune: [cle] };
    case 'entite':
      return { entiteId: [cle === '' ? null : Number(cle)] };
    case 'proprietaire':
      return { proprietaire: [cle] };
    case 'source': {
      const [mot = '', id = ''] = cle.split(':');
      const systeme = SYSTEMES.find(({ value }) => value === mot)?.value;
      return systeme === undefined || id === '' ? { systeme: [mot] } : { [fluxDe(systeme)]: [Number(id)] };
    }
  }
}

/** The fields that the page filters by; an address may hold others, meant for the catalogue. */
const CHAMPS = ['typeBridge', 'commune', 'entiteId', 'proprietaire', 'systeme', ...CODES_SYSTEMES.map(fluxDe)];

export function filtresDe(search: string): Filter {
  const { filters } = readAddress(search, objet.fields).state;
  return Object.fromEntries(Object.entries(filters).filter(([name]) => CHAMPS.includes(name)));
}

export const adresseDe = (filters: Filter): string =>
  writeAddress({ state: { ...FIRST_STATE, filters }, vue: null, colonnes: null });

/** The address of the list of the objets that a figure counts. */
export const listeDe = (filters: Filter, figure: Filter = LISTES_DE_QUALITE.aCorriger): string =>
  `/catalogue/list?${adresseDe({ ...filters, ...figure })}`;

/** A filter in words: « Commune : Valbrune ». */
export function motDuFiltre(name: string, value: Filter[string], parts: Qualite['parts'] | undefined): string {
  const [first] = isValues(value) ? value : [];
  const named = (par: ParDeQualite, cle: string) => {
    const part = parts?.[par].find((one) => one.cle === cle);
    return part && nomDePart(par, part);
  };
  const fields: Fields = objet.fields;
  const label = fields[name]?.label ?? name;
  const systeme = CODES_SYSTEMES.find((one) => fluxDe(one) === name);
  const words = () => {
    if (systeme !== undefined) return named('source', `${systeme}:${first}`) ?? String(first);
    if (name === 'typeBridge') return TYPES_BRIDGE.find((type) => type.value === first)?.label;
    if (name === 'systeme') return labelOfSysteme(String(first));
    if (name === 'entiteId') return named('entite', String(first ?? ''));
    if (name === 'proprietaire') return named('proprietaire', String(first ?? '')) ?? String(first ?? '');
    return String(first ?? '');
  };
  return `${systeme === undefined ? label : 'Source'}\u00a0: ${words() || 'aucun'}`;
}

/** The owner that the page is filtered by; empty for all owners. */
export function proprietaireDe({ proprietaire }: Filter): string {
  const [first] = proprietaire !== undefined && isValues(proprietaire) ? proprietaire : [];
  return String(first ?? '');
}

const LISTE = new Intl.ListFormat('fr', { type: 'conjunction' });

/** An owner that the source gives only a number of, told whole: « Sans nom, à Valbrune et au Bourg (LEI, n° 962) ». */
function sansNomEnMots(cle: string, { systeme, communes }: SituationDeProprietaire): string {
  const origine = `${labelOfSysteme(systeme)}, n°\u00a0${cle}`;
  return communes.length === 0
    ? `Sans nom (${origine})`
    : `Sans nom, ${LISTE.format(communes.map(aLieu))} (${origine})`;
}

/** The name of an owner, or what tells it. */
export const nomDuProprietaire = ({ cle, nom, ...situation }: ProprietaireDit): string =>
  nom ?? sansNomEnMots(cle, situation);

/** An owner in a menu: « Gîtes du Val, 12 objets, 3 à corriger ». */
export function proprietaireEnMots(proprietaire: ProprietaireACorriger): string {
  const { objets, aCorriger } = proprietaire;
  const compte = countOf(objet.noun, objets);
  return `${nomDuProprietaire(proprietaire)}, ${compte}, ${formatNumber(aCorriger)} à corriger`;
}

/** The name of a group of objets. */
export function nomDePart(par: Par, { cle, nom, sansNom }: Pick<PartDeQualite, 'cle' | 'nom' | 'sansNom'>): string {
  switch (par) {
    case 'commune':
      return nom;
    case 'type':
      return TYPES_BRIDGE.find(({ value }) => value === cle)?.label ?? cle;
    case 'entite':
      return nom || 'Sans entité';
    case 'proprietaire':
      return sansNom === null ? nom || 'Sans propriétaire' : sansNomEnMots(cle, sansNom);
    case 'source': {
      const systeme = labelOfSysteme(cle.split(':', 1)[0] ?? '');
      return nom === '' ? systeme : `${nom} (${systeme})`;
    }
  }
}

/** A commune with fewer objets is hardly in the catalogue. */
const RARES = 3;

/** The levels of a commune, the worst first. */
export const NIVEAUX = [
  { value: 'rares', label: `Moins de ${RARES} objets` },
  { value: 'faible', label: 'Complétude sous 60\u00a0%' },
  { value: 'moyen', label: 'Entre 60 et 80\u00a0%' },
  { value: 'bon', label: '80\u00a0% et plus' },
] as const;
export type Niveau = (typeof NIVEAUX)[number]['value'];

export function niveauDe({ objets, completude }: Pick<PartDeQualite, 'objets' | 'completude'>): Niveau {
  if (objets < RARES) return 'rares';
  if (completude < 60) return 'faible';
  return completude < 80 ? 'moyen' : 'bon';
}

/** The figures of a commune: « 12 objets, complets à 63 % ». */
export function communeEnMots({ objets, completude }: Pick<PartDeQualite, 'objets' | 'completude'>): string {
  return `${formatNumber(objets)}\u00a0${objets > 1 ? 'objets, complets' : 'objet, complet'} à ${completude}\u00a0%`;
}
