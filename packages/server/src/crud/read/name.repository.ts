import { precisionInWords, resourceById } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import { anyOf } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';
import { columnOf, type Stored, storedOf } from '../stored.ts';
import { all, type Condition, changeable, inState, matching, titleOf, visible } from './condition.repository.ts';
import { ASCENDING, type FoundOrder, foundOrder, orderBy, plannedFor } from './found-order.repository.ts';

export interface NamedRecord {
  readonly id: number;
  readonly titre: string;
  readonly couleur: string | null;
  readonly actif: boolean;
  /** Words that tell it from others of the same name. */
  readonly precision?: string;
}

interface Titled {
  readonly id: number;
  readonly titre: string;
  readonly qualificatif: string | null;
}

interface Read extends NamedRecord, Titled {
  readonly indices: readonly unknown[] | null;
}

/** The fields told beside a name, for readers who may read them. */
function hintsOf(stored: Stored, language: string, scope: Scope | null): RawBuilder<unknown> {
  const { hints = [] } = stored.resource;
  if (scope === null || hints.length === 0) return sql`NULL::jsonb`;
  const values = hints.map((name) => {
    const field = stored.resource.fields[name];
    const own = sql.ref(`${stored.table}.${columnOf(stored, name)}`);
    const column =
      field?.kind === 'reference'
        ? sql`CASE WHEN ${changeable(stored, scope)} THEN ${nameIn(field.to, own, language)}
            ELSE ${nameIn(field.to, own, language, scope)} END`
        : own;
    return field?.ownOnly ? sql`CASE WHEN ${changeable(stored, scope)} THEN ${column} END` : column;
  });
  return sql`jsonb_build_array(${sql.join(values)})`;
}

/** What a record that another one refers to is called, where the scope sees it. The names of entities are told to everybody. */
function nameIn(to: string, id: RawBuilder<unknown>, language: string, scope?: Scope): RawBuilder<unknown> {
  const target = resourceById(to);
  if (target === undefined) return sql`NULL::text`;
  const title = sql.ref(`designe.${target.title}`);
  const said = target.fields[target.title]?.kind === 'translated' ? sql`en_langue(${title}, ${language})` : title;
  const seen = scope === undefined || target.owner === 'id' ? sql`true` : visible(storedOf(target), scope);
  return sql`(SELECT ${said} FROM ${sql.table(target.table)} AS designe WHERE designe.id = ${id} AND ${seen})`;
}

function titled(stored: Stored, language: string): RawBuilder<unknown> {
  const { qualifier } = stored.resource;
  return sql`id, ${titleOf(stored, language)} AS titre,
    ${qualifier === undefined ? sql`NULL::text` : sql.ref(columnOf(stored, qualifier))} AS qualificatif`;
}

function named(stored: Stored, language: string, scope: Scope | null): RawBuilder<unknown> {
  const couleur = stored.columns.find(({ field }) => field.kind === 'colour')?.column;
  return sql`SELECT ${titled(stored, language)}, ${couleur ? sql.ref(couleur) : sql`NULL`} AS couleur,
    ${hintsOf(stored, language, scope)} AS indices,
    (archive_le IS NULL AND supprime_le IS NULL) AS actif FROM ${sql.table(stored.table)}`;
}

/** The titles, with what tells equal ones apart. */
function titlesApart({ resource }: Stored, rows: readonly Titled[]): string[] {
  const titles = rows.map(({ titre }) => titre);
  const repeated = new Set(titles.filter((titre, index) => titles.indexOf(titre) !== index));
  const field = resource.qualifier === undefined ? undefined : resource.fields[resource.qualifier];
  const choices = field?.kind === 'choice' ? field.choices : [];
  return rows.map(({ titre, qualificatif }) => {
    const label = repeated.has(titre) ? choices.find(({ value }) => value === qualificatif)?.label : undefined;
    return label === undefined ? titre : `${titre} (${label})`;
  });
}

function toldApart(stored: Stored, rows: readonly Read[]): NamedRecord[] {
  const titles = titlesApart(stored, rows);
  return rows.map(({ qualificatif, indices, ...read }, rank) => {
    const precision = precisionInWords(stored.resource, indices);
    return { ...read, titre: titles[rank] ?? read.titre, ...(precision !== '' && { precision }) };
  });
}

/** The names of records of any entity, for a person whose own record refers to them. */
export async function namesById(
  db: Db,
  stored: Stored,
  ids: readonly number[],
  language: string,
): Promise<NamedRecord[]> {
  const { rows } = await sql<Read>`
    ${named(stored, language, null)} WHERE id = ANY(${[...ids]}::bigint[])`.execute(db);
  return toldApart(stored, rows);
}

/** The records of one resource that others refer to. */
export interface Called {
  readonly stored: Stored;
  /** Records named in any case. */
  readonly told: readonly number[];
  /** Records named if the reader sees them. */
  readonly ifSeen: readonly number[];
}

