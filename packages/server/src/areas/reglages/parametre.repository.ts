import {
  civilDay,
  PARAMETRES_INITIAUX,
  type Parametres,
  type parametres,
  parametresSchema,
  type RecordOf,
} from '@bridge/contract';
import { sql } from 'kysely';
import type { Instant } from '../../catalogue/colonnes.rules.ts';
import type { Db } from '../../schema.ts';

export type ParametresEnregistres = RecordOf<typeof parametres>;

/** The parameters in force: saved values over the defaults. */
export async function parametresInForce(db: Db): Promise<Parametres> {
  const rows = await db.selectFrom('parametres').select(['cle', 'valeur']).execute();
  return parseParametres(Object.fromEntries(rows.map(({ cle, valeur }) => [cle, valeur])));
}

/** The day and the languages that the columns of objets are computed for. */
export async function instantOf(db: Db, now: Date): Promise<Instant> {
  return { aujourdhui: civilDay(now), langues: (await parametresInForce(db)).bridge_languages };
}

/** The parameters that narrow rights: when unreadable, they count as on. */
const STRICT: readonly string[] = ['sso_active', 'mode_multi_entites'];

/** Parses parameters. An unreadable value becomes the default, or the strict one when rights depend on it. */
export function parseParametres(stored: Readonly<Record<string, unknown>>): Parametres {
  const readable = Object.entries(parametresSchema.shape).flatMap(([cle, schema]) => {
    const result = schema.safeParse(stored[cle]);
    if (result.success) return [[cle, result.data]];
    return STRICT.includes(cle) ? [[cle, true]] : [];
  });
  return { ...PARAMETRES_INITIAUX, ...Object.fromEntries(readable) };
}

/** Parses parameters once per text: requests bring the same one until a parameter changes. */
export function createReadParametres(): (stored: string | null) => Parametres {
  const read = (stored: string | null) => parseParametres(stored === null ? {} : JSON.parse(stored));
  let last: { readonly stored: string | null; readonly parametres: Parametres } | null = null;
  return (stored) => {
    if (last?.stored !== stored) last = { stored, parametres: read(stored) };
    return last.parametres;
  };
}

/** The parameters with their version, and who changed them last. */
export async function parametresEnregistres(db: Db): Promise<ParametresEnregistres> {
  const { version, modifie_le, modifie_par } = await db
    .selectFrom('parametres_version')
    .select(['version', 'modifie_le', 'modifie_par'])
    .executeTakeFirstOrThrow();
  return {
    id: 1,
    version,
    modifieLe: modifie_le?.toISOString() ?? null,
    modifiePar: modifie_par,
    ...(await parametresInForce(db)),
  };
}

/** Locks the parameters: of two people who save at once, the second reads the first's values. */
export async function lockParametres(db: Db): Promise<void> {
  await db.selectFrom('parametres_version').select('version').forUpdate().execute();
}

export async function countChange(db: Db, userId: number | null, at: Date): Promise<void> {
  await db
    .updateTable('parametres_version')
    .set({ version: sql`version + 1`, modifie_le: at, modifie_par: userId })
    .execute();
}

export async function saveParametres(db: Db, changes: Partial<Parametres>, at: Date): Promise<void> {
  const values = Object.entries(changes).map(([cle, valeur]) => ({
    // The type of Object.entries forgets that the keys are those of Parametres.
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

export async function isFichier(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('fichiers').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
