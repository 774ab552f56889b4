import { z } from 'zod';
import { isEmail, isSlug } from './validators.ts';

export const OBLIGATORY = 'Ce champ est obligatoire.';

/** Code of a language, in two letters. */
export const LANGUAGE = /^[a-z]{2}$/;

export const emailSchema = z
  .string()
  .trim()
  .max(254, '254 caractères au plus.')
  .refine(isEmail, 'Saisissez une adresse e-mail complète, par exemple prenom.nom@exemple.fr.');

/** Spec §5: trimmed before sign-in and registration. Without @, so that no name is another's e-mail address. */
export const usernameSchema = z
  .string()
  .trim()
  // In one normal form, so that look-alike names are equal.
  .normalize('NFKC')
  .min(1, OBLIGATORY)
  .max(100, '100 caractères au plus.')
  .regex(/^[\p{L}\p{N}._+-]+$/u, 'Lettres, chiffres et . _ - + seulement, sans espace ni @.');

export const slugSchema = z
  .string()
  .max(100, '100 caractères au plus.')
  .refine(isSlug, 'Lettres minuscules, chiffres et tirets simples seulement, par exemple office-du-val.');

/** The entity of a draft, whose channels' scope applies; without it, the person's own scope. */
export const ownerOfDraftSchema = z.number().int().positive().nullable().optional();

/** The counter of a row's changes, an integer of the database. */
export const versionSchema = z.number().int().positive().max(2_147_483_647);

/** Numbers of records in an address, « 3,7,12 ». */
export const idListSchema = z
  .string()
  .max(8_000)
  .default('')
  .transform((text, context) => {
    const ids = text.split(',').filter(Boolean).map(Number);
    if (ids.length > 500 || ids.some((id) => !Number.isSafeInteger(id) || id <= 0))
      context.addIssue({ code: 'custom', message: 'Une suite de 500 numéros au plus, séparés par des virgules.' });
    return ids;
  });

export const idSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
