import { type Endpoint, RESOURCES } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { openApiPage } from './openapi.page.ts';
import { openApiOf } from './openapi.ts';

const endpoints: Endpoint[] = RESOURCES.flatMap(({ calls }) => Object.values(calls));
const { paths } = openApiOf(endpoints);

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
    expect(JSON.stringify(create?.requestBody)).toContain('libelle');
    expect(create?.security).toEqual([{ jeton: [] }]);
    expect(create?.parameters.map((parameter) => parameter.name)).toContain('Idempotency-Key');
  });

  it('is a page in which nothing of the document can run', () => {
    const hostile = {
      method: 'GET',
      path: '/api/x',
      summary: '<script>alert(1)</script>',
      access: { kind: 'public' },
      response: endpoints[0]?.response,
    };
    const page = openApiPage(openApiOf([hostile as Endpoint]), '/openapi.json');
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script>');
  });
});
