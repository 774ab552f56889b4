import { API_BASE, type Endpoint, PUBLIC } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import { openApiPage, PAGE_POLICY } from './openapi.page.ts';
import { openApiOf } from './openapi.ts';

const DOCUMENT = `${API_BASE}/openapi.json`;

/** The description of the API, for machines and for people. Made at the first reading: a start does not wait for it. */
export function installDocumentation(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  let document: ReturnType<typeof openApiOf> | undefined;
  const described = () => (document ??= openApiOf(endpoints));
  app.get(DOCUMENT, { config: { access: PUBLIC } }, async () => described());
  app.get(`${API_BASE}/docs`, { config: { access: PUBLIC } }, async (_, reply) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(openApiPage(described(), DOCUMENT)),
  );
}
