import type { Db } from '../schema.ts';
import { type Auteur, auteurColumns } from './auth/acteur.ts';
import type { Identity } from './auth/identity.ts';

export interface AuditEntry {
  readonly at: Date;
  readonly action: string;
  readonly by: (Auteur & Pick<Identity, 'entiteId'>) | null;
  readonly target?: { readonly kind: string; readonly id: number | string };
  readonly details?: Record<string, unknown>;
  readonly ip?: string | null;
}

/** Writes one line of the audit log, in the transaction of the change. Acting as another keeps both identities. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  const { utilisateur_id, acteur_id, automate } = auteurColumns(entry.by);
  await db
    .insertInto('journal')
    .values({
      le: entry.at,
      action: entry.action,
      acteur_id: acteur_id ?? (automate === null ? utilisateur_id : null),
      utilisateur_id,
      automate,
      cible: entry.target?.kind ?? null,
      cible_id: entry.target ? String(entry.target.id) : null,
      entite_id: entry.by?.entiteId ?? null,
      details: JSON.stringify(entry.details ?? {}),
      ip: entry.ip ?? null,
    })
    .execute();
}

/** The change that a line is about: a `Writing`, for instance. */
interface Told {
  readonly tx: Db;
  readonly acteur: Auteur & Pick<Identity, 'entiteId'>;
  readonly at: Date;
  readonly adresse: string | null;
}

/** A line about a change under way. */
export function auditChange(
  { tx, acteur, at, adresse }: Told,
  entry: Pick<AuditEntry, 'action' | 'target' | 'details'>,
): Promise<void> {
  return recordAudit(tx, { ...entry, at, by: acteur, ip: adresse });
}
