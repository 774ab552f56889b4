import { type Access, API_BASE, NOBODY, type Resource, viewCorrection } from '@bridge/contract';
import { expect, it } from 'vitest';
import { NOTIFICATION_PATH } from '../../areas/flux/flux-apidae.server.ts';
import { DEPART_PATH } from '../../areas/session/fournisseurs/depart.routes.ts';
import { PHOTO_BASE } from '../../first-start/territoire/photo/demonstration.routes.ts';
import { CALLS } from './testing/calls.ts';
import { among } from './testing/representatives.ts';
import { WALKED } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

/** S-01, the walk: nothing is served that the contract does not declare. */
const engine = useEngine();

/** The addresses of the machine itself: whether it is alive, and what it offers. */
const MACHINE = [
  '/healthz',
  '/readyz',
  '/.well-known/security.txt',
  `${API_BASE}/openapi.json`,
  `${API_BASE}/docs`,
  `${API_BASE}/docs/*`,
];
/** What an owner answers from the page of what is to be corrected: a form of a page, not a call. */
const REPONSE = `POST ${API_BASE}${viewCorrection.path}`;
/** The invented territory's images and tracks, the news of Apidae, the way to a provider, and that form. */
const BESIDES = [
  ...MACHINE.map((path) => `GET ${path}`),
  `GET ${DEPART_PATH}`,
  `GET ${PHOTO_BASE}/:nom`,
  `POST ${NOTIFICATION_PATH}:jeton`,
  REPONSE,
];

/** The access of every call of the contract, by its address. */
const calls: ReadonlyMap<string, Access> = new Map([...CALLS].map(([address, { access }]) => [address, access]));

it('every route is declared by the contract, under the same access', () => {
  const served = engine().world.app.declaredRoutes.filter(
    ({ method, url }) =>
      method !== 'HEAD' && !BESIDES.includes(`${method} ${url}`) && !/^\/(?:public|e)(?:\/|$)/.test(url),
  );
  const ofResources = WALKED.flatMap((resource) => Object.values(resource.calls));
  expect(served.length).toBeGreaterThan(ofResources.filter(({ access }) => access !== NOBODY).length);
  for (const { method, url, access } of served) {
    expect(access, `${method} ${url}`).toBeDefined();
    expect(calls.get(`${method} ${url}`), `${method} ${url}`).toBe(access);
  }
});

it('every call that the contract declares is served', () => {
  const served = engine().world.app.declaredRoutes.map(({ method, url }) => `${method} ${url}`);
  const open = [...calls].filter(([, access]) => access !== NOBODY).map(([call]) => call);
  expect(open.filter((call) => !served.includes(call))).toEqual([]);
});

const closedOf = (resource: Resource) => Object.values(resource.calls).filter(({ access }) => access === NOBODY);

it('what nobody may do is no call: whoever tries finds nothing there, and nothing happens', async () => {
  for (const resource of among(WALKED, (resource) => closedOf(resource).length > 0)) {
    const { id } = await engine().make(resource, { bare: true });
    const body = await engine().bodyFor(resource);
    const before = [await engine().row(resource, id), await engine().count(resource)];
    for (const call of closedOf(resource)) {
      const asked = { params: { id }, ...(call.method === 'POST' ? { body } : {}) };
      const { statusCode } = await engine().ask(engine().root, call, asked);
      expect([call.method, call.path, statusCode]).toEqual([call.method, call.path, 404]);
    }
    expect([await engine().row(resource, id), await engine().count(resource)]).toEqual(before);
  }
});
