import { countOf, ecran, formatNumber, instantOf } from '@bridge/contract';
import { idsIn, listIn, textIn } from '../../../resource/values/read.ts';

type Values = Readonly<Record<string, unknown>>;

/** The facts of a screen that decide of its messages. */
export interface EcranVu {
  readonly id: number;
  readonly modifiable?: boolean | undefined;
  readonly groupe?: unknown;
  readonly etat?: unknown;
}

/** The screens that a message is for, saved or not. */
export function ecransVises<E extends EcranVu>({ portee, groupes, ecrans }: Values, tous: readonly E[]): readonly E[] {
  const ours = tous.filter(({ modifiable }) => modifiable !== false);
  if (portee === 'groupes') {
    const noms = new Set(listIn(groupes).map((groupe) => sansCasse(Object(groupe).nom)));
    return ours.filter(({ groupe }) => sansCasse(groupe) !== '' && noms.has(sansCasse(groupe)));
  }
  if (portee === 'ecrans') {
    const ids = new Set(idsIn(ecrans));
    return ours.filter(({ id }) => ids.has(id));
  }
  return ours;
}

/** The name of a group without its capitals: groups are told apart without them. */
export const sansCasse = (groupe: unknown): string => textIn(groupe).trim().toLowerCase();

/** The screens aimed at, in words: « 3 écrans visés, dont 2 en ligne. » */
export function portee(vises: readonly EcranVu[]): string {
  const enLigne = vises.filter(({ etat }) => etat === 'en-ligne').length;
  if (vises.length === 0) return 'Aucun écran n’est visé\u00a0: il ne paraîtra nulle part.';
  const several = vises.length > 1;
  const joints =
    enLigne === vises.length
      ? several
        ? 'tous en ligne'
        : 'en ligne'
      : enLigne === 0
        ? several
          ? 'aucun en ligne'
          : 'hors ligne'
        : `dont ${formatNumber(enLigne)} en ligne`;
  const autres = enLigne < vises.length ? ' Les autres le montreront à leur retour, s’il n’est pas terminé.' : '';
  return `${countOf(ecran.noun, vises.length)} ${several ? 'visés' : 'visé'}, ${joints}.${autres}`;
}

/** The count of screens that confirmed, and the screens that have not yet. */
export interface Confirmations {
  readonly montre: number;
  readonly manquent: readonly EcranVu[];
}

export function confirmationsDe(vises: readonly EcranVu[], vus: readonly { readonly ecran: number }[]): Confirmations {
  const ids = new Set(vus.map(({ ecran: id }) => id));
  const manquent = vises.filter(({ id }) => !ids.has(id));
  return { montre: vises.length - manquent.length, manquent };
}

/** The confirmations in words: « Montré par 2 écrans sur 3. » */
export function confirmationsEnMots({ montre, manquent }: Confirmations): string {
  const vises = montre + manquent.length;
  if (montre === 0) return 'Aucun écran n’a encore confirmé le montrer.';
  return manquent.length === 0
    ? `Montré par ${vises > 1 ? `les ${formatNumber(vises)} écrans visés` : 'l’écran visé'}.`
    : `Montré par ${countOf(ecran.noun, montre)} sur ${formatNumber(vises)}.`;
}

export type EtatDUrgence = 'retiree' | 'a-venir' | 'a-l-ecran' | 'terminee';

/** The state of a saved message at a moment. */
export function etatDUrgence({ diffusee, du, de, au, a }: Values, now: Date): EtatDUrgence {
  if (diffusee !== true) return 'retiree';
  const fin = textIn(au) === '' ? null : a ? instantOf(textIn(au), textIn(a)) : finDuJour(textIn(au));
  if (fin !== null && fin <= now) return 'terminee';
  if (textIn(du) !== '' && instantOf(textIn(du), textIn(de) || '00:00') > now) return 'a-venir';
  return 'a-l-ecran';
}

function finDuJour(jour: string): Date {
  const next = new Date(`${jour}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return instantOf(next.toISOString().slice(0, 10), '00:00');
}

export const ETATS_D_URGENCE: Readonly<Record<EtatDUrgence, { readonly label: string; readonly colour: string }>> = {
  retiree: { label: 'Pas diffusé', colour: 'gray' },
  'a-venir': { label: 'Prévu', colour: 'blue' },
  'a-l-ecran': { label: 'À l’écran', colour: 'red' },
  terminee: { label: 'Terminé', colour: 'gray' },
};
