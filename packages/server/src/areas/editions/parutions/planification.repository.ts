import { type Planification, planification } from '@bridge/contract';
import { recordById } from '../../../crud/read/record.repository.ts';
import { storedOf } from '../../../crud/stored.ts';
import type { Vault } from '../../../crud/write/value.rules.ts';
import type { GenerationLue } from '../../../publication/print/generations/generations.repository.ts';
import type { Db, Row } from '../../../schema.ts';
import type { Rythme } from './calendrier.ts';

const SYSTEM = { kind: 'system', reason: 'a planification works by itself, within its own entity' } as const;

/** The planifications that run by themselves. */
export async function planificationsActives(db: Db): Promise<(Rythme & { readonly id: number })[]> {
  return db
    .selectFrom('planifications')
    .select(['id', 'calendrier', 'validite', 'fuseau'])
    .where('actif', '=', true)
    .where('archive_le', 'is', null)
    .where('supprime_le', 'is', null)
    .orderBy('id')
    .execute();
}

const stored = storedOf(planification);

/** A saved planification; undefined when it was thrown away or cannot be read by this version. */
export async function planificationLue(db: Db, id: number | null): Promise<Planification | undefined> {
  const found = id === null ? undefined : await recordById(db, stored, SYSTEM, id);
  return found === undefined || found.supprimeLe !== null ? undefined : planification.record.safeParse(found).data;
}

/** A secret of a planification, decrypted; empty without one. */
export async function secretDe(db: Db, vault: Vault, id: number, champ: 'secret' | 'signature'): Promise<string> {
  const found = await db.selectFrom('planifications').select(champ).where('id', '=', id).executeTakeFirst();
  const sealed = found?.[champ];
  return sealed ? vault.open(sealed) : '';
}

/** The entity of a planification, which its type leaves out. */
export const entiteDe = (record: Planification): number | null => Object(record).entiteId ?? null;

/** The last document of a planification before this one, for the same readers. */
export async function parutionPrecedente(
  db: Db,
  { id, planification: of, langue, entite_id }: Pick<GenerationLue, 'id' | 'planification' | 'langue' | 'entite_id'>,
): Promise<string | null> {
  const found = await db
    .selectFrom('generations')
    .select('dossier')
    .where('planification', '=', of)
    .where('langue', '=', langue)
    .where('entite_id', 'is not distinct from', entite_id)
    .where('id', '<', id)
    .where('etat', '=', 'validee')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.dossier ?? null;
}

/** Forgets the keys of the servers of a planification: the keys that they show next are trusted. */
export async function forgetServeurs(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('serveurs_connus').where('planification', '=', id).execute();
}

/** The names and roles of accounts. */
export async function rolesDe(tx: Db, ids: readonly number[]): Promise<Row<'utilisateurs', 'username' | 'roles'>[]> {
  if (ids.length === 0) return [];
  return tx.selectFrom('utilisateurs').select(['username', 'roles']).where('id', 'in', ids).execute();
}
