import type { Writing } from '../../crud/write/writing.ts';
import { nomDe } from '../../platform/auth/acteur.ts';
import type { Recipient } from '../mails.ts';
import { type AccountLinks, createInvite, createReset } from './account.service.ts';
import { removeFactors } from './facteurs/facteur.repository.ts';
import { voidLinks } from './lien.repository.ts';
import { factorChangedMessage } from './session.mails.ts';
import { closeSessions, openSessionsOf } from './session.repository.ts';

type Account = Recipient & { readonly id: number };

/** Updates the sessions and links of an account when the area that manages accounts changes it. */
export function createAccounts(dependencies: AccountLinks) {
  const sendInvitation = createInvite(dependencies);
  const sendLink = createReset(dependencies);
  return {
    closeSessions,
    voidLinks,
    openSessionsOf,
    resetFactors: async ({ tx, at, afterCommit }: Writing, account: Account) => {
      await removeFactors(tx, account.id);
      await closeSessions(tx, account.id, at);
      afterCommit(() => dependencies.mail.post(factorChangedMessage(account, 'reinitialise', at)));
    },
    invite: ({ tx, acteur, afterCommit }: Writing, account: Account) =>
      sendInvitation(tx, account, nomDe(acteur), afterCommit),
    sendReset: ({ tx, afterCommit }: Writing, account: Account) => sendLink(tx, account, afterCommit),
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
