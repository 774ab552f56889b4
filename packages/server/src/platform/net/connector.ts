import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { OutsideError } from './outside.error.ts';
import { type Allowed, checkAddresses, literalOf } from './target.rules.ts';

export interface Address {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Every address of a name. Throws as `node:dns` does. */
export type Resolve = (hostname: string) => Promise<readonly Address[]>;

export const systemResolve: Resolve = async (hostname) => {
  const answers = await lookup(hostname, { all: true });
  return answers.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};

/**
 * Opens connections to addresses that were judged, and to no other: the name is resolved once, and the socket is given the very
 * answers that passed. A name that changes its mind between the check and the connection gains nothing.
 */
export function pinnedConnector(allowed: Allowed, resolve: Resolve, budget: number): buildConnector.connector {
  return (options, callback) => {
    const url = new URL(`${options.protocol}//${options.host ?? options.hostname}`);
    judged(url, allowed, resolve, budget).then(
      (addresses) => connectTo(addresses, budget)(options, callback),
      (error: unknown) => callback(error instanceof Error ? error : new Error('lookup failed'), null),
    );
  };
}

/** The addresses behind a name, all of them judged. */
export async function judged(
  url: URL,
  allowed: Allowed,
  resolve: Resolve,
  budget: number,
): Promise<readonly Address[]> {
  // Sockets do not look an address up: it is judged here, the last place before it is used.
  const literal = literalOf(url.hostname);
  const addresses: readonly Address[] = literal
    ? [{ address: literal, family: literal.includes(':') ? 6 : 4 }]
    : await within(budget, url.host, resolve(url.hostname));
  if (addresses.length === 0) throw new OutsideError('dns', url.host, { detail: 'ENODATA' });
  checkAddresses(
    addresses.map(({ address }) => address),
    url,
    allowed,
  );
  return addresses;
}

function connectTo(addresses: readonly Address[], budget: number): buildConnector.connector {
  return buildConnector({ timeout: budget, lookup: pinnedTo(addresses), autoSelectFamily: true, port: 0 });
}

/** Answers these addresses, whatever the name. */
export function pinnedTo(addresses: readonly Address[]): LookupFunction {
  const [first] = addresses;
  return (_, options, answer) => {
    if (options.all) return answer(null, [...addresses]);
    return answer(null, first?.address ?? '', first?.family);
  };
}

/** A resolver cannot be stopped; it can be waited for no longer. */
async function within<T>(budget: number, host: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutsideError('timeout', host, { detail: 'connect' })), budget);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
