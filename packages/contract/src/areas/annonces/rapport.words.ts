import { numeroOf, textOf } from '../../catalogue/dates/jour-civil.ts';
import { dayInWords, formatNumber } from '../../kernel/words/format.ts';
import { countOf } from '../../kernel/words/french.ts';
import type { Dates } from './annonce.rules.ts';
import type { NombresDAnnonce } from './diffusion.endpoints.ts';
import { JOURS_DE_PERIODE } from './periode.rules.ts';

/** The numbers of annonces in words: in the console, on the page of a link, on paper. */

const COLONNES_DE_NOMBRES = [
  ['vues', 'Vues'],
  ['clics', 'Clics'],
  ['passages', 'Passages à l’écran'],
  ['parutions', 'Parutions imprimées'],
] as const;

/** The columns in which some line has a number. */
export const colonnesDe = (lignes: readonly NombresDAnnonce[]) =>
  COLONNES_DE_NOMBRES.filter(([cle]) => lignes.some((ligne) => ligne[cle] > 0));

/** « 2,4 % », or an empty text without views. */
const tauxDeClics = ({ vues, clics }: Pick<NombresDAnnonce, 'vues' | 'clics'>): string =>
  vues === 0 ? '' : formatNumber(Math.round((clics / vues) * 1_000) / 10, '%');

/** The main facts, each with its figure. */
export function faitsDe(total: NombresDAnnonce): { readonly nom: string; readonly valeur: string }[] {
  const taux = tauxDeClics(total);
  return [
    { nom: 'Vues', valeur: formatNumber(total.vues) },
    { nom: 'Clics', valeur: formatNumber(total.clics) },
    ...(taux === '' ? [] : [{ nom: 'Taux de clics', valeur: taux }]),
    { nom: 'Passages à l’écran', valeur: formatNumber(total.passages) },
    { nom: 'Parutions imprimées', valeur: formatNumber(total.parutions) },
  ];
}

const VUE = { one: 'vue', many: 'vues', feminine: true } as const;
const PASSAGE = { one: 'passage', many: 'passages', feminine: false } as const;

/** Every day of a period, with its views on sites and plays on screens. */
export function joursDuRapport(
  { du, au }: Dates,
  jours: readonly (NombresDAnnonce & { readonly jour: string })[],
): { readonly jour: string; readonly valeur: number; readonly dit: string }[] {
  const last = numeroOf(au) ?? -1;
  // A link older than the limit on periods shows its last days.
  const first = Math.max(numeroOf(du) ?? 0, last - JOURS_DE_PERIODE + 1);
  const known = new Map(jours.map((one) => [one.jour, one]));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, rang) => {
    const jour = textOf(first + rang);
    const { vues = 0, passages = 0 } = known.get(jour) ?? {};
    const dit = `${dayInWords(jour)}\u00a0: ${countOf(VUE, vues)}, ${countOf(PASSAGE, passages)}`;
    return { jour, valeur: vues + passages, dit };
  });
}

export const periodeDuRapport = ({ du, au }: Dates): string => `du ${dayInWords(du)} au ${dayInWords(au)}`;
