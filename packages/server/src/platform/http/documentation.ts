import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { API_BASE, BridgeError, type Endpoint, PUBLIC } from '@bridge/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { areasOf, openApiAreaPage, openApiPage, PAGE_POLICY } from './openapi.page.ts';
import { openApiOf } from './openapi.ts';

const DOCUMENT = `${API_BASE}/openapi.json`;
const PAGES = `${API_BASE}/docs`;
const ADDRESSES = { document: DOCUMENT, pages: PAGES };

interface Page {
  readonly type: string;
  readonly text: string;
  readonly packed: Buffer;
  readonly etag: string;
}

const pack = promisify(brotliCompress);

/** The description of the API, for machines and for people. Made once, at the first reading, and sent as it is after. */
export function installDocumentation(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  let made: Promise<ReadonlyMap<string, Page>> | undefined;
  const answer = async (request: FastifyRequest, reply: FastifyReply, address: string) => {
    made ??= documentationOf(endpoints);
    const page = (await made).get(address);
    if (page === undefined) throw new BridgeError('notFound');
    return send(request, reply, page);
  };
  const config = { access: PUBLIC };
  for (const path of [DOCUMENT, PAGES]) app.get(path, { config }, (request, reply) => answer(request, reply, path));
  app.get<{ Params: { '*': string } }>(`${PAGES}/*`, { config }, (request, reply) =>
    answer(request, reply, `${PAGES}/${request.params['*']}`),
  );
}

/** By their addresses: the document, the page that leads to its areas, and a page for each of them. */
async function documentationOf(endpoints: readonly Endpoint[]): Promise<ReadonlyMap<string, Page>> {
  const document = await openApiOf(endpoints);
  const pages = new Map([
    [DOCUMENT, await pageOf('application/json; charset=utf-8', JSON.stringify(document))],
    [PAGES, await htmlOf(openApiPage(document, ADDRESSES))],
  ]);
  for (const [area, calls] of areasOf(document))
    pages.set(`${PAGES}/${area}`, await htmlOf(openApiAreaPage(document, { area, calls }, ADDRESSES)));
  return pages;
}

const htmlOf = (text: string) => pageOf('text/html; charset=utf-8', text);

async function pageOf(type: string, text: string): Promise<Page> {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const packed = await pack(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { type, text, packed, etag };
}

function send(request: FastifyRequest, reply: FastifyReply, { type, text, packed, etag }: Page): FastifyReply {
  reply.headers({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache', 'content-security-policy': PAGE_POLICY });
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.type(type).send(text);
  return reply.type(type).header('content-encoding', 'br').send(packed);
}
