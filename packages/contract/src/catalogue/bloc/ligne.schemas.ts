import { z } from 'zod';
import { icon, translated } from '../../kernel/fields.ts';
import { refSchema } from '../../kernel/ref.ts';
import { champAjouteSchema } from '../champ-ajoute.ts';
import { CODES_CHAMPS_DE_BLOC } from './champs.ts';
import { placesInconnues } from './composition.rules.ts';
import { FORMATS_DE_LIGNE, formatsDe } from './formats.ts';

const { schema: texteCourt } = translated({ label: '', longest: 200 });
const { schema: texteLong } = translated({ label: '', longest: 1_000 });
const { schema: pictoSchema } = icon({ label: '' });

const compositionSchema = texteLong
  .refine((textes) => Object.values(textes).some((texte) => texte !== ''), 'Écrivez le texte de la ligne.')
  .superRefine((textes, context) => {
    for (const [langue, texte] of Object.entries(textes)) {
      const [inconnue] = placesInconnues(texte);
      if (inconnue !== undefined)
        context.addIssue({
          code: 'custom',
          path: [langue],
          message: `Aucun champ ne s’appelle «\u00a0${inconnue}\u00a0».`,
        });
    }
  });

export const sourceDeLigneSchema = z.discriminatedUnion('genre', [
  z.strictObject({ genre: z.literal('champ'), champ: z.union([z.enum(CODES_CHAMPS_DE_BLOC), champAjouteSchema]) }),
  z.strictObject({ genre: z.literal('critere'), critere: refSchema('critere') }),
  z.strictObject({ genre: z.literal('composition'), texte: compositionSchema }),
]);
export type SourceDeLigne = z.output<typeof sourceDeLigneSchema>;

/** What stands where an objet has no value. */
export const SI_VIDE = [
  { value: 'masquer', label: 'Masquer la ligne' },
  { value: 'texte', label: 'Afficher un texte' },
  { value: 'tiret', label: 'Afficher un tiret' },
] as const;

const MOST_MODALITES = 200;
const MOST_LIGNES = 60;

export const ligneDeBlocSchema = z
  .strictObject({
    source: sourceDeLigneSchema,
    libelle: texteCourt,
    prefixe: texteCourt,
    suffixe: texteCourt,
    picto: pictoSchema,
    format: z.enum(FORMATS_DE_LIGNE.map(({ value }) => value)),
    /** Of a criterion, those that are shown, in this order; none chosen: all of them. */
    modalites: z.array(refSchema('modalite')).max(MOST_MODALITES),
    separateur: z.string().max(20, '20 caractères au plus.'),
    maxCaracteres: z.number().int().min(1).max(10_000).nullable(),
    maxElements: z.number().int().min(1).max(200).nullable(),
    siVide: z.enum(SI_VIDE.map(({ value }) => value)),
    texteSiVide: texteCourt,
  })
  .refine(({ source, format }) => formatsDe(source).includes(format), {
    path: ['format'],
    message: 'Cette donnée ne s’écrit pas ainsi.',
  })
  .refine(({ siVide, texteSiVide }) => siVide !== 'texte' || Object.values(texteSiVide).some(Boolean), {
    path: ['texteSiVide'],
    message: 'Écrivez le texte à afficher.',
  });
export type LigneDeBloc = z.output<typeof ligneDeBlocSchema>;

export const lignesDeBlocSchema = z.array(ligneDeBlocSchema).max(MOST_LIGNES, `${MOST_LIGNES} lignes au plus.`);

/** A line as it starts. */
export function nouvelleLigne(source: SourceDeLigne): LigneDeBloc {
  return {
    source,
    libelle: {},
    prefixe: {},
    suffixe: {},
    picto: null,
    format: formatsDe(source)[0] ?? 'texte',
    modalites: [],
    separateur: ', ',
    maxCaracteres: null,
    maxElements: null,
    siVide: 'masquer',
    texteSiVide: {},
  };
}
