import { createHash } from 'node:crypto';
import { API_BASE, BridgeError, type Endpoint, PUBLIC } from '@bridge/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { areasOf, openApiAreaPage, openApiPage, PAGE_POLICY } from './openapi.page.ts';
import { openApiOf } from './openapi.ts';
import { type Packings, packingsOf, sendKept } from './packing.ts';

const DOCUMENT = `${API_BASE}/openapi.json`;
const PAGES = `${API_BASE}/docs`;
const ADDRESSES = { document: DOCUMENT, pages: PAGES };

interface Page {
  readonly statut: 200;
  readonly type: string;
  readonly corps: Buffer;
  readonly empreinte: string;
  readonly packings: Packings;
}

const HEADERS = { 'cache-control': 'no-cache', 'content-security-policy': PAGE_POLICY };

/** Serves the description of the API, for machines and for people. It is made at the first reading, and kept. */
export function installDocumentation(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  let made: Promise<ReadonlyMap<string, Page>> | undefined;
  const answer = async (request: FastifyRequest, reply: FastifyReply, address: string) => {
    made ??= documentationOf(endpoints);
    const page = (await made).get(address);
    if (page === undefined) throw new BridgeError('notFound');
    return sendKept(request, reply.headers(HEADERS), page);
  };
  const config = { access: PUBLIC };
  for (const path of [DOCUMENT, PAGES]) app.get(path, { config }, (request, reply) => answer(request, reply, path));
  app.get<{ Params: { '*': string } }>(`${PAGES}/*`, { config }, (request, reply) =>
    answer(request, reply, `${PAGES}/${request.params['*']}`),
  );
}

/** The pages by their addresses: the document, the list of areas, and a page for each area. */
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
  const corps = Buffer.from(text);
  const empreinte = createHash('sha256').update(corps).digest('base64url');
  return { statut: 200, type, corps, empreinte, packings: await packingsOf(corps, type) };
}
