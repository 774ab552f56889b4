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
  { compteur: 'crees', action: 'cree', one: 'créé', many: 'créés', planned: 'à créer', colour: 'green' },
  { compteur: 'restaures', action: 'restaure', one: 'revenu', many: 'revenus', planned: 'à rétablir', colour: 'teal' },
  { compteur: 'modifies', action: 'modifie', one: 'modifié', many: 'modifiés', planned: 'à modifier', colour: 'blue' },
  { compteur: 'retires', action: 'retire', one: 'retiré', many: 'retirés', planned: 'à retirer', colour: 'red' },
  { compteur: 'rejetes', action: 'rejete', one: 'rejeté', many: 'rejetés', planned: null, colour: 'orange' },
  { compteur: 'inchanges', action: 'inchange', one: 'inchangé', many: 'inchangés', planned: null, colour: 'gray' },
] as const;
export type Part = (typeof PARTS)[number];

/** « 1 créé », « 3 créés »; « 3 à créer » where nothing was touched. 0 and 1 are singular in French. */
export function partText({ one, many, planned }: Part, count: number, isPlan = false): string {
  const done = count > 1 ? many : one;
  return `${formatNumber(count)} ${isPlan ? (planned ?? done) : done}`;
}

const APPLIED: readonly EtatImportation[] = ['application', 'terminee', 'annulee'];

/** Whether what it counts is what it would do: a trial, or a run that stopped before it touched anything. */
export const isPlan = ({ aBlanc, etat }: Pick<Importation, 'aBlanc' | 'etat'>) => aBlanc || !APPLIED.includes(etat);

/** « Créé », or « À créer ». */
export function actionText(action: ActionImportation, planned: boolean): string {
  const label = ACTIONS_IMPORTATION.find(({ value }) => value === action)?.label ?? action;
  const word = PARTS.find((part) => part.action === action)?.planned;
  return planned && word ? word.replace('à', 'À') : label;
}

/** Why a run that changed the catalogue cannot be taken back; null where it can, or where there is nothing to take back. */
export function keptText(item: Importation, day: (moment: string) => string): string | null {
  const { crees, modifies, retires, restaures } = item.compteurs;
  if (item.etat !== 'terminee' || item.aBlanc || item.annulable || crees + modifies + retires + restaures === 0)
    return null;
  return item.detailsEffacesLe === null
    ? 'Un import plus récent de ce flux a eu lieu\u00a0: seul le dernier peut être annulé.'
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

/** How the volume of the feed changes, or would change: « +2,4 % ». Null for a first import, or while the source is read. */
export function variationOf({ avant, compteurs, etat }: Pick<Importation, 'avant' | 'compteurs' | 'etat'>) {
  if (avant === 0 || etat === 'collecte' || etat === 'echouee') return null;
  return (compteurs.crees + compteurs.restaures - compteurs.retires) / avant;
}

export function variationText(variation: number): string {
  return percents.format(variation).replace('-', '−');
}

/** In milliseconds, so far for one that runs. */
export function durationOf({ debutLe, finLe }: Pick<Importation, 'debutLe' | 'finLe'>, now: Date): number {
  return Math.max(0, (finLe ? new Date(finLe) : now).getTime() - new Date(debutLe).getTime());
}

export const MODES = { complet: 'Complet', differentiel: 'Différentiel' } as const;
