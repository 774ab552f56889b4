import type { z } from 'zod';
import type { Access } from '../access.ts';

/** The least that a schema is: a type with all the methods of schemas takes several times as long to check, for each call. */
type Schema = z.core.$ZodType;

/** A call of the API. The server binds a handler to it and the console calls it, both typed from here. */
export interface Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
  A extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API base; `:name` parameters. */
  readonly path: string;
  readonly summary: string;
  readonly access: A;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response: R;
  /** The answer is a file to download, not an envelope. */
  readonly answersFile?: boolean;
  /** Whether the answer is a file that people gave, served from the files' own origin if there is one. */
  readonly givenFile?: boolean;
  /** The body is a file, of the content type that the request says. */
  readonly acceptsFile?: boolean;
}

/** Spec §9: the API base. */
export const API_BASE = '/prod-api';

// The phantom default `z.ZodUndefined` makes an absent part `undefined` for handlers and optional for callers.
export function defineEndpoint<
  R extends Schema,
  P extends Schema = z.ZodUndefined,
  Q extends Schema = z.ZodUndefined,
  B extends Schema = z.ZodUndefined,
  A extends Access = Access,
>(endpoint: Endpoint<P, Q, B, R, A>): Endpoint<P, Q, B, R, A> {
  return endpoint;
}

/** The parsed input of a handler. */
export interface EndpointInput<E extends Endpoint> {
  readonly params: z.output<NonNullable<E['params']>>;
  readonly query: z.output<NonNullable<E['query']>>;
  readonly body: z.output<NonNullable<E['body']>>;
}

/** The input of a caller. */
export type EndpointRequest<E extends Endpoint> = Given<'params', NonNullable<E['params']>> &
  Given<'query', NonNullable<E['query']>> &
  Given<'body', NonNullable<E['body']>>;

type Given<K extends string, S extends Schema> =
  undefined extends z.input<S> ? { [key in K]?: z.input<S> } : { [key in K]: z.input<S> };

/** The result of a handler, and of a call. */
export type EndpointAnswer<E extends Endpoint> = z.output<E['response']>;
