import { z } from 'zod';
import { textesSchema } from '../../catalogue/langue.ts';
import { refSchema } from '../../kernel/ref.ts';
import { slugSchema } from '../../kernel/schemas.ts';

/** What visitors may ask about. */
export const CIBLES_DE_FILTRE = [
  { value: 'typeBridge', label: 'Type d’objet' },
  { value: 'critere', label: 'Critère (équipement, label, thème…)' },
  { value: 'commune', label: 'Commune' },
  { value: 'tag', label: 'Tag' },
  { value: 'languesParlees', label: 'Langue parlée' },
  { value: 'prix', label: 'Prix' },
  { value: 'classement', label: 'Classement (étoiles, épis, clés…)' },
  { value: 'capacite', label: 'Capacité' },
  { value: 'dates', label: 'Dates' },
  { value: 'distance', label: 'Autour de moi' },
  { value: 'ouvert', label: 'Ouvert maintenant' },
] as const;
export type CibleDeFiltre = (typeof CIBLES_DE_FILTRE)[number]['value'];

/** Those whose values are chosen among several. */
export const CIBLES_A_CHOIX = ['typeBridge', 'critere', 'commune', 'tag', 'languesParlees'] as const;
/** Those that are between two numbers. */
export const CIBLES_NUMERIQUES = ['prix', 'classement', 'capacite'] as const;

export const WIDGETS_DE_FILTRE = [
  { value: 'cases', label: 'Cases à cocher' },
  { value: 'pastilles', label: 'Pastilles' },
  { value: 'liste', label: 'Liste déroulante' },
] as const;

/** What a choice stands for: a code of the product (type, language), a commune by name, or a record. */
export const valeurDeChoixSchema = z.union([
  z.string().trim().min(1).max(200),
  refSchema('modalite'),
  refSchema('tag'),
]);
export type ValeurDeChoix = z.output<typeof valeurDeChoixSchema>;

export const REFS_DE_CHOIX = ['modalite', 'tag'];

export const choixSchema = z.strictObject({
  /** In addresses: stays when the words change. */
  slug: slugSchema,
  /** Empty: the words of its first value. */
  libelle: textesSchema,
  valeurs: z.array(valeurDeChoixSchema).min(1, 'Choisissez au moins une valeur.').max(100),
  picto: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .nullable(),
});
export type ChoixDeFiltre = z.output<typeof choixSchema>;

export const choixDeFiltreSchema = z
  .array(choixSchema)
  .max(200, '200 choix au plus.')
  .refine((choix) => new Set(choix.map(({ slug }) => slug)).size === choix.length, 'Deux choix ont la même adresse.');
