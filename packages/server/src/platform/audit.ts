import type { Db } from '../schema.ts';
import type { Identity } from './auth/identity.ts';

export interface AuditEntry {
  readonly at: Date;
  readonly action: string;
  readonly by: Pick<Identity, 'userId' | 'actor' | 'entiteId'> | null;
  readonly target?: { readonly kind: string; readonly id: number | string };
  readonly details?: Record<string, unknown>;
  readonly ip?: string;
}

/** Writes one line of the audit log, in the transaction of what it tells. Both identities are kept while acting as somebody. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('journal')
    .values({
      le: entry.at,
      action: entry.action,
      acteur_id: entry.by?.actor?.userId ?? entry.by?.userId ?? null,
      utilisateur_id: entry.by?.userId ?? null,
      cible: entry.target?.kind ?? null,
      cible_id: entry.target ? String(entry.target.id) : null,
      entite_id: entry.by?.entiteId ?? null,
      details: JSON.stringify(entry.details ?? {}),
      ip: entry.ip ?? null,
    })
    .execute();
}
