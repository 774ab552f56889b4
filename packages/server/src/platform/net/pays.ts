import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Response as Entry, Reader } from 'mmdb-lib';
import { z } from 'zod';
import { isPublicAddress } from './address.rules.ts';

const entrySchema = z.object({ country_code: z.string() });

let registre: Reader<Entry> | undefined;

/** The country of each address by the registries of the internet, read at the first question. */
function opened(): Reader<Entry> {
  if (registre) return registre;
  const { resolve } = createRequire(import.meta.url);
  const file = resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
  registre = new Reader<Entry>(readFileSync(file));
  return registre;
}

/** `FR`; `local` inside the operator's networks; null when unknown. The registries are on this machine. */
export function paysDe(ip: string): string | null {
  // An IPv4 as some systems write it on an IPv6 connection.
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isPublicAddress(address)) return 'local';
  return entrySchema.safeParse(opened().get(address)).data?.country_code ?? null;
}
