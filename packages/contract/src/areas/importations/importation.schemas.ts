import { z } from 'zod';
import { ACTIONS_IMPORTATION } from '../../catalogue/importation.rules.ts';
import { SYSTEMES } from '../../catalogue/systeme.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { formatNumber } from '../../kernel/words/format.ts';
import { agree, type Noun } from '../../kernel/words/french.ts';

/** The number of an import. */
export const importationParams = z.strictObject({ id: idSchema });
export const systemeSchema = z.enum(SYSTEMES.map(({ value }) => value));
export const actionSchema = z.enum(ACTIONS_IMPORTATION.map(({ value }) => value));

/** The noun of `objetHead`, which lies in the folder of another area: areas do not import one another. */
const OBJET: Noun = { one: 'Objet', many: 'Objets' };

const compte = z.number().int().nonnegative();
export const compteursSchema = z.object({
  recus: compte,
  crees: compte,
  modifies: compte,
  inchanges: compte,
  retires: compte,
  restaures: compte,
  rejetes: compte,
  rattaches: compte,
  avertissements: compte,
  ecartees: compte,
});

/** « 3 créés, 1 modifié »: the counts above zero. */
export function compteursEnMots(compteurs: z.output<typeof compteursSchema>): string {
  const faits: readonly [number, string][] = [
    [compteurs.recus, 'reçu'],
    [compteurs.crees, 'créé'],
    [compteurs.modifies, 'modifié'],
    [compteurs.retires, 'retiré'],
    [compteurs.restaures, 'restauré'],
    [compteurs.rattaches, 'rattaché'],
    [compteurs.rejetes, 'rejeté'],
  ];
  const dits = faits
    .filter(([nombre]) => nombre > 0)
    .map(([nombre, mot]) => `${formatNumber(nombre)}\u00a0${agree(OBJET, mot, nombre)}`);
  return dits.join(', ') || 'aucun changement';
}

/** The page of a list to read. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(200).default(50),
};
