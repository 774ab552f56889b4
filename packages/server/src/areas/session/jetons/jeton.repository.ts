import type { JetonDApi, JetonGarde, Portee } from '@bridge/contract';
import type { Db } from '../../../schema.ts';

/** Whose a token is. */
export type Porteur = { readonly utilisateur_id: number } | { readonly compte_de_service_id: number };

const columnOf = (porteur: Porteur) =>
  'utilisateur_id' in porteur
    ? (['utilisateur_id', porteur.utilisateur_id] as const)
    : (['compte_de_service_id', porteur.compte_de_service_id] as const);

/** The tokens that work, and the expired ones, to be renewed. */
async function keptOf(db: Db, porteur: Porteur) {
  const [column, id] = columnOf(porteur);
  const rows = await db
    .selectFrom('jetons_api')
    .select(['id', 'nom', 'fin', 'portees', 'cree_le', 'expire_le', 'utilise_le'])
    .where(column, '=', id)
    .where('revoque_le', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ cree_le, expire_le, utilise_le, ...jeton }) => ({
    ...jeton,
    creeLe: cree_le.toISOString(),
    expireLe: expire_le.toISOString(),
    utiliseLe: utilise_le?.toISOString() ?? null,
  }));
}

export async function jetonsOf(db: Db, userId: number): Promise<JetonDApi[]> {
  const kept = await keptOf(db, { utilisateur_id: userId });
  return kept.map(({ portees, ...jeton }) => ({ ...jeton, portees: portees ?? [] }));
}

export async function jetonsDuCompte(db: Db, compteId: number): Promise<JetonGarde[]> {
  const kept = await keptOf(db, { compte_de_service_id: compteId });
  return kept.map(({ nom, portees, ...jeton }) => jeton);
}

interface NewJeton {
  readonly porteur: Porteur;
  readonly nom: string;
  readonly empreinte: Buffer;
  readonly fin: string;
  /** Null for a token of a service account, which has scopes of its own. */
  readonly portees: readonly Portee[] | null;
  readonly at: Date;
  readonly life: number;
}

export async function addJeton(db: Db, { porteur, portees, at, life, ...jeton }: NewJeton): Promise<void> {
  await db
    .insertInto('jetons_api')
    .values({
      ...jeton,
      utilisateur_id: null,
      compte_de_service_id: null,
      ...porteur,
      portees: portees === null ? null : JSON.stringify(portees),
      cree_le: at,
      expire_le: new Date(at.getTime() + life),
      utilise_le: null,
      revoque_le: null,
    })
    .execute();
}

/** Revokes a token and returns its name, or undefined when there is none. */
export async function revokeJetonOf(db: Db, porteur: Porteur, id: number, at: Date): Promise<string | undefined> {
  const [column, owner] = columnOf(porteur);
  const revoked = await db
    .updateTable('jetons_api')
    .set({ revoque_le: at })
    .where('id', '=', id)
    .where(column, '=', owner)
    .where('revoque_le', 'is', null)
    .returning('nom')
    .executeTakeFirst();
  return revoked?.nom;
}

/** A token that serves. */
export async function jetonInForce(db: Db, empreinte: Buffer, at: Date) {
  return db
    .selectFrom('jetons_api')
    .select(['id', 'utilisateur_id as userId', 'compte_de_service_id as compteId', 'portees', 'utilise_le as usedAt'])
    .where('empreinte', '=', empreinte)
    .where('revoque_le', 'is', null)
    .where('expire_le', '>', at)
    .executeTakeFirst();
}

export async function noteUseOfJeton(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('jetons_api').set({ utilise_le: at }).where('id', '=', id).execute();
}
