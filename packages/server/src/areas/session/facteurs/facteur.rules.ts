import { randomBytes } from 'node:crypto';
import type { Role } from '@bridge/contract';
import { Secret, TOTP } from 'otpauth';

/** Whether a person must have a second factor: for one of their roles, or for their entity or one above. */
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

/** A secret of 160 random bits, in the alphabet of applications of codes. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an application scans. */
export function totpAddress(secret: string, label: string, issuer: string): string {
  return totpOf(secret, label, issuer).toString();
}

/** The step of a code, up to one before or after now; null for a wrong code, or a step that was used already. */
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
/** The alphabet of recovery codes, without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';

/** New recovery codes of eighty random bits each: a plain digest of such a code cannot be guessed. */
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

/** The code without the spaces, hyphens and capitals that people type. */
export function plainRecoveryCode(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(/(.{4})(?=.)/g, '$1-');
}
