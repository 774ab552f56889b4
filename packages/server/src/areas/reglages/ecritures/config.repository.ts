import { configEcritureApidae, type RecordOf } from '@bridge/contract';
import { actedUponBy } from '../../../crud/read/portee.repository.ts';
import { idsWhere, recordById } from '../../../crud/read/record.repository.ts';
import { storedOf } from '../../../crud/stored.ts';
import type { Vault } from '../../../crud/write/value.rules.ts';
import type { Db } from '../../../schema.ts';

export type ConfigEcriture = RecordOf<typeof configEcritureApidae>;

const SYSTEM = { kind: 'system', reason: 'what was proposed within its entity leaves by itself' } as const;
const stored = storedOf(configEcritureApidae);

/** A saved configuration; undefined when it was thrown away, or cannot be read by this version. */
export async function configEcriture(db: Db, id: number | null): Promise<ConfigEcriture | undefined> {
  const found = id === null ? undefined : await recordById(db, stored, SYSTEM, id);
  return found === undefined || found.supprimeLe !== null
    ? undefined
    : configEcritureApidae.record.safeParse(found).data;
}

/** The secret of the project at Apidae; empty without one. */
export async function secretDeConfig(db: Db, vault: Vault, id: number): Promise<string> {
  const found = await db.selectFrom('configs_ecriture_apidae').select('secret').where('id', '=', id).executeTakeFirst();
  return found?.secret ? vault.open(found.secret) : '';
}

/** The active configurations of an entity, by name. */
export async function configsDe(db: Db, entite: number | null): Promise<ConfigEcriture[]> {
  const rows = await db
    .selectFrom('configs_ecriture_apidae')
    .select('id')
    .where('actif', '=', true)
    .where('archive_le', 'is', null)
    .where('supprime_le', 'is', null)
    .orderBy('nom')
    .execute();
  const allowed = await idsWhere(
    db,
    stored,
    rows.map(({ id }) => id),
    await actedUponBy(db, stored, entite),
  );
  const read = await Promise.all(rows.map(({ id }) => (allowed.includes(id) ? configEcriture(db, id) : undefined)));
  return read.filter((one) => one !== undefined);
}
