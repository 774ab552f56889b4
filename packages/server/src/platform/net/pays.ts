import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Response as Entry, Reader } from 'mmdb-lib';
import { z } from 'zod';
import { isPublicAddress } from './address.rules.ts';

const entrySchema = z.object({ country_code: z.string() });

let registre: Reader<Entry> | undefined;

/** Which country each address was given to, by the registries of the internet: read when the first one is asked for. */
function opened(): Reader<Entry> {
  if (registre) return registre;
  const { resolve } = createRequire(import.meta.url);
  const file = resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
  registre = new Reader<Entry>(readFileSync(file));
  return registre;
}

/** `FR`; `local` inside the operator's own networks; null where nobody knows. Asked of no one: the registries are on this machine. */
export function paysDe(ip: string): string | null {
  // An IPv4 as some systems write it on an IPv6 connection.
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isPublicAddress(address)) return 'local';
  return entrySchema.safeParse(opened().get(address)).data?.country_code ?? null;
}
