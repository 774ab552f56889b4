import { type AnyRow, dureeEnMots, ETATS_D_ECRAN, type EtatDEcran } from '@bridge/contract';
import { formatInstant } from '../../../resource/values/format.ts';
import { textIn } from '../../../resource/values/read.ts';

export const etatDe = ({ etat }: AnyRow) => ETATS_D_ECRAN.find(({ value }) => value === etat) ?? ETATS_D_ECRAN[0];

export const isAppaire = (record: AnyRow): boolean => etatDe(record).value !== 'a-appairer';

/** The state of a screen in words: « Hors ligne, vu il y a 2 heures ». */
export function etatEnMots(record: AnyRow, now: Date): string {
  const { value, label } = etatDe(record);
  const vuLe = textIn(record.vuLe);
  return value === 'hors-ligne' && vuLe !== '' ? `${label}, vu ${formatInstant(vuLe, now).relative}` : label;
}

/** The advice that goes with each state. */
export const CONSEILS: Readonly<Record<EtatDEcran, string>> = {
  'a-appairer': 'Ouvrez Bridge sur le téléviseur, puis tapez ici le code qu’il affiche.',
  appaire: 'Le téléviseur est relié. Ses premières nouvelles arrivent dans la minute.',
  'en-ligne': 'Il donne de ses nouvelles.',
  'hors-ligne':
    'Il continue seul ce qu’il avait reçu. Vérifiez sur place qu’il est allumé et que son réseau fonctionne.',
};

/** How far the clock of a screen is from that of the server; the travel on the network takes a few seconds. */
export function horlogeEnMots(decalage: number): string {
  const off = Math.abs(decalage);
  if (off < 60) return 'À l’heure';
  return `${dureeEnMots(Math.round(off / 60) * 60)} ${decalage > 0 ? 'd’avance' : 'de retard'}\u00a0: Bridge la corrige`;
}

/** The start of the fingerprint of a programme, enough to tell two of them apart. */
export const versionCourte = (version: unknown): string => textIn(version).slice(0, 7);

interface Suites {
  readonly faits: readonly number[];
  readonly refuses: readonly number[];
}

const ecrans = (count: number) => (count > 1 ? `${count} écrans` : '1 écran');

/** The outcome of an order: « Rafraîchissement demandé à 3 écrans. 1 écran ne l’a pas reçu… » */
export function suitesEnMots(fait: string, { faits, refuses }: Suites): string {
  const done = faits.length === 0 ? '' : `${fait} à ${ecrans(faits.length)}.`;
  const not =
    refuses.length === 0
      ? ''
      : `${ecrans(refuses.length)} ${refuses.length > 1 ? 'ne sont pas concernés' : 'n’est pas concerné'}\u00a0: pas encore ${refuses.length > 1 ? 'appairés' : 'appairé'}, ou d’une autre entité.`;
  return [done, not].filter((part) => part !== '').join(' ');
}
