import { expect, it } from 'vitest';
import { nouveauteOf } from './nouveaute.rules.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const from = (ip: string, userAgent = FIREFOX) => ({ ip, userAgent });
const [PARIS, LILLE, AMERICA, OFFICE] = ['195.154.1.1', '91.121.1.1', '8.8.8.8', '10.0.0.4'];

it('a person is told of a new device and of a new country, not of their first session nor of a network at home', () => {
  expect(nouveauteOf([], from(PARIS))).toBeNull();
  expect(nouveauteOf([from(PARIS)], from(LILLE))).toBeNull();
  expect(nouveauteOf([from(PARIS)], from(LILLE, FIREFOX.replaceAll('140', '141')))).toBeNull();
  expect(nouveauteOf([from(PARIS)], from(PARIS, IPHONE))).toBe('appareil');
  expect(nouveauteOf([from(PARIS)], from(AMERICA))).toBe('pays');
  expect(nouveauteOf([from(PARIS)], from(OFFICE))).toBeNull();
  // All known sessions came from the local network: the first one from outside differs from no country.
  expect(nouveauteOf([from(OFFICE)], from(PARIS))).toBeNull();
});
