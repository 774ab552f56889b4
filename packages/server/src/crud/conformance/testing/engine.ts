import {
  type AnyRecord,
  API_BASE,
  type Endpoint,
  type Envelope,
  type Field,
  type Resource,
  type Role,
} from '@bridge/contract';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { createTestEngine } from '../../../testing/engine.ts';
import type { Person, World } from '../../../testing/world.ts';
import { giveFiles } from './given-files.repository.ts';
import { throwAway, writeImported } from './imported.repository.ts';
import {
  filledFields,
  importedFields,
  isSampled,
  placeOf,
  type Sampling,
  sampleBody,
  sampledFields,
  sampleImported,
  sampleOwn,
} from './sample.ts';
import { ALL_OF_AN_ENTITY, isMade, WALKED } from './specimen.resource.ts';

type Called = Pick<Endpoint, 'method' | 'path'>;

export interface Asked {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  /** A text is sent as it is. */
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Where {
  readonly entite?: number;
  /** The entity of referred records, when the record itself names none. */
  readonly near?: number;
  readonly partage?: 'prive' | 'filles' | 'toutes';
  /** Found in every text of the record. */
  readonly word?: string;
  /** A word hidden in what only its own entity reads, and in private records that it refers to. */
  readonly hiding?: string;
  /** Whether only required fields are filled. */
  readonly bare?: boolean;
}

const { registry } = createTestEngine(WALKED);

/** The application with the specimen, and the means to create and call whatever resources declare. */
export class Engine {
  private serial = 0;
  private readonly targets = new Map<string, Promise<AnyRecord>>();
  private readonly entites = new Map<string, Promise<number>>();

  constructor(
    readonly world: World,
    /** A super admin of no entity. */
    readonly root: Person,
  ) {}

