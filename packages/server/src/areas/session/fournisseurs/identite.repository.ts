import type { Role } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';
import type { PersonneExterne } from './personne.rules.ts';

/** The account linked to a person of a provider. */
export async function identiteDe(db: Db, fournisseurId: number, sujet: string) {
  return db
    .selectFrom('identites')
    .select(['id', 'utilisateur_id as userId'])
    .where('fournisseur_id', '=', fournisseurId)
    .where('sujet', '=', sujet)
    .executeTakeFirst();
}

interface NewIdentite {
  readonly fournisseurId: number;
  readonly userId: number;
  readonly personne: Pick<PersonneExterne, 'sujet' | 'email' | 'identifiant'>;
  readonly origine: string;
  readonly at: Date;
}

/** Links an account; a person has one identity at each provider, the last one proved. */
export async function addIdentite(
  db: Db,
  { fournisseurId, userId, personne, origine, at }: NewIdentite,
): Promise<number> {
  await db
    .deleteFrom('identites')
    .where('utilisateur_id', '=', userId)
    .where('fournisseur_id', '=', fournisseurId)
    .execute();
  const { id } = await db
    .insertInto('identites')
    .values({
      fournisseur_id: fournisseurId,
      utilisateur_id: userId,
      sujet: personne.sujet,
      nom: personne.email || personne.identifiant,
      cree_le: at,
      vue_le: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteOrigin(db, userId, { fournisseur: origine, sujet: personne.sujet });
  return id;
}

/** The longest subject of a provider that administrators are shown. */
const LONGEST_SUBJECT = 300;

async function noteOrigin(
  db: Db,
  userId: number,
  by: { fournisseur: string; sujet: string } | undefined,
): Promise<void> {
  const identifiant_externe = by?.sujet.slice(0, LONGEST_SUBJECT) ?? '';
  await db
    .updateTable('utilisateurs')
    .set({ origine: by?.fournisseur ?? '', identifiant_externe })
    .where('id', '=', userId)
    .execute();
}

export async function touchIdentite(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('identites').set({ vue_le: at }).where('id', '=', id).execute();
}

/** The identities linked to an account, for its owner. */
export async function identitesOf(db: Db, userId: number) {
  const rows = await db
    .selectFrom('identites')
    .innerJoin('fournisseurs', 'fournisseurs.id', 'identites.fournisseur_id')
    .select([
      'identites.id',
      'fournisseurs.code',
      'fournisseurs.nom as fournisseur',
      'identites.nom',
      'identites.sujet',
      'identites.vue_le',
    ])
    .where('utilisateur_id', '=', userId)
    .orderBy('fournisseurs.nom')
    .execute();
  return rows.map(({ vue_le, ...identite }) => ({ ...identite, vueLe: vue_le.toISOString() }));
}

interface Unlinking {
  readonly id: number;
  readonly userId: number;
  /** The session of the request, which stays open. */
  readonly sessionId: string;
  readonly at: Date;
}

/** Unlinks an account and closes the sessions of that link. Returns the provider's name, or undefined. */
export async function removeIdentite(db: Db, { id, userId, sessionId, at }: Unlinking): Promise<string | undefined> {
  await db
    .updateTable('sessions')
    .set({ fermee_le: at })
    .where('identite_id', '=', id)
    .where('utilisateur_id', '=', userId)
    .where('id', '!=', sessionId)
    .where('fermee_le', 'is', null)
    .execute();
  const removed = await db
    .deleteFrom('identites')
    .using('fournisseurs')
    .whereRef('fournisseurs.id', '=', 'identites.fournisseur_id')
    .where('identites.id', '=', id)
    .where('identites.utilisateur_id', '=', userId)
    .returning('fournisseurs.nom')
    .executeTakeFirst();
  if (removed) {
    await noteOrigin(db, userId, (await identitesOf(db, userId))[0]);
  }
  return removed?.nom;
}

interface NewAccount {
  readonly username: string;
  readonly personne: PersonneExterne;
  readonly statut: 'actif' | 'invite';
  readonly roles: readonly Role[];
  readonly entiteId: number | null;
}

/** Adds an account without a password, which its provider alone opens. */
export async function addAccount(db: Db, { username, personne, statut, roles, entiteId }: NewAccount): Promise<number> {
  const { id } = await db
    .insertInto('utilisateurs')
    .values({
      username,
      email: personne.email,
      firstname: personne.prenom,
      lastname: personne.nom,
      password_hash: null,
      roles: [...roles],
      entite_id: entiteId,
      statut,
      email_confirme: personne.emailVerifie,
      derniere_connexion: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The user name wanted, or the first free one after it. */
export async function freeUsername(db: Db, wanted: string): Promise<string> {
  const rows = await db
    .selectFrom('utilisateurs')
    .select('username')
    .where(sql`lower(username)`, 'like', `${wanted.replaceAll(/[\\%_]/g, '\\$&')}%`)
    .execute();
  const taken = new Set(rows.map(({ username }) => username.toLowerCase()));
  if (!taken.has(wanted)) return wanted;
  for (let rank = 2; ; rank += 1) if (!taken.has(`${wanted}-${rank}`)) return `${wanted}-${rank}`;
}

/** The first entity that has one of these codes, or null. */
export async function entiteDeCode(db: Db, codes: readonly string[]): Promise<number | null> {
  if (codes.length === 0) return null;
  const found = await db
    .selectFrom('entites')
    .select('id')
    .where(
      sql`lower(code)`,
      'in',
      codes.map((code) => code.toLowerCase()),
    )
    .where('archive_le', 'is', null)
    .where('supprime_le', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  return found?.id ?? null;
}
