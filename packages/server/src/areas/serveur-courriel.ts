import type { Vault } from '../crud/value.rules.ts';
import type { MailServer } from '../platform/mail.ts';
import { createReach } from '../platform/net/reach.ts';
import type { Db } from '../schema.ts';
import { serveurEnregistre } from './serveur-courriel.repository.ts';

/** Those of mail; above 1024, whatever is no other known service. */
const PORTS: ReadonlySet<number> = new Set([25, 465, 587]);

interface Dependencies {
  readonly vault: Vault;
  /** Hosts of the operator's own network: a mail server may be one of them, and no other machine there. */
  readonly intranet: readonly string[];
}

export type SavedServer = (db: Db) => Promise<MailServer | null>;

/** The mail server that a super administrator gave, ready to be used; null where none was given. */
export function savedServer({ vault, intranet }: Dependencies): SavedServer {
  const reach = createReach({ allowed: intranet, ports: PORTS });
  return async (db) => {
    const saved = await serveurEnregistre(db);
    if (saved === undefined) return null;
    const { hote, port, securite, utilisateur, expediteur, motDePasse } = saved;
    const compte = motDePasse === null ? null : { user: utilisateur, pass: vault.open(motDePasse) };
    return { hote, port, securite, compte, from: expediteur, connect: () => reach.socket(hote, port) };
  };
}
