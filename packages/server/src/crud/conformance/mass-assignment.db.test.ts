import { type AnyRecord, API_BASE, type BulkResult, type Resource } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { isTorture } from '../../testing/scale.ts';
import { BEHIND_ONE_DOOR } from './testing/representatives.ts';
import { placeOf } from './testing/sample.ts';
import { isMade, may, specimen, WALKED } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

/** S-14: nobody writes what they may not write. S-15: nor the prototype of objects. */
const engine = useEngine();

/** The members that a client may send and never sets, each as text in a JSON object. */
function stolen(resource: Resource): string[] {
  const { fields } = resource;
  const readOnly = Object.keys(fields).filter((name) => fields[name]?.readOnly);
  // Unknown members are refused to all resources alike: the specimen is enough, and every resource in long runs.
  if (resource !== specimen && !isTorture)
    return [...[...readOnly, 'isAdmin'].map((name) => `"${name}": 1`), ...POISONS.slice(0, 1)];
  const noted = ['id', 'entite_id', 'cree_par', 'cree_le', 'supprime_le', 'archive_le', 'defini', 'names'];
  const columns = ['password_hash', 'password', 'email_confirme', 'user_params', 'isAdmin', 'createdBy', 'ressource'];
  const names = [...readOnly, ...noted, ...columns].filter((name) => !fields[name] || fields[name].readOnly);
  return [...names.map((name) => `"${name}": 1`), '"creeLe": "2001-01-01T00:00:00Z"', '"supprimeLe": null', ...POISONS];
}

const POISONS = [
  '"__proto__": {"polluted": true}',
  '"constructor": {"prototype": {"polluted": true}}',
  '"__proto__": {"supprimeLe": "2001-01-01T00:00:00Z"}',
];

/** A JSON object with one more member, as text, since some cannot be written as an object. */
const withMember = (body: object, member: string) => {
  const text = JSON.stringify(body);
  return text === '{}' ? `{${member}}` : `${text.slice(0, -1)}, ${member}}`;
};

describe.each(BEHIND_ONE_DOOR)('a $id', (resource) => {
  if (isMade(resource))
    it('is not created with what is not the client’s to write', async () => {
      const before = await engine().count(resource);
      for (const member of [...stolen(resource), '"version": 5']) {
        const body = withMember(await engine().bodyFor(resource, { bare: true }), member);
        const { statusCode } = await engine().ask(engine().root, resource.calls.create, { body });
        expect([member, statusCode]).toEqual([member, 400]);
      }
      expect(await engine().count(resource)).toBe(before);
    });

  it('is not changed by what is not the client’s to write, alone or in bulk', async () => {
    const { id } = await engine().make(resource);
    const before = await engine().row(resource, id);
    const { root } = engine();
    const request = JSON.stringify({ action: 'change', ids: [id], dryRun: false });
    for (const member of stolen(resource)) {
      const body = withMember({ version: 1 }, member);
      const alone = await engine().ask(root, resource.calls.update, { params: { id }, body });
      const changes = `${request.slice(0, -1)}, "changes": {${member}}}`;
      const inBulk = await engine().ask(root, resource.calls.bulk, { body: changes });
      expect([member, alone.statusCode, inBulk.statusCode]).toEqual([member, 400, 400]);
    }
    for (const version of [0, -1, 1.5, '1', 3_000_000_000, null, [1], { valueOf: 1 }]) {
      const { statusCode } = await engine().ask(root, resource.calls.update, { params: { id }, body: { version } });
      expect([version, statusCode]).toEqual([version, 400]);
    }
    expect(await engine().row(resource, id)).toEqual(before);
  });

  if (may('ROLE_ADMIN', 'edit', resource))
    it('is not moved to an entity of others, alone or in bulk', async () => {
      const [home, away] = [await engine().entite('Ici'), await engine().entite('Ailleurs')];
      const admin = await engine().person('ROLE_ADMIN', home);
      const { id } = await engine().make(resource, { entite: home });
      const before = await engine().row(resource, id);
      const owner = placeOf(resource);
      for (const entite of [away, null]) {
        const body = { [owner]: entite, version: 1 };
        const alone = await engine().ask(admin, resource.calls.update, { params: { id }, body });
        expect([400, 403]).toContain(alone.statusCode);
        const inBulk = await engine().data<BulkResult>(admin, resource.calls.bulk, {
          body: { action: 'change', ids: [id], changes: { [owner]: entite }, dryRun: false },
        });
        expect(inBulk).toMatchObject({ done: 0, refused: 1 });
      }
      expect(await engine().row(resource, id)).toEqual(before);
    });
});

it('poison anywhere in a body or a query is refused, and no object is the worse for it', async () => {
  const { app } = engine().world;
  const headers = { authorization: `Bearer ${engine().root.tokens.token}`, 'content-type': 'application/json' };
  const nested = (poison: string) => [
    `{${poison}}`,
    `[{${poison}}]`,
    `{"changes": {${poison}}}`,
    `{"etat": {${poison}}}`,
  ];
  const apart = WALKED.filter((resource) => !BEHIND_ONE_DOOR.includes(resource)).flatMap(({ calls }) =>
    Object.values(calls).map(({ method, path }) => `${method} ${API_BASE}${path}`),
  );
  const written = app.declaredRoutes.filter(
    ({ method, url }) => (method === 'POST' || method === 'PUT') && !apart.includes(`${method} ${url}`),
  );
  for (const [rank, { method, url }] of written.entries()) {
    // All calls parse bodies alike: each gets one poison in one place, and all of them everywhere in long runs.
    const payloads = POISONS.flatMap(nested);
    for (const payload of isTorture ? payloads : payloads.slice(rank % payloads.length).slice(0, 1)) {
      const { statusCode } = await app.inject({ method, url: url.replace(/:\w+/g, '1'), headers, payload });
      expect(statusCode, `${method} ${url} ${payload}`).toBeLessThan(500);
      expect(statusCode, `${method} ${url} ${payload}`).toBeGreaterThanOrEqual(400);
    }
  }
  for (const { calls } of BEHIND_ONE_DOOR) {
    for (const name of [
      '__proto__',
      'constructor',
      'prototype',
      '__proto__[polluted]',
      'constructor.prototype.polluted',
    ]) {
      const filter = `{"${name}":{"polluted":true}}`;
      for (const query of [{ filter }, { [name]: '1' }, { sort: name }, { fields: name }])
        expect((await engine().ask(engine().root, calls.list, { query })).statusCode).toBe(400);
    }
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Reflect.get([], 'polluted')).toBeUndefined();
});

it('poison deep inside a document of free form is refused, not kept', async () => {
  const body = JSON.stringify(await engine().bodyFor(specimen, { bare: true }));
  for (const poison of POISONS) {
    const payload = `${body.slice(0, -1)}, "donnees": {"a": [{${poison}}]}}`;
    expect((await engine().ask(engine().root, specimen.calls.create, { body: payload })).statusCode).toBe(400);
  }
  const { id } = await engine().data<AnyRecord>(engine().root, specimen.calls.create, { body });
  expect(id).toBeGreaterThan(0);
});
