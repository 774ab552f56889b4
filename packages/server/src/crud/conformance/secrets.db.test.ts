import type { AnyRecord, FieldError } from '@bridge/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { SECRET } from '../../testing/engine.ts';
import { createVault } from '../write/value.rules.ts';
import { among, TELLING } from './testing/representatives.ts';
import { specimen } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';
import { renamed } from './testing/verbs.ts';
import { textOf } from './testing/workbook.ts';

/** S-39: a secret is written, and never read back: not by a call, not in a table, not in the log. */
const engine = useEngine();

const KEPT = ['versions', 'journal', 'idempotences', 'vues', 'presences', 'sessions'];
const withSecrets = among(TELLING, ({ fields }) => Object.values(fields).some(({ kind }) => kind === 'secret'));

describe.each(withSecrets)('the secrets of $id', (resource) => {
  const { calls } = resource;
  const names = Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind === 'secret');
  const canaries = { first: 'secret-canari-un', second: 'secret-canari-deux' };
  const secrets = (canary: string) => Object.fromEntries(names.map((name) => [name, canary]));
  const hidden = (defini: boolean) => Object.fromEntries(names.map((name) => [name, { defini }]));
  const answers: string[] = [];
  let id = 0;

  beforeAll(async () => {
    const { root } = engine();
    const ask = async (...asked: Parameters<ReturnType<typeof engine>['ask']>) => {
      const answer = await engine().ask(...asked);
      const isWorkbook = asked[2]?.query?.format === 'xlsx';
      answers.push(isWorkbook ? textOf(answer.rawPayload) : answer.body);
      return answer;
    };
    const body = { ...(await engine().bodyFor(resource)), ...secrets(canaries.first) };
    const headers = { 'idempotency-key': `secret-${resource.id}` };
    const created = await ask(root, calls.create, { body, headers });
    ({ id } = created.json().data);
    await ask(root, calls.create, { body, headers });
    await ask(root, calls.update, { params: { id }, body: { ...secrets(canaries.second), version: 1 }, headers });
    await ask(root, calls.update, { params: { id }, body: { ...secrets(canaries.second), version: 1 } });
    await ask(root, calls.update, { params: { id }, body: { ...secrets(canaries.second), version: 2, inconnu: 1 } });
    await ask(root, calls.bulk, {
      body: { action: 'change', ids: [id], changes: secrets(canaries.second), dryRun: true },
    });
    await ask(root, calls.bulk, {
      body: { action: 'change', ids: [id], changes: secrets(canaries.second), dryRun: false },
    });
    await ask(root, calls.list, { query: { filter: JSON.stringify({ id: [id] }) } });
    for (const endpoint of [calls.get, calls.history, calls.usages]) await ask(root, endpoint, { params: { id } });
    for (const format of ['csv', 'xlsx']) await ask(root, calls.export, { query: { format } });
    await ask(root, calls.duplicate, { params: { id }, headers });
    await ask(root, calls.restoreVersion, { params: { id, n: 1 }, body: { version: 3 } });
  });

  it('are in no answer, conflicts and refusals included', () => {
    expect(answers).toHaveLength(15);
    for (const text of answers) expect(text).not.toMatch(/secret-canari/);
    expect(answers.some((text) => text.includes('"code":40900'))).toBe(true);
  });

  it('are in no table but sealed in their own, and in no line of the log', async () => {
    expect(await engine().dump(resource.table, ...KEPT)).not.toMatch(/secret-canari/);
    expect(await engine().dump('versions')).toContain('"defini":true');
    const row = await engine().row(resource, id);
    const sealed = Buffer.from(String(row[`${names[0]}`]).replace(/^\\x/, ''), 'hex');
    expect(sealed.toString('latin1')).not.toMatch(/secret|canari/);
    expect(createVault(SECRET).open(sealed)).toBe(canaries.second);
    expect(() => createVault('another secret, of another instance').open(sealed)).toThrow();
    expect(engine().world.logs.join('')).not.toMatch(/secret-canari/);
    expect(JSON.stringify(engine().world.mails)).not.toMatch(/secret-canari/);
  });

  it('stay when something else changes, are erased by null, and are said to be there or not', async () => {
    const made = await engine().make(resource, {}, secrets(canaries.first));
    expect(made).toMatchObject(hidden(true));
    const params = { id: made.id };
    const renaming = { ...(await renamed(engine(), resource)), version: 1 };
    await engine().data(engine().root, calls.update, { params, body: renaming });
    const { [names[0] ?? '']: sealed } = await engine().row(resource, made.id);
    expect(createVault(SECRET).open(Buffer.from(String(sealed).slice(2), 'hex'))).toBe(canaries.first);
    const erasing = { ...Object.fromEntries(names.map((name) => [name, null])), version: 2 };
    expect(await engine().data(engine().root, calls.update, { params, body: erasing })).toMatchObject(hidden(false));
    expect((await engine().row(resource, made.id))[names[0] ?? '']).toBeNull();
  });

  it('are not copied with their record, nor brought back by an old version', async () => {
    const made = await engine().make(resource, {}, secrets(canaries.first));
    const copy = await engine().data<AnyRecord>(engine().root, calls.duplicate, { params: { id: made.id } });
    expect(copy).toMatchObject(hidden(false));
    const erasing = { ...Object.fromEntries(names.map((name) => [name, null])), version: 1 };
    const params = { id: made.id };
    await engine().data(engine().root, calls.update, { params, body: erasing });
    const body = { version: 2 };
    const back = await engine().ask(engine().root, calls.restoreVersion, { params: { ...params, n: 1 }, body });
    // A record that cannot be active without its secret is refused; all others come back.
    if (back.statusCode !== 200)
      expect([back.statusCode, back.json().errors.map(({ path }: FieldError) => path)]).toEqual([400, ['actif']]);
    expect(await engine().data(engine().root, calls.get, { params })).toMatchObject(hidden(false));
  });

  it('cannot be written in the form that they are read in', async () => {
    const made = await engine().make(resource, {}, secrets(canaries.first));
    const body = { ...hidden(false), version: 1 };
    const { statusCode } = await engine().ask(engine().root, calls.update, { params: { id: made.id }, body });
    expect(statusCode).toBe(400);
  });
});

it('what is no secret any more, because null was sent where there was none, is no change', async () => {
  const made = await engine().make(specimen, { bare: true });
  const body = { cle: null, version: 1 };
  const after = await engine().data<AnyRecord>(engine().root, specimen.calls.update, { params: { id: made.id }, body });
  expect(after.version).toBe(1);
});
