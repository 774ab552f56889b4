import { z } from 'zod';
import { dureeEnMots } from '../../catalogue/ecran/moment.rules.ts';
import { formatNumber, momentInWords } from '../../kernel/words/format.ts';

/** How many of its last errors a screen sends. */
export const MOST_ERREURS = 20;

/** What a screen last told about itself, besides the columns of its list. */
export const santeDEcranSchema = z.strictObject({
  /** Version of the player. */
  lecteur: z.string(),
  demarrage: z.iso.datetime(),
  /** Seconds since the player started. */
  allume: z.number().int(),
  /** The bytes that it keeps; `protege`: the browser does not remove them by itself. */
  stockage: z.object({ octets: z.number(), protege: z.boolean() }).nullable(),
  erreurs: z.array(z.object({ quand: z.iso.datetime(), message: z.string() })),
  /** Key of the vue on screen. */
  vue: z.string().nullable(),
  taille: z.object({ largeur: z.number().int(), hauteur: z.number().int() }),
});
export type SanteDEcran = z.output<typeof santeDEcranSchema>;

const MO = 1_000_000;

/** « Allumé depuis 3 h 20 min », « 120 Mo gardés sur l’écran ». */
export function santeEnMots(sante: SanteDEcran | null): string[] {
  if (sante === null) return [];
  return [
    `Allumé depuis ${dureeEnMots(sante.allume)}`,
    stockageEnMots(sante),
    lecteurEnMots(sante),
    ...erreursEnMots(sante),
  ];
}

export const stockageEnMots = ({ stockage }: SanteDEcran): string =>
  stockage === null
    ? 'Rien n’est gardé sur l’écran\u00a0: sans réseau, il ne redémarrera pas'
    : `${formatNumber(Math.ceil(stockage.octets / MO))}\u00a0Mo gardés sur l’écran${stockage.protege ? '' : ', que le navigateur peut effacer'}`;

export const lecteurEnMots = ({ taille, lecteur }: SanteDEcran): string =>
  `${taille.largeur} × ${taille.hauteur} pixels, lecteur ${lecteur}`;

/** The errors in words, the last first. */
export const erreursEnMots = ({ erreurs }: SanteDEcran): string[] =>
  [...erreurs].reverse().map(({ quand, message }) => `${momentInWords(quand)}\u00a0: ${message}`);
