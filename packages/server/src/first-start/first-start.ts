import { sql } from 'kysely';
import { hashPassword } from '../platform/auth/password.ts';
import { createSecret } from '../platform/auth/secret.ts';
import type { Db } from '../schema.ts';
import { createDemonstration } from './demonstration.ts';

export interface FirstAccounts {
  readonly admin: { readonly username: string; readonly password: string | null };
  readonly demonstration: { readonly usernames: readonly string[]; readonly password: string } | null;
}

interface Options {
  /** Of the first super admin; generated when the operator gives none. */
  readonly adminPassword: string | undefined;
  readonly demo: boolean;
}

const ANY_CONSTANT = 7_163_420_119;

/** Gives an empty database its first accounts, once, whoever else starts at the same time. Null when it has some already. */
export async function createFirstAccounts(db: Db, { adminPassword, demo }: Options): Promise<FirstAccounts | null> {
  return db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${ANY_CONSTANT})`.execute(tx);
    const existing = await tx.selectFrom('utilisateurs').select('id').limit(1).executeTakeFirst();
    if (existing) return null;
    const password = adminPassword ?? generatePassword();
    await tx
      .insertInto('utilisateurs')
      .values({
        username: 'admin',
        email: 'admin@bridge.invalid',
        firstname: '',
        lastname: '',
        password_hash: await hashPassword(password),
        password_genere: adminPassword === undefined,
        roles: ['ROLE_SUPER_ADMIN'],
        entite_id: null,
        statut: 'actif',
        derniere_connexion: null,
      })
      .execute();
    return {
      // What the operator chose is not printed back.
      admin: { username: 'admin', password: adminPassword === undefined ? password : null },
      demonstration: demo ? await createDemonstration(tx, generatePassword()) : null,
    };
  });
}

/** Easy to type from a terminal, 100 bits and more. */
function generatePassword(): string {
  const letters =
    createSecret('mot-de-passe')
      .split('.')[1]
      ?.replace(/[^a-z0-9]/gi, '') ?? '';
  return (letters.slice(0, 20).match(/.{1,5}/g) ?? []).join('-');
}
