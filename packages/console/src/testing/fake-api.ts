import {
  API_BASE,
  bridgeParametersSchema,
  type Claims,
  type ErrorKind,
  type FieldError,
  PARAMETRES_INITIAUX,
  type Parametres,
  type Role,
} from '@bridge/contract';
import { vi } from 'vitest';
import { browser } from '../api/browser.ts';

/** A fake server: answers by « METHOD /path », and remembers the requests. */

export interface Sent {
  readonly call: string;
  readonly token: string | null;
  readonly xToken: string | null;
  readonly body: unknown;
  readonly query: URLSearchParams;
  /** The `Idempotency-Key` header. */
  readonly key: string | null;
}

export interface Answer {
  readonly status?: number;
  readonly code?: number;
  readonly message?: string;
  readonly data?: unknown;
  readonly description?: string;
  readonly requestId?: string;
  readonly errors?: readonly FieldError[];
}

type Handler = (sent: Sent) => Answer | Promise<Answer>;

export function fakeApi(handlers: Readonly<Record<string, Handler>>): Sent[] {
  const log: Sent[] = [];
  vi.spyOn(browser, 'fetch').mockImplementation(async (address, init) => {
    const headers = new Headers(init.headers);
    const call = `${init.method} ${address.replace(API_BASE, '').replace(/\?.*$/, '')}`;
    const sent: Sent = {
      call,
      token: headers.get('Authorization')?.replace('Bearer ', '') ?? null,
      xToken: headers.get('X-Token'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      query: new URL(address, 'http://localhost').searchParams,
      key: headers.get('Idempotency-Key'),
    };
    log.push(sent);
    const {
      status = 200,
      code = 20_000,
      message = '',
      data = null,
      ...rest
    } = (await handlers[call]?.(sent)) ?? {
      status: 404,
      code: 40_400,
      message: `no handler for ${call}`,
    };
    return new Response(JSON.stringify({ code, message, data, ...rest }), { status });
  });
  return log;
}

export function refusal({ status, code, message, description }: ErrorKind): Answer {
  return { status, code, message, ...(description ? { description } : {}) };
}

export function tokenFor(claims: Partial<Claims> = {}): string {
  const payload = {
    username: 'camille',
    email: 'camille@exemple.fr',
    firstname: 'Camille',
    lastname: 'Durand',
    roles: ['ROLE_SUPER_ADMIN'],
    userEntity: null,
    exp: 9_999_999_999,
    ...claims,
  };
  return `header.${btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(payload))))}.signature`;
}

interface Person {
  readonly roles?: readonly Role[];
  readonly parameters?: Partial<Parametres>;
  /** The colour that the entity proposes. */
  readonly couleur?: string | null;
  readonly userParams?: Readonly<Record<string, string | boolean>>;
}

/** The answers to the three calls of a first navigation. */
export function person({
  roles = ['ROLE_SUPER_ADMIN'],
  parameters = {},
  couleur = null,
  userParams = {},
}: Person = {}) {
  const bridge = bridgeParametersSchema.strip().parse({ ...PARAMETRES_INITIAUX, ...parameters, couleur });
  return {
    'GET /entities/get_current_entity': () => ({ data: { entity: null, userId: 7, userParams } }),
    'GET /params/get_params': () => ({ data: bridge }),
    'GET /users/get_user_roles': () => ({ data: { roles } }),
    'PUT /users/update_user_params': ({ body }: Sent) => ({ data: { userParams: body } }),
    'POST /logout': () => ({}),
  };
}
