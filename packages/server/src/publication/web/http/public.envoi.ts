import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendKept } from '../../../platform/http/packing.ts';
import type { Entree } from '../../cache.ts';
import { entetesDeCache } from './entetes.ts';

interface Envoi {
  readonly now: Date;
  /** Headers sent in place of the usual ones and besides those kept with the answer. */
  readonly entetes?: Readonly<Record<string, string>>;
}

/** Sends a page that is kept. No cookie is ever read or set. */
export function sendEntree(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Entree,
  { now, entetes = {} }: Envoi,
): FastifyReply {
  const inSeconds = (moment: number) => (moment - now.getTime()) / 1_000;
  reply.removeHeader('x-frame-options');
  reply.headers({
    ...entetesDeCache({ fraiche: inSeconds(page.fraicheJusque), perime: inSeconds(page.perime) }),
    ...page.entetes,
    ...entetes,
  });
  return sendKept(request, reply, page);
}
