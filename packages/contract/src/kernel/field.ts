import { z } from 'zod';
import { isEmail, isSlug } from './validators.ts';

/** One field of a resource: what it is called, what it accepts and how lists treat it. */
export interface Field<S extends z.ZodType = z.ZodType> {
  readonly label: string;
  readonly schema: S;
  readonly help?: string;
  /** Lists may be sorted by it. */
  readonly sortable?: boolean;
  /** The `q` of a list looks into it. */
  readonly searchable?: boolean;
  /** Set by the server: shown, never written by a client. */
  readonly readOnly?: boolean;
}

type Options = Omit<Field, 'schema'>;

export function field<S extends z.ZodType, const O extends Options>(schema: S, options: O): Field<S> & O {
  return { schema, ...options };
}

export function text<const O extends Options>(options: O, longest = 200) {
  return field(z.string().trim().max(longest, `${longest} caractères au plus.`), options);
}

export function requiredText<const O extends Options>(options: O, longest = 200) {
  const schema = z.string().trim().min(1, 'Ce champ est obligatoire.').max(longest, `${longest} caractères au plus.`);
  return field(schema, options);
}

export function email<const O extends Options>(options: O) {
  return field(emailSchema, options);
}

export function slug<const O extends Options>(options: O) {
  return field(slugSchema, options);
}

export const emailSchema = z
  .string()
  .trim()
  .max(254, '254 caractères au plus.')
  .refine(isEmail, 'Saisissez une adresse e-mail complète, par exemple prenom.nom@exemple.fr.');

/** Spec §5: trimmed before sign-in and registration. Without @, so that no user name is somebody else’s e-mail address. */
export const usernameSchema = z
  .string()
  .trim()
  // Spelled one way only: two look-alike names are one name.
  .normalize('NFKC')
  .min(1, 'Ce champ est obligatoire.')
  .max(100, '100 caractères au plus.')
  .regex(/^[\p{L}\p{N}._+-]+$/u, 'Lettres, chiffres et . _ - + seulement, sans espace ni @.');

export const slugSchema = z
  .string()
  .max(100, '100 caractères au plus.')
  .refine(isSlug, 'Lettres minuscules, chiffres et tirets simples seulement, par exemple office-du-val.');

/** What a row counts its changes with: an integer of the database. */
export const versionSchema = z.number().int().positive().max(2_147_483_647);

export const idSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
