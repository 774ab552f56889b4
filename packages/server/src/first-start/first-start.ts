import { join } from 'node:path';
import type { CrudContext } from '../crud/write/record.service.ts';
import { createWrite } from '../crud/write/writing.ts';
import { hashPassword } from '../platform/auth/password.ts';
import { createSecret } from '../platform/auth/secret.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import type { Db } from '../schema.ts';
import { demonstrateur } from './demonstrateur.ts';
import { createDemonstration } from './demonstration.ts';
import { DOSSIER, demonstrationFeeds } from './demonstration-flux.ts';
import {
  accountsWithGeneratedPassword,
  addFirstAccount,
  givePassword,
  hasAccounts,
  waitForTurn,
} from './first-start.repository.ts';
import { writeTerritory } from './territoire/ecriture.ts';

export interface FirstAccounts {
  /** The password is null when the operator chose it: it is not printed. */
  readonly admin: { readonly username: string; readonly password: string | null } | null;
  readonly demonstration: { readonly usernames: readonly string[]; readonly password: string } | null;
}

interface Options {
  /** The password of the first super admin; generated when the operator gives none. */
  readonly adminPassword: string | undefined;
  readonly demo: boolean;
  /** Folder of the files that feeds may read. */
  readonly depots: string;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly engine: CrudContext;
}

const ADMIN = 'admin';

/**
 * Gives an empty database its first accounts, and generates their passwords at each start until they are used: who
 * missed them reads new ones at the next start. Null when there is nothing to tell.
 */
export async function prepareFirstAccounts(
  { db, clock, log, engine }: Dependencies,
  { adminPassword, demo, depots }: Options,
): Promise<FirstAccounts | null> {
  await createWrite({ db, clock, log })({ acteur: demonstrateur() }, async (writing) => {
    const { tx, at } = writing;
    await waitForTurn(tx);
    if (await hasAccounts(tx)) return null;
    await addFirstAccount(tx, {
      username: ADMIN,
      email: 'admin@bridge.invalid',
      firstname: '',
      lastname: '',
      role: 'ROLE_SUPER_ADMIN',
      entiteId: null,
    });
    if (!demo) return null;
    const feeds = demonstrationFeeds(at);
    await writeTerritory(join(depots, DOSSIER), feeds);
    await createDemonstration(engine, writing, feeds);
    return null;
  });

  const generated = await accountsWithGeneratedPassword(db);
  const admin = generated.find(({ username, lastSignIn }) => username === ADMIN && lastSignIn === null);
  const team = generated.filter(({ username }) => username !== ADMIN);
  // The team shares one password, which holds once anybody used it.
  const teamIsNew = team.length > 0 && team.every(({ lastSignIn }) => lastSignIn === null);
  if (!admin && !teamIsNew) return null;

  const passwords = { admin: adminPassword ?? generatePassword(), team: generatePassword() };
  if (admin) await givePassword(db, admin.id, await hashPassword(passwords.admin), adminPassword === undefined);
  // Hashes are slow by design: those of the team are made in parallel.
  const give = async ({ id }: { id: number }) => givePassword(db, id, await hashPassword(passwords.team), true);
  if (teamIsNew) await Promise.all(team.map(give));
  return {
    admin: admin ? { username: ADMIN, password: adminPassword === undefined ? passwords.admin : null } : null,
    demonstration: teamIsNew ? { usernames: team.map(({ username }) => username), password: passwords.team } : null,
  };
}

/** Easy to type from a terminal, 100 bits and more. */
function generatePassword(): string {
  const letters =
    createSecret('mot-de-passe')
      .split('.')[1]
      ?.replace(/[^a-z0-9]/gi, '') ?? '';
  return (letters.slice(0, 20).match(/.{1,5}/g) ?? []).join('-');
}
