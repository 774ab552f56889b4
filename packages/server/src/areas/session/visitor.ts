import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from './session.tokens.ts';

export const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => ({ ip, userAgent: headers['user-agent'] ?? '' });

/** The value of a cookie; undefined where the browser sent none of that name. */
export function cookieIn({ cookie = '' }: IncomingHttpHeaders, wanted: string): string | undefined {
  for (const part of cookie.split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === wanted) return value;
  }
  return undefined;
}
