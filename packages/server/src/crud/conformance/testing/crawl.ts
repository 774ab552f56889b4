import {
  type AnyRecord,
  type Field,
  listChoices,
  listViews,
  notePresence,
  type Resource,
  searchEverywhere,
} from '@bridge/contract';
import { isTorture, scale } from '../../../testing/scale.ts';
import type { Person } from '../../../testing/world.ts';
import { address, CALLS } from './calls.ts';
import type { Asked, Engine } from './engine.ts';
import { BEHIND_ONE_DOOR, TELLING } from './representatives.ts';
import { queryOf } from './schema-sample.ts';
import { WALKED } from './specimen.resource.ts';
import { textOf } from './workbook.ts';

/** The records that somebody searches for, and the word that would reveal them. */
export interface Prey {
  readonly word: string;
  readonly records: ReadonlyMap<string, readonly AnyRecord[]>;
}

export interface Reading {
  readonly path: string;
  readonly asked: string;
  readonly text: string;
}

/** How far a crawl goes: every way to ask for another's records, one way for each call, or the calls of resources alone. */
type Extent = 'every way' | 'every call' | 'resources';

/** What tells one answer from another that says the same. */
export const REQUEST = /"requestId":"[^"]+"/;

/** What the contract alone is made of, whoever reads it. */
const DOCUMENTATION = /^\/prod-api\/(?:openapi\.json|docs)/;

/** All that a person reads who tries every reading call. */
export async function crawl(engine: Engine, person: Person, prey: Prey, extent: Extent): Promise<Reading[]> {
  const isThorough = extent === 'every way';
  const readings: Reading[] = [];
  const numbers = new Set<number>();
  const read = async (endpoint: Parameters<Engine['ask']>[1], asked: Asked) => {
    const answer = await engine.ask(person, endpoint, asked);
    if (answer.statusCode >= 500) throw new Error(`${endpoint.path} ${JSON.stringify(asked)}: ${answer.body}`);
    const isWorkbook = answer.headers['content-type'] !== undefined && asked.query?.format === 'xlsx';
    const text = isWorkbook && answer.statusCode === 200 ? textOf(answer.rawPayload) : answer.body;
    readings.push({ path: endpoint.path, asked: JSON.stringify(asked), text: text.toLowerCase() });
    return answer;
  };
  for (const resource of WALKED) {
    const records = prey.records.get(resource.id) ?? [];
    const ids = records.map(({ id }) => id);
    const isTelling = BEHIND_ONE_DOOR.includes(resource);
    for (const query of isThorough ? queriesFor(resource, records, prey.word) : [PAGE]) {
      await read(resource.calls.list, { query });
      const { page, itemsPerPage, ...search } = query;
      // A file holds the rows of its list: every query is tried with two resources.
      if (isTelling) await read(resource.calls.export, { query: { ...search, format: 'csv' } });
    }
    for (const format of isTelling ? ['csv', 'xlsx'] : ['csv'])
      await read(resource.calls.export, { query: { format } });
    await read(listChoices, { params: { ressource: resource.id }, query: { ids: ids.join(',') } });
    // Calls of the engine that take the name of a resource: one resource per trait is enough.
    if (TELLING.includes(resource)) {
      await read(listViews, { query: { ressource: resource.id } });
      await read(listChoices, { params: { ressource: resource.id }, query: { q: prey.word, pour: 'specimen' } });
      for (const id of ids) await read(notePresence, { body: { ressource: resource.id, id, modifie: true } });
    }
    if (isThorough && (isTorture || isTelling)) for (const id of ids) numbers.add(id);
  }
  // One search covers all: a number known to several resources is searched once.
  for (const id of numbers) await read(searchEverywhere, { query: { q: `#${id}` } });
  await read(searchEverywhere, { query: { q: prey.word } });
  for (const { method, url } of engine.world.app.declaredRoutes) {
    if (method !== 'GET' || !url.startsWith('/prod-api') || (!isTorture && DOCUMENTATION.test(url))) continue;
    const path = url.replace('/prod-api', '');
    if (extent === 'resources' && !ownerOf(path)) continue;
    let refusal: string | undefined;
    for (const [ressource, [record]] of lookedFor(path, prey)) {
      const idOf = (name: string) => prey.records.get(name)?.at(-1)?.id ?? record?.id ?? 0;
      const query = queryOf(CALLS.get(address({ method, path }))?.query, idOf);
      const asked = { params: { id: record?.id ?? 0, n: 1, ressource }, ...(query && { query }) };
      const { statusCode, body } = await read({ method, path }, asked);
      // An address that refuses two numbers in the same words lacks something else than a number, for every number.
      if (isTorture || statusCode !== 400 || path.includes(':ressource')) continue;
      const said = body.replace(REQUEST, '');
      if (said === refusal) break;
      refusal = said;
    }
  }
  return readings;
}

const ownerOf = (path: string) => WALKED.find(({ calls }) => path.startsWith(calls.get.path));

/** The records whose numbers are tried at an address: those of its resource, else every number once. */
function lookedFor(path: string, { records }: Prey): (readonly [string, readonly AnyRecord[]])[] {
  const all = [...records];
  // An address without a number is the same for any records.
  if (!path.includes(':')) return all.slice(0, 1);
  const owner = ownerOf(path);
  if (isTorture || path.includes(':ressource')) return all;
  if (owner) return all.filter(([id]) => id === owner.id);
  return [...new Map(all.map((entry) => [entry[1][0]?.id, entry])).values()];
}

const PAGE = { page: '1', itemsPerPage: '200' };

/** The ways to ask a list for some records: by words, numbers, values, order, columns and states. */
function queriesFor(resource: Resource, records: readonly AnyRecord[], word: string): Record<string, string>[] {
  const [record] = records;
  const entries = Object.entries(resource.fields);
  const columns = { fields: [...Object.keys(resource.fields), 'utilisations'].join(',') };
  // A declaration tells what is shown and searched; the other ways are the engine's: one resource per trait shows them.
  if (!TELLING.includes(resource)) return [{ ...PAGE, ...columns }, { q: word }];
  // An order shows no more than the list: one is enough, and all of them in long runs.
  const orders = entries.flatMap(([name, field]) => (field.sortable ? [name] : [])).slice(0, scale(1, entries.length));
  const filterable = entries.flatMap(([name, field]) => {
    const wanted = record && wantedOf(field, record[name]);
    return wanted === undefined || !field.filterable ? [] : [{ [name]: wanted }];
  });
  // The engine filters all fields alike: every field is tried for two resources, and one for the others.
  const filters = BEHIND_ONE_DOOR.includes(resource) ? filterable : filterable.slice(0, 1);
  return [
    PAGE,
    { q: word },
    { q: `#${record?.id}` },
    columns,
    ...['archive', 'corbeille'].map((etat) => ({ filter: JSON.stringify({ etat }) })),
    { filter: JSON.stringify({ id: records.map(({ id }) => id) }) },
    ...filters.map((filter) => ({ filter: JSON.stringify(filter) })),
    ...orders.flatMap((name) => [{ sort: name }, { sort: `-${name}` }]),
  ];
}

/** The filter that finds the record which holds a value. */
function wantedOf(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'boolean':
      return value;
    case 'date':
    case 'datetime':
      return typeof value === 'string' ? { min: value.slice(0, 10), max: value.slice(0, 10) } : undefined;
    case 'number':
    case 'money':
      return { min: value, max: value };
    case 'translated':
      return ['de'];
    default:
      return Array.isArray(value) ? value : [value];
  }
}
