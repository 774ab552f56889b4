import { randomBytes } from 'node:crypto';
import type { Role } from '@bridge/contract';
import { Secret, TOTP } from 'otpauth';

/** Whether somebody has to prove twice who they are: a role that they hold asks for it, or their entity or one above it. */
export function isFactorRequired(
  { roles, entite }: { readonly roles: readonly Role[]; readonly entite: boolean },
  { second_facteur_roles }: { readonly second_facteur_roles: readonly Role[] },
): boolean {
  return entite || roles.some((role) => second_facteur_roles.includes(role));
}

const PERIOD = 30;

function totpOf(secret: string, label = '', issuer = '') {
  return new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });
}

/** 160 random bits, as applications of codes take them. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an application scans. */
export function totpAddress(secret: string, label: string, issuer: string): string {
  return totpOf(secret, label, issuer).toString();
}

/** The step that a code is of, one before or after now included; null where it is wrong, or of a step that served already. */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: 1 });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / 1000 / PERIOD) + delta;
  return step > lastStep ? step : null;
}

/** The code of a moment, for tests and applications. */
export const codeAt = (secret: string, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() });

const RECOVERY_CODES = 10;
/** Without what reads like something else. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';

/** Eighty random bits each: what the database keeps of them, a plain digest, cannot be guessed. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: 16 }, randomLetter).join('');
    return letters.match(/.{4}/g)?.join('-') ?? letters;
  });
}

function randomLetter(): string {
  for (;;) {
    const [byte = 255] = randomBytes(1);
    // Beyond the last whole turn, some letters would come more often.
    if (byte < 256 - (256 % LETTERS.length)) return LETTERS.charAt(byte % LETTERS.length);
  }
}

/** However it was typed. */
export function plainRecoveryCode(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(/(.{4})(?=.)/g, '$1-');
}
