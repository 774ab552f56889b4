import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Entree } from '../../cache.ts';
import { entetesDeCache } from './entetes.ts';

type Encoding = 'br' | 'gzip';

/** The best packing that a browser takes of those that there are. */
function encodingOf(accepted: string | undefined, { br, gzip }: Entree): Encoding | undefined {
  const takes = (name: Encoding) =>
    new RegExp(`(?:^|[,\\s])${name}(?:\\s*;\\s*q=(?!0(?:\\.0*)?(?:\\s|,|$))|\\s*(?:,|$))`).test(accepted ?? '');
  if (br !== undefined && takes('br')) return 'br';
  return gzip !== undefined && takes('gzip') ? 'gzip' : undefined;
}

interface Envoi {
  readonly now: Date;
  /** Sent in place of the usual, and besides what is kept with the answer. */
  readonly entetes?: Readonly<Record<string, string>>;
}

/** Sends what is kept: packed if the browser takes it, or nothing but « the same as yours ». No cookie is ever read or set. */
export function sendEntree(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Entree,
  { now, entetes = {} }: Envoi,
): FastifyReply {
  const inSeconds = (moment: number) => (moment - now.getTime()) / 1_000;
  const encoding = encodingOf(request.headers['accept-encoding'], page);
  const etag = `"${page.empreinte}${encoding === undefined ? '' : `-${encoding}`}"`;
  reply.removeHeader('x-frame-options');
  reply.headers({
    ...entetesDeCache({ fraiche: inSeconds(page.fraicheJusque), perime: inSeconds(page.perime) }),
    ...page.entetes,
    ...entetes,
    etag,
    vary: entetes.vary ?? 'Accept-Encoding',
  });
  if (page.statut === 200 && matches(request.headers['if-none-match'], page.empreinte)) return reply.status(304).send();
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply
    .status(page.statut)
    .type(page.type)
    .send((encoding && page[encoding]) ?? page.corps);
}

/** Whichever way it was packed, it is the same. */
function matches(header: string | undefined, empreinte: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some(
    (one) =>
      one
        .trim()
        .replace(/^W\//, '')
        .replace(/^"(.*?)(?:-br|-gzip)?"$/, '$1') === empreinte,
  );
}
