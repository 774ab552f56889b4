import { connect, type Socket } from 'node:net';
import { type Address, judged, pinnedTo, type Resolve, systemResolve } from './connector.ts';
import { OutsideError } from './outside.error.ts';
import { failureOf } from './outside.failure.ts';
import { CONNECT_LIMIT } from './outside.types.ts';
import { checkPlace, parseTarget, readAllowed } from './target.rules.ts';

/** The way to servers that are no web servers, under the rules of `outside`: a name is resolved once, judged, and used as judged. */
export interface Reach {
  /** The addresses of a server, all of them allowed. */
  addresses(hote: string, port: number): Promise<readonly Address[]>;
  /** A connection to one of these addresses. */
  socket(hote: string, port: number, signal?: AbortSignal): Promise<Socket>;
}

interface Options {
  /** Hosts of private networks that may be reached all the same: « host » or « host:port », exactly. */
  readonly allowed: readonly string[];
  readonly resolve?: Resolve;
  /** The allowed ports below 1024; by default those of FTP and SSH. */
  readonly ports?: ReadonlySet<number>;
  /** Milliseconds in which a connection must open. */
  readonly connect?: number;
}

/** The allowed ports below 1024; above, all but those of other known services. */
const TRANSFERTS: ReadonlySet<number> = new Set([21, 22, 990]);

export function createReach({
  allowed: lines,
  resolve = systemResolve,
  ports = TRANSFERTS,
  connect: budget = CONNECT_LIMIT,
}: Options): Reach {
  const allowed = readAllowed(lines);

  const addresses: Reach['addresses'] = async (hote, port) => {
    // The URL parser normalises the host: an address in another base is judged for what it is.
    const url = parseTarget(`http://${hote}:${port}`);
    checkPlace(url, ports, allowed);
    return judged(url, allowed, resolve, budget).catch((error: unknown) => {
      throw failureOf(error, url.host, false);
    });
  };

  const socket: Reach['socket'] = async (hote, port, signal) => {
    const found = await addresses(hote, port);
    const opening = connect({
      host: hote,
      port,
      lookup: pinnedTo(found),
      autoSelectFamily: true,
      ...(signal && { signal }),
    });
    opening.setTimeout(budget);
    return new Promise((resolved, rejected) => {
      const fail = (error: unknown) => {
        opening.destroy();
        rejected(signal?.aborted ? signal.reason : failureOf(error, `${hote}:${port}`, false));
      };
      const late = () => fail(new OutsideError('timeout', `${hote}:${port}`, { detail: 'connect' }));
      opening.once('error', fail);
      opening.once('timeout', late);
      opening.once('connect', () => {
        opening.setTimeout(0);
        opening.off('error', fail).off('timeout', late);
        resolved(opening);
      });
    });
  };

  return { addresses, socket };
}
