import type { Throttle } from '../../platform/auth/throttle.ts';

const MINUTES = 60;
/** Limit for one account from one network: a stranger elsewhere locks nobody out. */
const SIGN_INS_PER_PAIR = { name: 'sign-in-pair', most: 10, seconds: 15 * MINUTES };
/** Limit for one account from all unknown networks: many networks together guess no faster. */
const SIGN_INS_PER_ACCOUNT = { name: 'sign-in-account', most: 100, seconds: 15 * MINUTES };
const SIGN_INS_PER_NETWORK = { name: 'sign-in-network', most: 100, seconds: 15 * MINUTES };

/** The name of an account beside the place that it is tried from: a network, or a device that it is known by. */
const pairOf = (subject: string, from: string) => `${subject} ${from}`;

interface Tentative {
  /** A network, or a device that the account is known by. */
  readonly from: string;
  /** The account was used from there. */
  readonly isKnown: boolean;
}

/** Counts a try at a password before it is made; who tries too much waits. */
export async function waitForTurn(throttle: Throttle, subject: string, { from, isKnown }: Tentative): Promise<void> {
  await throttle.count(SIGN_INS_PER_NETWORK, from);
  await throttle.slow(SIGN_INS_PER_PAIR, pairOf(subject, from));
  await throttle.slow(SIGN_INS_PER_ACCOUNT, isKnown ? pairOf(subject, from) : subject);
}

/** A try that was right costs nothing to where it came from. */
export const giveBackTry = (throttle: Throttle, from: string): Promise<void> =>
  throttle.giveBack(SIGN_INS_PER_NETWORK, from);

/** Clears the delays of a person who proved who they are. */
export async function forgetFailures(throttle: Throttle, userId: number, from: string): Promise<void> {
  const subject = accountSubject(userId);
  await throttle.forget(SIGN_INS_PER_PAIR, pairOf(subject, from));
  await throttle.forget(SIGN_INS_PER_ACCOUNT, subject);
  await throttle.forget(SIGN_INS_PER_ACCOUNT, pairOf(subject, from));
}

/** The name that a throttle counts an account under; no typed login can be equal to it. */
export const accountSubject = (userId: number) => `id ${userId}`;
