import { describeDevice } from '@bridge/contract';
import { paysDe } from '../../platform/net/pays.ts';
import type { Visitor } from './session.tokens.ts';

/** What a person is warned of when they sign in: a device or a country that none of their sessions had. */
export type Nouveaute = 'appareil' | 'pays';

/** What is new about a session; a first session, the local network and an address without a country are no news. */
export function nouveauteOf(known: readonly Visitor[], { userAgent, ip }: Visitor): Nouveaute | null {
  if (known.length === 0) return null;
  const device = describeDevice(userAgent);
  if (!known.some((one) => describeDevice(one.userAgent) === device)) return 'appareil';
  const countryOf = (address: string) => (paysDe(address)?.length === 2 ? paysDe(address) : null);
  const here = countryOf(ip);
  const countries = new Set(known.map((one) => countryOf(one.ip)).filter((one) => one !== null));
  return here !== null && countries.size > 0 && !countries.has(here) ? 'pays' : null;
}
