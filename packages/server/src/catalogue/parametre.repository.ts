import { type CleParametre, PARAMETRES_INITIAUX, type Parametres, parametresSchema } from '@bridge/contract';
import type { Db } from '../schema.ts';

/** Some parameters of the instance, read outside the areas. An unreadable value is replaced by the default. */
export async function parametresLus<const K extends CleParametre>(
  db: Db,
  ...cles: readonly K[]
): Promise<Pick<Parametres, K>> {
  const rows = await db.selectFrom('parametres').select(['cle', 'valeur']).where('cle', 'in', cles).execute();
  const stored = new Map<string, unknown>(rows.map(({ cle, valeur }) => [cle, valeur]));
  const read = cles.map((cle) => {
    const { data = PARAMETRES_INITIAUX[cle] } = parametresSchema.shape[cle].safeParse(stored.get(cle));
    return [cle, data];
  });
  // The schema of a parameter reads that parameter.
  return Object.fromEntries(read) as Pick<Parametres, K>;
}
