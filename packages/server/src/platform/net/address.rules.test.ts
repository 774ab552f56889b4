import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './address.rules.ts';

describe('a public address', () => {
  it.each([
    '93.184.216.34',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '192.167.1.1',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4007::200e',
    '2001:41d0::1',
    // An IPv6-only network reaches public IPv4 addresses through this prefix.
    '64:ff9b::5db8:d822',
    '64:ff9b::93.184.216.34',
  ])('is %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each(['', 'example.org', '1.2.3', '999.1.1.1', '2606:4700::1%eth0', ' 1.1.1.1'])('is not %s', (address) =>
    expect(isPublicAddress(address)).toBe(false),
  );

  it('is never an IPv6 that wraps an IPv4, save the translation of a public one', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(byte, byte, byte, byte), (bytes) => {
        const v4 = bytes.join('.');
        expect(isPublicAddress(`::ffff:${v4}`)).toBe(false);
        expect(isPublicAddress(`::${v4}`)).toBe(false);
        expect(isPublicAddress(`64:ff9b::${v4}`)).toBe(isPublicAddress(v4));
      }),
    );
  });
});
