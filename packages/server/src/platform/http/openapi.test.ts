import { type Endpoint, RESOURCES } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { formesUsed } from './openapi.formes.ts';
import { areasOf, openApiAreaPage, openApiPage } from './openapi.page.ts';
import { openApiOf } from './openapi.ts';

const ADDRESSES = { document: '/openapi.json', pages: '/docs' };
const endpoints: Endpoint[] = RESOURCES.flatMap(({ calls }) => Object.values(calls));
const document = await openApiOf(endpoints);
const { paths } = document;

describe('the description of the API', () => {
  it('tells every call of every resource, with its parameters', () => {
    for (const { method, path } of endpoints) {
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation?.summary).toBeTruthy();
      const named = operation?.parameters.filter((parameter) => parameter.in === 'path');
      expect(named).toHaveLength(path.split(':').length - 1);
    }
  });

  it('says what a change accepts and asks for a token and a key', () => {
    const create = paths['/api/reglages/tags']?.post;
    const { schemas } = document.components;
    const formes = formesUsed(create?.requestBody, schemas).map((forme) => JSON.stringify(schemas[forme]));
    expect([JSON.stringify(create?.requestBody), ...formes].join()).toContain('libelle');
    expect(create?.security).toEqual([{ jeton: [] }]);
    expect(create?.parameters.map((parameter) => parameter.name)).toContain('Idempotency-Key');
  });

  it('is a page in which nothing of the document can run', async () => {
    const hostile = {
      method: 'GET',
      path: '/api/x',
      summary: '<script>alert(1)</script>',
      access: { kind: 'public' },
      response: endpoints[0]?.response,
    };
    const said = await openApiOf([hostile as Endpoint]);
    for (const [area, calls] of areasOf(said)) {
      const page = openApiAreaPage(said, { area, calls }, ADDRESSES);
      expect(page).toContain('&lt;script&gt;');
      expect(page).not.toContain('<script>');
    }
  });

  it('tells each shape once, and is light enough to be read one area at a time', () => {
    expect(JSON.stringify(document).length).toBeLessThan(2_000_000);
    expect(openApiPage(document, ADDRESSES).length).toBeLessThan(100_000);
    for (const [area, calls] of areasOf(document))
      expect(openApiAreaPage(document, { area, calls }, ADDRESSES).length, area).toBeLessThan(500_000);
  });

  it('leads from every reference to a shape that is there', () => {
    const { schemas } = document.components;
    expect(formesUsed(document, schemas).filter((name) => !(name in schemas))).toEqual([]);
  });
});
