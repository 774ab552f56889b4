import { BridgeError, type CleDApi, civilDay } from '@bridge/contract';
import type { Writing } from '../../../crud/write/writing.ts';
import { auditChange } from '../../../platform/audit.ts';
import { createSecret, digest } from '../../../platform/auth/secret.ts';
import type { Db } from '../../../schema.ts';
import { clesDe, expireCle, insertCle, markRevoked, takeCle } from './cle.repository.ts';

/** The fingerprint of a key, which is all that the database keeps of it. */
export function empreinteDeCle(cle: string): string {
  return digest(cle).toString('hex');
}

const SHOWN = 14;
/** How long a replaced key still works, in milliseconds. */
const GRACE = 24 * 60 * 60_000;

interface Nouvelle {
  readonly nom: string;
  readonly origines: readonly string[];
  readonly quota: number;
}

/** Creates a key of a site: the key itself is told this once, and kept as a fingerprint. */
export async function createCle(
  writing: Writing,
  site: number,
  { nom, origines, quota }: Nouvelle,
  action = 'cle-creer',
) {
  const { tx, at, acteur } = writing;
  const cle = createSecret('cle-api');
  const id = await insertCle(tx, {
    site,
    nom,
    debut: cle.slice(0, SHOWN),
    empreinte: empreinteDeCle(cle),
    origines: [...new Set(origines.map((origine) => new URL(origine).origin))],
    quota,
    at,
    par: acteur.userId,
  });
  await noted(writing, site, action, { nom, numero: id, quota });
  return { ...(await clesDuSite(tx, site, at)), cle };
}

/** Replaces a key: programs that use the old one have a day to change. */
export async function renewCle(writing: Writing, site: number, id: number) {
  const { tx, at } = writing;
  const known = await takeCle(tx, site, id, at);
  if (known === undefined) throw new BridgeError('notFound');
  await expireCle(tx, id, new Date(at.getTime() + GRACE));
  return createCle(writing, site, known, 'cle-renouveler');
}

/** Revokes a key: it opens nothing any more. */
export async function revokeCle(writing: Writing, site: number, id: number) {
  const { tx, at } = writing;
  const known = await takeCle(tx, site, id, at);
  if (known === undefined) throw new BridgeError('notFound');
  await markRevoked(tx, id, at);
  await noted(writing, site, 'cle-revoquer', { nom: known.nom, numero: id });
  return clesDuSite(tx, site, at);
}

export async function clesDuSite(db: Db, site: number, at: Date): Promise<{ items: CleDApi[] }> {
  const rows = await clesDe(db, site, { at, jour: civilDay(at) });
  return {
    items: rows.map(({ creeLe, derniereUtilisation, revoqueeLe, ...row }) => ({
      ...row,
      creeLe: creeLe.toISOString(),
      derniereUtilisation: derniereUtilisation?.toISOString() ?? null,
      revoqueeLe: revoqueeLe?.toISOString() ?? null,
    })),
  };
}

async function noted(writing: Writing, id: number, action: string, details: Record<string, unknown>) {
  await auditChange(writing, { action: `site.${action}`, target: { kind: 'site', id }, details });
}
