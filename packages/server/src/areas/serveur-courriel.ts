import type { Vault } from '../crud/write/value.rules.ts';
import { MailServerError, PASSWORD_IN_CLEAR, UNREADABLE_PASSWORD } from '../platform/mail.failure.ts';
import type { MailServer } from '../platform/mail.ts';
import { createReach } from '../platform/net/reach.ts';
import { isOpened } from '../platform/net/target.rules.ts';
import type { Db } from '../schema.ts';
import { type ServeurEnregistre, serveurEnregistre } from './serveur-courriel.repository.ts';

/** The ports of mail, and of relays when clouds close those; above 1024, all but those of other known services. */
const PORTS: ReadonlySet<number> = new Set([25, 465, 587, 2525]);

interface Dependencies {
  readonly vault: Vault;
  /** Hosts of the operator's own network, where a mail server may be. */
  readonly intranet: readonly string[];
  /** Certificate authorities trusted besides those of the system. */
  readonly autorites?: readonly string[];
}

export type SavedServer = (db: Db) => Promise<MailServer | null>;

/** The mail server that a super administrator gave, ready to be used; null where none was given. */
export function savedServer({ vault, intranet, autorites }: Dependencies): SavedServer {
  const reach = createReach({ allowed: intranet, ports: PORTS });
  return async (db) => {
    const saved = await serveurEnregistre(db);
    if (saved === undefined) return null;
    const { hote, port, securite, expediteur } = saved;
    const compte = compteOf(saved, vault);
    if (compte !== null && isInClear(saved, intranet)) throw new MailServerError(PASSWORD_IN_CLEAR);
    const connect = () => reach.socket(hote, port);
    return { hote, port, securite, compte, from: expediteur, connect, ...(autorites && { autorites }) };
  };
}

/** Whether what is sent to a server can be read on the way; the operator's own network counts as safe. */
export function isInClear(
  { hote, port, securite }: Pick<ServeurEnregistre, 'hote' | 'port' | 'securite'>,
  intranet: readonly string[],
): boolean {
  return securite === 'aucune' && !isOpened(hote, port, intranet);
}

function compteOf({ utilisateur, motDePasse }: ServeurEnregistre, vault: Vault): MailServer['compte'] {
  if (motDePasse === null) return null;
  try {
    return { user: utilisateur, pass: vault.open(motDePasse) };
  } catch (cause) {
    throw new MailServerError(UNREADABLE_PASSWORD, { cause });
  }
}
