import { recordAudit } from '../../../platform/audit.ts';
import type { Identity } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';
import type { Recipient } from '../../mails.ts';
import { type FactorChange, factorChangedMessage } from '../session.mails.ts';
import type { SessionDependencies } from '../session.service.ts';
import { recoveryCodesLeft, saveRecoveryCodes } from './facteur.repository.ts';
import { newRecoveryCodes } from './facteur.rules.ts';

interface Ajout {
  readonly by: Pick<Identity, 'userId' | 'actor' | 'entiteId'>;
  readonly moyen: 'totp' | 'cle';
  readonly ip: string;
  readonly at: Date;
}

/** Notes a factor that was added. The first factor comes with recovery codes, which are shown once. */
export async function noteAdded(tx: Db, { by, moyen, ip, at }: Ajout): Promise<readonly string[]> {
  await recordAudit(tx, { at, action: 'second-facteur.ajouter', by, details: { moyen }, ip });
  if ((await recoveryCodesLeft(tx, by.userId)) > 0) return [];
  const secours = newRecoveryCodes();
  await saveRecoveryCodes(tx, by.userId, secours);
  return secours;
}

/** Sends a mail to the owner of the account, once the change is committed. */
export function tellOwner(
  { mail, clock }: Pick<SessionDependencies, 'mail' | 'clock'>,
  owner: Recipient,
  change: FactorChange,
): void {
  mail.post(factorChangedMessage(owner, change, clock.now()));
}
