import { describe, expect, it } from 'vitest';
import {
  codeAt,
  isFactorRequired,
  newRecoveryCodes,
  newTotpSecret,
  plainRecoveryCode,
  stepOfCode,
  totpAddress,
} from './facteur.rules.ts';

const NOW = new Date('2026-11-15T10:00:10Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('a code of an application', () => {
  const secret = newTotpSecret();

  it('serves around its moment, however it is spaced', () => {
    const code = codeAt(secret, NOW);
    for (const at of [NOW, later(-30), later(30)]) expect(stepOfCode(secret, code, at, 0)).not.toBeNull();
    expect(stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`, NOW, 0)).not.toBeNull();
    for (const at of [later(-90), later(90)]) expect(stepOfCode(secret, code, at, 0)).toBeNull();
  });

  it('serves once, and none before it serves after it', () => {
    const step = stepOfCode(secret, codeAt(secret, NOW), NOW, 0) ?? 0;
    expect(stepOfCode(secret, codeAt(secret, NOW), NOW, step)).toBeNull();
    expect(stepOfCode(secret, codeAt(secret, later(-30)), NOW, step)).toBeNull();
    expect(stepOfCode(secret, codeAt(secret, later(30)), later(30), step)).toBe(step + 1);
  });

  it.each(['', '12345', '1234567', 'abcdef', '００００００'])('is six digits: not « %s »', (code) => {
    expect(stepOfCode(secret, code, NOW, 0)).toBeNull();
  });

  it('has an address that applications scan', () => {
    expect(totpAddress(secret, 'camille', 'Office du Val')).toMatch(/^otpauth:\/\/totp\/Office%20du%20Val:camille\?/);
  });
});

it('recovery codes are all different, and read however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect(plainRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(code);
  }
});

it('a second factor is required by one of the roles, or by the entity', () => {
  const parametres = { second_facteur_roles: ['ROLE_ADMIN' as const] };
  expect(isFactorRequired({ roles: ['ROLE_ADMIN', 'ROLE_WEB_USER'], entite: false }, parametres)).toBe(true);
  expect(isFactorRequired({ roles: ['ROLE_WEB_USER'], entite: false }, parametres)).toBe(false);
  expect(isFactorRequired({ roles: ['ROLE_WEB_USER'], entite: true }, parametres)).toBe(true);
});
