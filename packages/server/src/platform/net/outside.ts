import { Agent } from 'undici';
import type { Clock } from '../clock.ts';
import { ENDLESS_ROOM, type Room } from '../files/room.ts';
import type { Log } from '../log.ts';
import { drain } from './body.ts';
import { createBreaker } from './breaker.ts';
import { pinnedConnector, type Resolve, systemResolve } from './connector.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { OutsideError } from './outside.error.ts';
import { failureOf, outcomeOf } from './outside.failure.ts';
import {
  type Call,
  CONNECT_LIMIT,
  type Downloaded,
  LIMITS,
  type Outside,
  type OutsideRequest,
} from './outside.types.ts';
import { checkTarget, readAllowed } from './target.rules.ts';
import { type Answer, firstHop, visit } from './visit.ts';
import { PART, writeWhole } from './whole-file.ts';

export interface OutsideOptions {
  /** Hosts of private networks that may be asked all the same: « host » or « host:port », exactly. */
  readonly allowed: readonly string[];
  readonly clock: Clock;
  readonly log?: Log;
  readonly resolve?: Resolve;
  /** Milliseconds in which a connection must open. Connections are shared between calls. */
  readonly connect?: number;
  /** The free room of the disk that answers are written to. */
  readonly room?: Room;
}

const MOST_REDIRECTS = 3;
/** How many requests one host may get at the same time; others wait. */
const CONNECTIONS = 8;

/** The way to the outside: what may be reached, how long it may take, how much is read, which hosts rest. */
export function createOutside(options: OutsideOptions): Outside {
  const { clock, log, resolve = systemResolve, connect = CONNECT_LIMIT, room = ENDLESS_ROOM } = options;
  const allowed = readAllowed(options.allowed);
  const breaker = createBreaker(clock);
  const agent = new Agent({ connect: pinnedConnector(allowed, resolve, connect), connections: CONNECTIONS });
  let drafts = 0;

  /** Follows redirects by hand: each hop is judged as the first was. */
  async function ask<T>(request: OutsideRequest, call: Call, take: (answer: Answer) => Promise<T>): Promise<T> {
    const limits = { ...LIMITS, ...call.limits };
    let hop = firstHop(request);
    const deadline = startDeadline(limits.whole, call.signal);
    try {
      for (let followed = 0; followed <= MOST_REDIRECTS; followed++) {
        checkTarget(hop.url, allowed);
        const current = hop;
        const visited = await guarded(hop.url.host, deadline, (onAnswer) =>
          visit(current, { agent, clock, call, limits, deadline, onAnswer, take }),
        );
        if (visited.kind === 'done') return visited.value;
        hop = visited.next;
      }
      throw new OutsideError('redirect', hop.url.host, { detail: 'too-many' });
    } finally {
      deadline.stop();
    }
  }

  /** Tells the breaker the outcome of a call, and the caller why it failed. */
  async function guarded<T>(host: string, deadline: Deadline, work: (onAnswer: () => void) => Promise<T>): Promise<T> {
    const wait = breaker.enter(host);
    if (wait > 0) throw new OutsideError('breaker-open', host, { retryAfter: wait });
    let answered = false;
    try {
      const result = await work(() => {
        answered = true;
      });
      breaker.leave(host, 'served');
      return result;
    } catch (error) {
      const { signal } = deadline;
      if (signal.aborted && !deadline.isOver()) {
        breaker.leave(host, 'unknown');
        throw signal.reason;
      }
      const failure = deadline.isOver()
        ? new OutsideError('timeout', host, { detail: 'whole' })
        : failureOf(error, host, answered);
      if (breaker.leave(host, outcomeOf(failure))) {
        log?.warn({ host, kind: failure.kind, detail: failure.detail }, 'a host keeps failing: it is left in peace');
      }
      throw failure;
    }
  }

  return {
    download: (request, call) =>
      ask(request, call, async ({ host, status, headers, stream }): Promise<Downloaded> => {
        const validators = { etag: headers.etag, lastModified: headers['last-modified'] };
        if (status === 304) return { ...validators, notModified: true, status };
        const noRoom = () => new OutsideError('disk', host, { detail: 'ENOSPC' });
        if (!(await room.isLeft())) throw noRoom();
        const draft = `${call.to}.${process.pid}-${++drafts}${PART}`;
        const body = { host, stream, encoding: headers['content-encoding'], largest: call.largest };
        const bytes = await writeWhole({ to: call.to, draft, host }, (write) => {
          const look = room.looks();
          return drain(body, async (piece) => {
            if (!(await look(piece.length))) throw noRoom();
            await write(piece);
          });
        });
        return { ...validators, notModified: false, status, contentType: headers['content-type'], bytes };
      }),
    read: (request, call) =>
      ask(request, call, async ({ host, status, headers, stream }) => {
        const pieces: Buffer[] = [];
        const body = { host, stream, encoding: headers['content-encoding'], largest: call.largest };
        if (status !== 304) await drain(body, async (piece) => pieces.push(piece));
        return { status, headers, body: Buffer.concat(pieces) };
      }),
    close: () => agent.destroy(),
  };
}
