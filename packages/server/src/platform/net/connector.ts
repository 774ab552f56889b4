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
 * Opens connections to judged addresses only: the name is resolved once, and the socket gets the answers that passed. A
 * name that changes between the check and the connection gains nothing.
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

/** The judged addresses of a name. */
export async function judged(
  url: URL,
  allowed: Allowed,
  resolve: Resolve,
  budget: number,
): Promise<readonly Address[]> {
  // A literal address is not looked up by sockets: it is judged here, just before use.
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

/** A lookup that answers these addresses for any name. */
export function pinnedTo(addresses: readonly Address[]): LookupFunction {
  const [first] = addresses;
  return (_, options, answer) => {
    if (options.all) return answer(null, [...addresses]);
    return answer(null, first?.address ?? '', first?.family);
  };
}

/** A resolver cannot be stopped, but the wait for it can end. */
async function within<T>(budget: number, host: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutsideError('timeout', host, { detail: 'connect' })), budget);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
