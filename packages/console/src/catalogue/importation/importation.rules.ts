import {
  ACTIONS_IMPORTATION,
  type ActionImportation,
  type Compteurs,
  type EtatImportation,
  formatNumber,
  type Importation,
} from '@bridge/contract';

const LIVE: readonly EtatImportation[] = ['collecte', 'application'];

export const isLive = ({ etat }: Pick<Importation, 'etat'>) => LIVE.includes(etat);

/** What an import counts, in the order and the colours of the bar: what enters, what changes, what leaves, what stays. */
export const PARTS = [
  { compteur: 'crees', action: 'cree', one: 'créé', many: 'créés', planned: 'à créer', vain: 'créé', colour: 'green' },
  {
    compteur: 'restaures',
    action: 'restaure',
    one: 'revenu',
    many: 'revenus',
    planned: 'à rétablir',
    vain: 'rétabli',
    colour: 'teal',
  },
  {
    compteur: 'modifies',
    action: 'modifie',
    one: 'modifié',
    many: 'modifiés',
    planned: 'à modifier',
    vain: 'modifié',
    colour: 'blue',
  },
  {
    compteur: 'retires',
    action: 'retire',
    one: 'retiré',
    many: 'retirés',
    planned: 'à retirer',
    vain: 'retiré',
    colour: 'red',
  },
  {
    compteur: 'rattaches',
    action: 'rattache',
    one: 'rattaché',
    many: 'rattachés',
    planned: 'à rattacher',
    vain: 'rattaché',
    colour: 'grape',
  },
  {
    compteur: 'rejetes',
    action: 'rejete',
    one: 'rejeté',
    many: 'rejetés',
    planned: null,
    vain: null,
    colour: 'orange',
  },
  {
    compteur: 'inchanges',
    action: 'inchange',
    one: 'inchangé',
    many: 'inchangés',
    planned: null,
    vain: null,
    colour: 'gray',
  },
] as const;
export type Part = (typeof PARTS)[number];

/** What a run counts was done; or is to be done; or would have been, by a run that is closed and touched nothing. */
export type Temps = 'fait' | 'prevu' | 'vain';

const APPLIED: readonly EtatImportation[] = ['application', 'terminee', 'annulee'];
const CLOSED: readonly EtatImportation[] = ['incomplet', 'echouee', 'abandonnee'];

export function tempsOf({ aBlanc, etat, entame }: Pick<Importation, 'aBlanc' | 'etat' | 'entame'>): Temps {
  if (!aBlanc && (entame || APPLIED.includes(etat))) return 'fait';
  return CLOSED.includes(etat) ? 'vain' : 'prevu';
}

/** Stopped while it wrote: what it counts is what it set out to do, and only a part of it was done. */
export const isPartial = ({ aBlanc, etat, entame }: Pick<Importation, 'aBlanc' | 'etat' | 'entame'>) =>
  !aBlanc && entame && CLOSED.includes(etat);

/** « 1 créé », « 3 créés »; « 3 à créer », or « 3 auraient été créés », where nothing was touched. 0 and 1 are singular in French. */
export function partText({ one, many, planned, vain }: Part, count: number, temps: Temps = 'fait'): string {
  const isMany = count > 1;
  const done = isMany ? many : one;
  const words: Readonly<Record<Temps, string>> = {
    fait: done,
    prevu: planned ?? done,
    vain: vain === null ? done : isMany ? `auraient été ${vain}s` : `aurait été ${vain}`,
  };
  return `${formatNumber(count)} ${words[temps]}`;
}

/** « Créé », « À créer », or « Aurait été créé ». */
export function actionText(action: ActionImportation, temps: Temps): string {
  const label = ACTIONS_IMPORTATION.find(({ value }) => value === action)?.label ?? action;
  const { planned = null, vain = null } = PARTS.find((part) => part.action === action) ?? {};
  if (temps === 'prevu') return planned?.replace('à', 'À') ?? label;
  return temps === 'vain' && vain !== null ? `Aurait été ${vain}` : label;
}

/** Why a run that changed the catalogue cannot be taken back; null where it can, or where there is nothing to take back. */
export function keptText(item: Importation, day: (moment: string) => string): string | null {
  const { crees, modifies, retires, restaures } = item.compteurs;
  if (item.etat !== 'terminee' || item.aBlanc || item.annulable || crees + modifies + retires + restaures === 0)
    return null;
  return item.detailsEffacesLe === null
    ? 'Depuis, ce flux a été importé de nouveau ou revient en arrière\u00a0: seul le dernier import peut être annulé.'
    : `Trop ancien pour être annulé\u00a0: l’état d’avant n’est plus gardé depuis le ${day(item.detailsEffacesLe)}.`;
}

/** In percents of the bar: below it, three objets among twenty thousand could not be seen. */
export const LEAST_SHARE = 2;

export interface Share {
  readonly part: Part;
  readonly count: number;
  /** Width in percents; all of them make 100. */
  readonly share: number;
}

/** The parts of the bar. What is small is drawn large enough to be seen, at the expense of the others. */
export function sharesOf(compteurs: Compteurs): Share[] {
  const counted = PARTS.map((part) => ({ part, count: compteurs[part.compteur] })).filter(({ count }) => count > 0);
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const isSmall = (count: number) => (count * 100) / total < LEAST_SHARE;
  const small = counted.filter(({ count }) => isSmall(count)).length;
  const large = counted.filter(({ count }) => !isSmall(count)).reduce((sum, { count }) => sum + count, 0);
  const room = 100 - small * LEAST_SHARE;
  return counted.map(({ part, count }) => ({
    part,
    count,
    share: isSmall(count) ? LEAST_SHARE : (count * room) / large,
  }));
}

const percents = new Intl.NumberFormat('fr', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** How the volume of the feed changes, or would change, in percents: « +2,4 % ». */
export function variationText(variation: number): string {
  return percents.format(variation / 100).replace('-', '−');
}
