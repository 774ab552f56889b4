import {
  ACTIONS_IMPORTATION,
  type ActionImportation,
  agree,
  type Compteurs,
  type EtatImportation,
  formatNumber,
  type Importation,
  objetHead,
} from '@bridge/contract';

const LIVE: readonly EtatImportation[] = ['collecte', 'application'];

export const isLive = ({ etat }: Pick<Importation, 'etat'>) => LIVE.includes(etat);

/** The counts of an import, in the order and the colours of the bar: what enters, changes, leaves and stays. */
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

/** Whether the changes counted were made (fait), are to be made (prevu), or were given up (vain). */
export type Temps = 'fait' | 'prevu' | 'vain';

const APPLIED: readonly EtatImportation[] = ['application', 'terminee', 'annulee'];
const CLOSED: readonly EtatImportation[] = ['incomplet', 'echouee', 'abandonnee'];

export function tempsOf({ aBlanc, etat, entame }: Pick<Importation, 'aBlanc' | 'etat' | 'entame'>): Temps {
  if (!aBlanc && (entame || APPLIED.includes(etat))) return 'fait';
  return CLOSED.includes(etat) ? 'vain' : 'prevu';
}

/** Whether an import stopped while it wrote: only a part of the changes counted was made. */
export const isPartial = ({ aBlanc, etat, entame }: Pick<Importation, 'aBlanc' | 'etat' | 'entame'>) =>
  !aBlanc && entame && CLOSED.includes(etat);

/** A count in words: « 1 créé », « 3 créés », « 3 à créer », « 3 auraient été créés ». In French, 0 is singular. */
export function partText({ one, many, planned, vain }: Part, count: number, temps: Temps = 'fait'): string {
  const isMany = count > 1;
  const done = isMany ? many : one;
  const words: Readonly<Record<Temps, string>> = {
    fait: done,
    prevu: planned ?? done,
    vain: vain === null ? done : isMany ? `auraient été ${agree(objetHead.noun, vain, count)}` : `aurait été ${vain}`,
  };
  return `${formatNumber(count)} ${words[temps]}`;
}

/** An action in words: « Créé », « À créer », « Aurait été créé ». */
export function actionText(action: ActionImportation, temps: Temps): string {
  const label = ACTIONS_IMPORTATION.find(({ value }) => value === action)?.label ?? action;
  const { planned = null, vain = null } = PARTS.find((part) => part.action === action) ?? {};
  if (temps === 'prevu') return planned?.replace('à', 'À') ?? label;
  return temps === 'vain' && vain !== null ? `Aurait été ${vain}` : label;
}

/** Why an import that changed the catalogue cannot be undone; null if it can, or if it changed nothing. */
export function keptText(item: Importation, day: (moment: string) => string): string | null {
  const { crees, modifies, retires, restaures } = item.compteurs;
  if (item.etat !== 'terminee' || item.aBlanc || item.annulable || crees + modifies + retires + restaures === 0)
    return null;
  return item.detailsEffacesLe === null
    ? 'Depuis, ce flux a été importé de nouveau ou revient en arrière\u00a0: seul le dernier import peut être annulé.'
    : `Trop ancien pour être annulé\u00a0: l’état d’avant n’est plus gardé depuis le ${day(item.detailsEffacesLe)}.`;
}

/** The least share of the bar in percent: three objets among twenty thousand could not be seen. */
export const LEAST_SHARE = 2;

export interface Share {
  readonly part: Part;
  readonly count: number;
  /** Width in percent; the widths add up to 100. */
  readonly share: number;
}

/** The parts of the bar. Small parts are widened so as to be seen, at the expense of the others. */
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

/** The change of the volume of the feed in percent: « +2,4 % ». */
export function variationText(variation: number): string {
  return percents.format(variation / 100).replace('-', '−');
}