/** The names of records of several resources, in one round trip: by resource and number. */
export async function namesOfAll(
  db: Db,
  called: readonly Called[],
  scope: Scope,
  language: string,
): Promise<Record<string, string>[]> {
  const asked = called.map(({ stored, told, ifSeen }, rank) => {
    const seen = sql`(id = ${anyOf(sql`${[...ifSeen]}::bigint[]`)} AND ${visible(stored, scope)})`;
    return sql`SELECT ${sql.lit(rank)} AS rang, ${titled(stored, language)} FROM ${sql.table(stored.table)}
      WHERE id = ${anyOf(sql`${[...told]}::bigint[]`)}${ifSeen.length === 0 ? sql`` : sql` OR ${seen}`}`;
  });
  if (asked.length === 0) return [];
  const { rows } = await sql<Titled & { rang: number }>`${sql.join(asked, sql` UNION ALL `)}`.execute(db);
  return called.map(({ stored }, rank) => {
    const found = rows.filter(({ rang }) => rang === rank);
    const titles = titlesApart(stored, found);
    return Object.fromEntries(found.map(({ id }, index) => [String(id), titles[index] ?? '']));
  });
}

export interface Wanted {
  readonly q: string;
  /** Only these records, when given. */
  readonly ids?: readonly number[];
  /** The resource that would refer to them. */
  readonly usableFor?: string;
  /** Whether words of the same meaning are offered once, by their representative. */
  readonly once?: boolean;
  /** A condition that they must meet. */
  readonly among?: Condition;
  readonly language: string;
  readonly most: number;
}

/** Records to choose from, by name. Those asked for by id come even when they are no longer offered. */
export async function namesFound(
  db: Db,
  stored: Stored,
  scope: Scope,
  { q, ids, usableFor = '', once = false, among, language, most }: Wanted,
): Promise<NamedRecord[]> {
  const { usableIn } = stored.resource;
  const portee = usableIn === undefined ? undefined : sql.ref(columnOf(stored, usableIn));
  const usable: Condition[] =
    portee && usableFor !== '' ? [sql`(cardinality(${portee}) = 0 OR ${usableFor} = ANY(${portee}))`] : [];
  const offered = ids
    ? [sql`id = ANY(${[...ids]}::bigint[])` as Condition]
    : [inState('actif'), ...usable, ...(once ? meant(stored) : []), ...(among ? [among] : [])];
  const asked = all([visible(stored, scope), ...offered, matching(stored, scope, q)]);
  const { steps, keys } = q === '' ? BY_NAME : foundOrder(stored, language, q);
  const found: Read[] = [];
  for (const step of steps) {
    if (found.length === most) break;
    const { rows } = await sql<Read>`${plannedFor(q)}
      ${named(stored, language, scope)}
      WHERE ${all([step, asked])} ${orderBy([...keys, BY_ID])} LIMIT ${most - found.length}`.execute(db);
    // A record that is renamed between two steps may be found by both.
    const known = new Set(found.map(({ id }) => id));
    found.push(...rows.filter(({ id }) => !known.has(id)));
  }
  return toldApart(stored, found);
}

const BY_ID = { value: sql`id`, direction: ASCENDING };
const BY_NAME: FoundOrder = { steps: [sql`true`], keys: [{ value: sql`titre`, direction: ASCENDING }] };

/** A chosen word stands for all of the same meaning. */
function meant(stored: Stored): Condition[] {
  const { equivalence } = stored.resource;
  return equivalence === undefined ? [] : [sql`${sql.ref(columnOf(stored, equivalence))} IS NULL`];
}

/** A name with what tells it apart, as in lists and files. */
function qualified(stored: Stored, title: RawBuilder<string>): RawBuilder<string | null> {
  const { resource } = stored;
  const field = resource.qualifier === undefined ? undefined : resource.fields[resource.qualifier];
  if (resource.qualifier === undefined || field?.kind !== 'choice') return sql`NULL::text`;
  const labels = JSON.stringify(Object.fromEntries(field.choices.map(({ value, label }) => [value, label])));
  return sql`${title} || ' (' || (${labels}::jsonb ->> ${sql.ref(columnOf(stored, resource.qualifier))}) || ')'`;
}

/**
 * The visible records with exactly that name, apart from capitals; a name that several have is followed by what tells
 * them apart.
 */
export async function recordsCalled(
  db: Db,
  stored: Stored,
  scope: Scope,
  names: readonly string[],
  language: string,
): Promise<{ id: number; nom: string; qualifie: string | null }[]> {
  const title = titleOf(stored, language);
  const full = qualified(stored, title);
  const wanted = sql`${names.map((name) => name.toLowerCase())}::text[]`;
  const { rows } = await sql<{ id: number; nom: string; qualifie: string | null }>`
    SELECT id, lower(${title}) AS nom, lower(${full}) AS qualifie FROM ${sql.table(stored.table)}
    WHERE supprime_le IS NULL AND ${visible(stored, scope)}
      AND (lower(${title}) = ANY(${wanted}) OR lower(${full}) = ANY(${wanted}))`.execute(db);
  return rows;
}
