import type { Role } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { limits, manages, mayActAs } from './account.rules.ts';

const who = (...roles: Role[]) => ({ viewer: { roles, mode: 'autonome', flags: {} }, userId: 1 }) as const;
const account = (id: number, ...roles: Role[]) => ({ id, version: 1, statut: 'actif', roles });

describe('an account in the list of accounts', () => {
  it('is only looked at by who could not give its roles, and says why', () => {
    const limit = limits.on(account(2, 'ROLE_SUPER_ADMIN'), who('ROLE_ADMIN'));
    expect(limit?.without).toEqual(['create', 'edit', 'remove']);
    expect(limit?.reason).toContain('un rôle que vous ne pouvez pas donner');
    expect(limits.on(account(2, 'ROLE_WEB_USER'), who('ROLE_ADMIN'))).toBeNull();
    expect(manages(who('ROLE_ADMIN'), account(2, 'ROLE_SUPER_ADMIN'))).toBe(false);
    expect(manages(who('ROLE_ADMIN'), account(2, 'ROLE_WEB_USER'))).toBe(true);
  });

  it('is not thrown away by who holds it', () => {
    expect(limits.on(account(1, 'ROLE_ADMIN'), who('ROLE_ADMIN'))?.without).toEqual(['remove']);
  });

  it('is acted as by who is not below it, never by oneself nor when it is closed', () => {
    expect(mayActAs(who('ROLE_SUPER_ADMIN'), account(2, 'ROLE_ADMIN'))).toBe(true);
    expect(mayActAs(who('ROLE_SUPER_ADMIN'), account(1, 'ROLE_ADMIN'))).toBe(false);
    expect(mayActAs(who('ROLE_SUPER_ADMIN'), { ...account(2, 'ROLE_ADMIN'), statut: 'desactive' })).toBe(false);
    expect(mayActAs(who('ROLE_ADMIN_REGION'), account(2, 'ROLE_SUPER_ADMIN'))).toBe(false);
  });
});
