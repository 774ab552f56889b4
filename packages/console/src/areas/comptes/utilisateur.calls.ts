import { inviteUser, resetSecondFactor, sendPasswordReset } from '@bridge/contract';
import { call } from '../../api/client.ts';
import { showNotice } from '../../api/notices.ts';
import { randomId } from '../../api/random-id.ts';

/** Invites an account. The client shows a failure, with the reason of a refusal. */
export async function invite(id: number): Promise<void> {
  await call(inviteUser, { params: { id } }, { idempotencyKey: randomId() });
  showNotice('Invitation envoyée');
}

export async function sendReset(id: number): Promise<void> {
  await call(sendPasswordReset, { params: { id } }, { idempotencyKey: randomId() });
  showNotice('Lien envoyé\u00a0: il reste valable 30 minutes');
}

export async function resetFactors(id: number): Promise<void> {
  await call(resetSecondFactor, { params: { id } }, { idempotencyKey: randomId() });
  showNotice('Second facteur réinitialisé\u00a0: la personne en est prévenue');
}
