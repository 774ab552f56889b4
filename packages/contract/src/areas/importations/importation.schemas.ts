import { z } from 'zod';
import { ACTIONS_IMPORTATION } from '../../catalogue/importation.rules.ts';
import { SYSTEMES } from '../../catalogue/systeme.ts';
import { idSchema } from '../../kernel/schemas.ts';

/** One run. */
export const importationParams = z.strictObject({ id: idSchema });
export const systemeSchema = z.enum(SYSTEMES.map(({ value }) => value));
export const actionSchema = z.enum(ACTIONS_IMPORTATION.map(({ value }) => value));

const compte = z.number().int().nonnegative();
export const compteursSchema = z.object({
  recus: compte,
  crees: compte,
  modifies: compte,
  inchanges: compte,
  retires: compte,
  restaures: compte,
  rejetes: compte,
  avertissements: compte,
});

/** Of a list, the part that is asked for. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(200).default(50),
};
