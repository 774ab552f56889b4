import type { Readable } from 'node:stream';
import {
  BridgeError,
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
  type Envelope,
  type FieldError,
  mayAccess,
  SUCCESS_CODE,
} from '@bridge/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Acteur, Demande } from '../auth/acteur.ts';
import type { Identity } from '../auth/identity.ts';
import type { Paroles } from '../parole.ts';
import { createTour } from '../tour.ts';
import { createCalls } from './calls.ts';
import { demandeOf } from './demande.ts';
import { languageOf } from './language.ts';
import { phrasesIn } from './phrases.ts';

/** Tells who makes a request, or throws a 401 with the reason. */
export type Authenticate = (request: FastifyRequest) => Promise<Acteur>;

export type HandlerInput<E extends Endpoint> = EndpointInput<E> & {
  /** Null only for a public endpoint. */
  readonly identity: E['access'] extends { kind: 'public' } ? null : Identity;
  /** The argument of `write`; null for a public endpoint. */
  readonly demande: E['access'] extends { kind: 'public' } ? null : Demande;
  readonly request: FastifyRequest;
  /** For headers of the answer, such as a cookie. */
  readonly reply: Pick<FastifyReply, 'header'>;
  /** Aborted when the caller no longer waits for the answer. */
  readonly signal: AbortSignal;
};

/** A file as the answer of a call: with a name it is downloaded, otherwise shown. */
export interface FileAnswer {
  /** 206 for a part of the file; 200 when absent. */
  readonly status?: number;
  readonly type: string;
  readonly body: Buffer | Readable;
  readonly fileName?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<EndpointAnswer<E>>;

export type Bind = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** Told of every endpoint that is served. */
export type OnBind = (endpoint: Endpoint) => void;

/** How people share the receiving of files: a person who sends without end leaves the server to the others. */
const TOUR_DES_FICHIERS = { abreast: 100, waiting: 1_000, each: [{ abreast: 2, waiting: 100, breath: 6 }] };

/** Serves endpoints: rights first, then the parsed input, then the handler, then the envelope. */
export function createBinder(
  app: FastifyInstance,
  authenticate: Authenticate,
  onBind: OnBind = () => undefined,
  paroles: Paroles = new Map(),
): Bind {
  const inTurn = createTour(TOUR_DES_FICHIERS);
  const serve = createCalls(app);
  return (endpoint, handler) => {
    onBind(endpoint);
    serve(endpoint, async (request, reply, params): Promise<Envelope | FastifyReply> => {
      const identity = endpoint.access.kind === 'public' ? null : await authenticate(request);
      const isReached = identity?.reaches?.(endpoint) ?? true;
      if (!isReached || !mayAccess(endpoint.access, identity?.viewer ?? null)) throw new BridgeError('accessDenied');
      const input = {
        params: parse(endpoint.params, params),
        query: parse(endpoint.query, request.query),
        body: parse(endpoint.body, endpoint.acceptsFile ? undefined : request.body),
        identity,
        demande: identity && demandeOf(request, identity),
        request,
        reply,
        signal: goneSignal(reply),
      };
      // The parts were parsed by the schemas of the handler's type. A program reaches only the calls of resources,
      // whose handlers accept any author.
      const handle = () => handler(input as unknown as Parameters<typeof handler>[0]);
      const data = await (endpoint.acceptsFile ? inTurn([String(identity?.userId)], handle) : handle());
      // For a call whose contract answers a file, the handler returns one.
      if (endpoint.answersFile) return sendFile(reply, data as FileAnswer);
      const parole = paroles.get(languageOf(request));
      const said = parole ? (phrasesIn(endpoint.response)?.(data, parole) ?? data) : data;
      return { code: SUCCESS_CODE, message: 'OK', data: said };
    });
  };
}

function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new BridgeError('replaced'));
  });
  return gone.signal;
}

function sendFile(reply: FastifyReply, { status = 200, type, body, fileName, headers = {} }: FileAnswer): FastifyReply {
  const disposition = fileName === undefined ? 'inline' : `attachment; filename="${fileName}"`;
  return reply
    .status(status)
    .headers({
      'content-disposition': disposition,
      'content-security-policy': "default-src 'none'; sandbox",
      ...headers,
    })
    .type(type)
    .send(body);
}

function parse(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const problem = unstorable(value);
  if (problem !== null) throw new BridgeError('invalidInput', { errors: [{ path: '', message: problem }] });
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new BridgeError('invalidInput', { errors: result.error.issues.map(toFieldError) });
}

function toFieldError({ path, message }: z.core.$ZodIssue): FieldError {
  return { path: path.join('.'), message };
}

/** The deepest value: deeper than any document of the product, far from the end of the stack for recursion. */
const DEEPEST = 100;

/** PostgreSQL holds neither NUL nor half a character: refused here once, for every text and key, as is a nest without end. */
function unstorable(value: unknown): string | null {
  const waiting: [value: unknown, depth: number][] = [[value, 0]];
  // A loop instead of recursion: a body can be nested deeper than the stack.
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [item, depth] = next;
    if (typeof item === 'string' && (item.includes('\0') || /\p{Surrogate}/u.test(item)))
      return 'Un texte contient un caractère qui ne peut pas être enregistré.';
    if (typeof item !== 'object' || item === null) continue;
    if (depth >= DEEPEST) return `Ce contenu est imbriqué sur plus de ${DEEPEST} niveaux.`;
    for (const [key, inner] of Object.entries(item)) waiting.push([key, depth], [inner, depth + 1]);
  }
  return null;
}
