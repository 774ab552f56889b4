import * as contract from '@bridge/contract';
import { type Access, API_BASE, type Endpoint } from '@bridge/contract';
import { expect, it } from 'vitest';
import { WALKED } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

/** S-01, the walk: nothing is served that the contract does not declare. */
const engine = useEngine();

/** What the machine itself answers: whether it lives, and what it offers. */
const BESIDES = ['/healthz', '/readyz', `${API_BASE}/openapi.json`, `${API_BASE}/docs`];

interface Call extends Pick<Endpoint, 'method' | 'path'> {
  readonly access: Access;
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** Every call of the contract, by its address. */
function calls(): ReadonlyMap<string, Access> {
  const exported: unknown[] = Object.values(contract);
  const declared: Call[] = [...exported.filter(isCall), ...WALKED.flatMap((resource) => Object.values(resource.calls))];
  return new Map(declared.map(({ method, path, access }) => [`${method} ${API_BASE}${path}`, access]));
}

it('every route is declared by the contract, under the same access', () => {
  const served = engine().world.app.declaredRoutes.filter(
    ({ method, url }) => method !== 'HEAD' && !BESIDES.includes(url),
  );
  expect(served.length).toBeGreaterThan(13 * WALKED.length);
  for (const { method, url, access } of served) {
    expect(access, `${method} ${url}`).toBeDefined();
    expect(calls().get(`${method} ${url}`), `${method} ${url}`).toBe(access);
  }
});

it('every call that the contract declares is served', () => {
  const served = engine().world.app.declaredRoutes.map(({ method, url }) => `${method} ${url}`);
  expect([...calls().keys()].filter((call) => !served.includes(call))).toEqual([]);
});
