import { PARAMETRES_INITIAUX, type Parametres, parametresSchema } from '@bridge/contract';
import type { Db } from '../../schema.ts';

/** The parameters in force: what was changed, over the defaults. */
export async function parametresInForce(db: Db): Promise<Parametres> {
  const rows = await db.selectFrom('parametres').select(['cle', 'valeur']).execute();
  return parseParametres(Object.fromEntries(rows.map(({ cle, valeur }) => [cle, valeur])));
}

/** These narrow who may do what: unreadable, they count as on. */
const STRICT: readonly string[] = ['sso_active', 'mode_multi_entites'];

/** A value that this version cannot read gives way to its default, or to the strict one where rights depend on it. */
export function parseParametres(stored: Readonly<Record<string, unknown>>): Parametres {
  const readable = Object.entries(parametresSchema.shape).flatMap(([cle, schema]) => {
    const result = schema.safeParse(stored[cle]);
    if (result.success) return [[cle, result.data]];
    return STRICT.includes(cle) ? [[cle, true]] : [];
  });
  return { ...PARAMETRES_INITIAUX, ...Object.fromEntries(readable) };
}

export async function saveParametres(db: Db, changes: Partial<Parametres>, at: Date): Promise<void> {
  const values = Object.entries(changes).map(([cle, valeur]) => ({
    // Object.entries forgets that the keys are those of Parametres.
    cle: cle as keyof Parametres,
    valeur: JSON.stringify(valeur),
    modifie_le: at,
  }));
  if (values.length === 0) return;
  await db
    .insertInto('parametres')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('cle').doUpdateSet(({ ref }) => ({
        valeur: ref('excluded.valeur'),
        modifie_le: ref('excluded.modifie_le'),
      })),
    )
    .execute();
}
