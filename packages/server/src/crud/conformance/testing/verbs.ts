import {
  type BulkRequest,
  type BulkResult,
  type Envelope,
  errorKinds,
  type ImportResult,
  type Resource,
} from '@bridge/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { Person } from '../../../testing/world.ts';
import type { Engine } from './engine.ts';
import { TELLING } from './representatives.ts';
import { filledFields, sampleOf } from './sample.ts';

type Right = keyof Resource['access'];

/** What can be done to a record. */
export interface Verb {
  readonly name: string;
  /** The rights that the verb needs. */
  readonly needs: readonly Right[];
  /** The call of the verb, absent when nobody may. */
  readonly call: keyof Resource['calls'];
  readonly does: 'read' | 'copy' | 'change';
  readonly run: (engine: Engine, person: Person, resource: Resource, id: number) => Promise<LightMyRequestResponse>;
}

/** The verbs in an order in which one record can go through all of them. */
export const VERBS: readonly Verb[] = [
  reading('get'),
  reading('history'),
  reading('usages'),
  {
    name: 'duplicate',
    call: 'duplicate',
    needs: ['create'],
    does: 'copy',
    run: (engine, person, { calls }, id) => engine.ask(person, calls.duplicate, { params: { id } }),
  },
  bulk('duplicate', 'create', 'copy'),
  changing('update', 'edit', async (engine, person, resource, id, version) => {
    const body = { ...(await renamed(engine, resource)), version };
    return engine.ask(person, resource.calls.update, { params: { id }, body });
  }),
  changing('archive', 'edit', (engine, person, { calls }, id, version) =>
    engine.ask(person, calls.archive, { params: { id }, body: { version } }),
  ),
  changing('restore', 'edit', (engine, person, { calls }, id, version) =>
    engine.ask(person, calls.restore, { params: { id }, body: { version } }),
  ),
  changing('restoreVersion', 'edit', (engine, person, { calls }, id, version) =>
    engine.ask(person, calls.restoreVersion, { params: { id, n: 1 }, body: { version } }),
  ),
  bulk('change', 'edit', 'change'),
  {
    name: 'import',
    call: 'import',
    needs: ['create', 'edit'],
    does: 'change',
    run: async (engine, person, resource, id) =>
      engine.ask(person, resource.calls.import, { body: { csv: await lineFor(engine, resource, id), dryRun: false } }),
  },
  bulk('archive', 'edit', 'change'),
  changing('remove', 'remove', (engine, person, { calls }, id, version) =>
    engine.ask(person, calls.remove, { params: { id }, query: { version: String(version) } }),
  ),
  bulk('restore', 'edit', 'change'),
  bulk('remove', 'remove', 'change'),
];

/** Reading, copying, changing and throwing away. */
export const ONE_PER_RIGHT: readonly string[] = ['get', 'duplicate', 'update', 'remove'];

/**
 * The verbs to try with a resource. Its declaration gives rights to roles, which one verb per right shows; the engine
 * gives rights to verbs, shown by all verbs with one resource per trait. In long runs, every verb with every resource.
 */
export function verbsOf(resource: Resource): readonly Verb[] {
  return TELLING.includes(resource) ? VERBS : VERBS.filter(({ name }) => ONE_PER_RIGHT.includes(name));
}

/** The change that every resource bears: another title, or the first text where the title is computed. */
export async function renamed(engine: Engine, resource: Resource, word = 'autre'): Promise<Record<string, unknown>> {
  const texts = filledFields(resource).filter(([, field]) => 'longest' in field && !field.unique);
  const [name, field] = texts.find(([known]) => known === resource.title) ?? texts[0] ?? [];
  if (!name || !field) throw new Error(`${resource.id} has no text`);
  return { [name]: sampleOf(field, await engine.sampling(word, {}, [])) };
}

/** A file that renames one record. */
async function lineFor(engine: Engine, resource: Resource, id: number): Promise<string> {
  const [[name = '', value] = []] = Object.entries(await renamed(engine, resource));
  const text = typeof value === 'string' ? value : Object.values(Object(value))[0];
  return `Numéro;${resource.fields[name]?.label}\r\n${id};${text}\r\n`;
}

function reading(call: 'get' | 'history' | 'usages'): Verb {
  const run: Verb['run'] = (engine, person, { calls }, id) => engine.ask(person, calls[call], { params: { id } });
  return { name: call, call, needs: ['view'], does: 'read', run };
}

type Change = (...args: [...Parameters<Verb['run']>, version: unknown]) => ReturnType<Verb['run']>;

function changing(call: keyof Resource['calls'], right: Right, change: Change): Verb {
  const run: Verb['run'] = async (engine, person, resource, id) => {
    const { version } = await engine.row(resource, id);
    return change(engine, person, resource, id, version);
  };
  return { name: call, call, needs: [right], does: 'change', run };
}

function bulk(action: BulkRequest['action'], right: Right, does: Verb['does']): Verb {
  const run: Verb['run'] = async (engine, person, resource, id) => {
    const changes = action === 'change' ? { changes: await renamed(engine, resource) } : {};
    const body: BulkRequest = { action, ids: [id], dryRun: false, ...changes };
    return engine.ask(person, resource.calls.bulk, { body });
  };
  return { name: `bulk ${action}`, call: 'bulk', needs: ['view', right], does, run };
}

/** Whether a message is a refusal, in general or with the owner of the record. */
const isRefusal = (message: string) =>
  message === errorKinds.accessDenied.message || /^(?:Il|Elle) appartient à «\u00a0.+\u00a0»\.$/.test(message);

/** The outcome of a call on a record, in a word; an unforeseen answer in full. */
export function outcomeOf(answer: LightMyRequestResponse): string {
  if (answer.statusCode === 403) return 'refused';
  if (answer.statusCode === 404) return 'not found';
  if (answer.statusCode !== 200) return `${answer.statusCode} ${answer.body}`;
  const { data }: Envelope<Partial<BulkResult | ImportResult> | null> = answer.json();
  const [result] = data?.results ?? [];
  if (result === undefined || result.ok) return 'done';
  if (result.message === errorKinds.notFound.message) return 'not found';
  return isRefusal(String(result.message)) ? 'refused' : String(result.message);
}