  async ask(person: Person, { method, path }: Called, asked: Asked = {}): Promise<LightMyRequestResponse> {
    const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(asked.params?.[name])));
    const query = new URLSearchParams(asked.query).toString();
    const body =
      asked.body === undefined
        ? {}
        : { payload: typeof asked.body === 'string' ? asked.body : JSON.stringify(asked.body) };
    const type = asked.body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { authorization: `Bearer ${person.tokens.token}`, ...type, ...asked.headers };
    const url = `${API_BASE}${filled}${query === '' ? '' : `?${query}`}`;
    return this.world.app.inject({ method, url, headers, ...body });
  }

  /** The data of an answer that must be a success. */
  async data<T>(person: Person, endpoint: Called, asked: Asked = {}): Promise<T> {
    const answer = await this.ask(person, endpoint, asked);
    const envelope: Envelope<T> = answer.json();
    if (answer.statusCode !== 200) throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.body}`);
    return envelope.data;
  }

  /** A body that creates a record there, with the records that it refers to. */
  async bodyFor(resource: Resource, where: Where = {}) {
    const { word = 'mot', bare = false } = where;
    const sampling = await this.sampling(word, where, targetsOf(sampledFields(filledFields(resource), bare)));
    const body = {
      ...sampleBody(resource, sampling, bare),
      ...(where.hiding !== undefined && sampleOwn(resource, { ...sampling, word: where.hiding })),
      ...placed(resource, where),
    };
    await giveFiles(this.world.db, resource, body);
    return body;
  }

  /** The values of a record that a source brings there. */
  async importedFor(resource: Resource, where: Where = {}) {
    const { word = 'mot', bare = false } = where;
    const sampling = await this.sampling(word, where, targetsOf(sampledFields(importedFields(resource), bare)));
    return { ...sampleImported(resource, sampling, bare), ...placed(resource, where) };
  }

  /** A new record: created by a person, or as imports make those that nobody creates. */
  async make(resource: Resource, where: Where = {}, changes: object = {}): Promise<AnyRecord> {
    if (!isMade(resource)) return this.bring(resource, { ...(await this.importedFor(resource, where)), ...changes });
    const body = { ...(await this.bodyFor(resource, where)), ...changes };
    return this.data<AnyRecord>(this.root, resource.calls.create, { body });
  }

  /** A record that a source brings, with values that its fields accept. */
  async bring(resource: Resource, values: Readonly<Record<string, unknown>>): Promise<AnyRecord> {
    const { world, root } = this;
    const parsed = Object.entries(values).map(([name, value]) => [name, resource.fields[name]?.schema.parse(value)]);
    const by = { userId: root.user.id, at: world.now };
    const id = await writeImported(world.db, registry.require(resource.id), Object.fromEntries(parsed), by);
    return this.data<AnyRecord>(root, resource.calls.get, { params: { id } });
  }

  /** Throws a record away: as a person, or as the product does with those that nobody throws away. */
  async discard(resource: Resource, id: number): Promise<void> {
    const { version } = await this.row(resource, id);
    if (!isMade(resource)) return throwAway(this.world.db, registry.require(resource.id), id, this.world.now);
    await this.data(this.root, resource.calls.remove, { params: { id }, query: { version: String(version) } });
  }

  async sampling(word: string, near: Where, to: readonly string[]): Promise<Sampling> {
    const ids = new Map<string, number>();
    for (const id of to) ids.set(id, (await this.targetIn(id, { ...targetOf(near), word: near.hiding ?? word })).id);
    this.serial += 1;
    return { serial: this.serial, word, target: (id) => ids.get(id) ?? null };
  }

  /** A record that others of the same place refer to, made once. */
  private targetIn(id: string, place: Where): Promise<AnyRecord> {
    const key = `${id} ${JSON.stringify(place)}`;
    const known = this.targets.get(key) ?? this.make(resourceOf(id), place);
    this.targets.set(key, known);
    return known;
  }

  /** The stored row, whatever the API shows of it. */
  async row({ table }: Resource, id: number): Promise<Readonly<Record<string, unknown>>> {
    const { rows } = await sql<{ ligne: Record<string, unknown> }>`
      SELECT to_jsonb(lue) AS ligne FROM ${sql.table(table)} AS lue WHERE id = ${id}`.execute(this.world.db);
    return rows[0]?.ligne ?? {};
  }

  async count({ table }: Resource): Promise<number> {
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(this.world.db);
    return rows[0]?.n ?? 0;
  }

  /** The contents of some tables, as one text. */
  async dump(...tables: string[]): Promise<string> {
    const texts = await Promise.all(
      tables.map((table) => sql`SELECT to_jsonb(lue) AS l FROM ${sql.table(table)} AS lue`.execute(this.world.db)),
    );
    return JSON.stringify(texts.map(({ rows }) => rows));
  }

  /** A digest of some tables, to tell whether anything changed. */
  async digest(...tables: string[]): Promise<string[]> {
    const sums = tables.map((table) =>
      sql<{ somme: string }>`
        SELECT concat(count(*), ' ', sum(hashtextextended(lue::text, 0))) AS somme FROM ${sql.table(table)} AS lue
      `.execute(this.world.db),
    );
    return (await Promise.all(sums)).map(({ rows: [row] }) => row?.somme ?? '');
  }

  /** The entity of that name, made once for all tests. */
  entite(nom: string): Promise<number> {
    const known = this.entites.get(nom) ?? this.world.createEntite(nom);
    this.entites.set(nom, known);
    return known;
  }

  person(role: Role, entiteId: number | null): Promise<Person> {
    return this.world.person({ roles: [role], entiteId });
  }

  /** A person who may do in an entity all that its admins may. */
  admin(entiteId: number | null): Promise<Person> {
    return this.world.person({ roles: ALL_OF_AN_ENTITY, entiteId });
  }
}

/** The place of referred records: whoever may use the record may use them too. */
function targetOf({ near, entite = near, partage, hiding }: Where): Where {
  if (hiding !== undefined && entite !== undefined) return { bare: true, entite, partage: 'prive' };
  if (entite === undefined) return { bare: true, partage: partage ?? 'toutes' };
  return { bare: true, entite, ...(partage === undefined ? {} : { partage }) };
}

export function resourceOf(id: string): Resource {
  const found = WALKED.find((resource) => resource.id === id);
  if (!found) throw new Error(`${id} is no resource`);
  return found;
}

/** The fields that place and share a record. */
function placed(resource: Resource, { entite, partage }: Where): Record<string, unknown> {
  const place = placeOf(resource);
  return {
    // A record of the whole instance has no place to choose.
    ...(entite === undefined || resource.fields[place]?.readOnly ? {} : { [place]: entite }),
    ...(partage === undefined || !('partage' in resource.fields) ? {} : { partage }),
  };
}

/** The resources that some fields refer to, also from inside lists. */
function targetsOf(fields: readonly [string, Field][]): string[] {
  const ids = fields.flatMap(([, field]) => {
    if (!isSampled(field)) return [];
    if (field.kind === 'list')
      return targetsOf(Object.values(field.forms).flatMap((form) => Object.entries(form.fields)));
    return field.kind === 'reference' || field.kind === 'references' ? [field.to] : [];
  });
  return [...new Set(ids)];
}
