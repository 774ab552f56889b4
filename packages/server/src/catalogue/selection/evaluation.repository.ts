import type { ObjetRetenu } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { all, visible } from '../../crud/read/condition.repository.ts';
import { PLANNED_EACH_TIME } from '../../platform/db/statement-names.ts';
import type { Db, Row } from '../../schema.ts';
import { compileRegle } from '../regle/compile.repository.ts';
import type { Contexte } from '../regle/contexte.ts';
import { nextDay, nextEnd } from '../regle/expression.repository.ts';
import { instantOfMinute } from '../regle/seances.rules.ts';
import { placePins } from './epingles.rules.ts';
import { isByNextDate, orderBy } from './ordre.repository.ts';
import type { Epingle, Question } from './question.ts';
import { nearestIn, wordsWhere } from './recherche.repository.ts';

type Sql = RawBuilder<SqlBool>;

/** Planned for its values each time: what a rule keeps depends on them. */
export const EACH_TIME = sql.raw(PLANNED_EACH_TIME);

/** The objets that a reader may be shown: published, and seen by their scope. */
export function publishedWhere({ scope }: Pick<Question, 'scope'>): Sql {
  return sql`statut = 'publie' AND archive_le IS NULL AND supprime_le IS NULL
    AND (${visible({ ownerColumn: 'entite_id', shared: true }, scope)})`;
}

/** The objets that a question keeps: an expression over the columns of `objets`. */
export function retainedWhere(question: Question): Sql {
  const { filtre, contexte } = question;
  const asked = filtre === undefined ? [] : [compileRegle(filtre, contexte)];
  return all([selectedWhere(question), ...asked, ...foundWhere(question)]);
}

/** The objets of the sélection itself, without what is asked besides. */
function selectedWhere(question: Question): Sql {
  const { limite, contexte, visiteur, clesParDefaut, retenus } = question;
  if (retenus !== undefined) return sql`id = ANY(${[...retenus]}::bigint[])`;
  const distinct = distinctWhere(question);
  if (limite === null) return distinct;
  return sql`id IN (SELECT id FROM objets WHERE ${distinct}
    ORDER BY ${guaranteed(question)} DESC, ${orderBy(clesParDefaut, contexte, visiteur)} LIMIT ${limite})`;
}

/** Objets that people included by hand come before all others, whatever their rank or duplicates. */
function guaranteed({ garantis }: Question): Sql {
  return sql`id = ANY(${[...garantis]}::bigint[])`;
}

/** The most numbers kept in a list. */
const MOST_SETTLED = 100_000;

/**
 * The same question with its objets looked up once, when that takes more than a look at the table: later reads in the
 * transaction then cost little.
 */
export async function settled(tx: Db, question: Question): Promise<Question> {
  const { limite, dedoublonnage } = question;
  if (limite === null && dedoublonnage === null) return withNearest(tx, question);
  const { rows } = await sql<Row<'objets', 'id'>>`${EACH_TIME}
    SELECT id FROM objets WHERE ${selectedWhere(question)} LIMIT ${MOST_SETTLED + 1}`.execute(tx);
  return withNearest(tx, rows.length > MOST_SETTLED ? question : { ...question, retenus: rows.map(({ id }) => id) });
}

/** Words that the sélection has nowhere are taken for misspelt. */
async function withNearest(tx: Db, question: Question): Promise<Question> {
  const { recherche = [] } = question;
  const found = foundWhere(question);
  if (found.length === 0) return question;
  const { rows } = await sql`${EACH_TIME}
    SELECT FROM objets WHERE ${all([selectedWhere(question), ...found])} LIMIT 1`.execute(tx);
  return rows.length > 0 ? question : { ...question, proches: await nearestIn(tx, selectedWhere(question), recherche) };
}

function foundWhere({ recherche = [], nomme, proches, contexte }: Question): Sql[] {
  if (proches !== undefined) return [sql`id = ANY(${[...proches]}::bigint[])`];
  const words = wordsWhere(recherche);
  if (nomme === undefined || words.length === 0) return words;
  return [sql`(${all(words)} OR ${compileRegle(nomme, contexte)})`];
}

function idsIn(epingles: readonly Epingle[]): number[] {
  return epingles.map(({ objet }) => objet);
}

/** The marks by which two objets are one thing. An objet without the mark is like no other. */
const MARKS = {
  // Numbers of two systems may be the same by chance: the same id is of the same thing where the commune is the same too.
  identifiant: sql`CASE WHEN identifiant = '' THEN 'n' || id ELSE identifiant || chr(31) || commune_norme END`,
  'nom-commune': sql`CASE WHEN nom_norme = '' OR commune_norme = '' THEN 'n' || id ELSE nom_norme || chr(31) || commune_norme END`,
  position: sql`CASE WHEN latitude IS NULL OR longitude IS NULL THEN 'n' || id
    ELSE round(latitude::numeric, 5) || ' ' || round(longitude::numeric, 5) END`,
} as const;

function distinctWhere(question: Question): Sql {
  const { dedoublonnage } = question;
  const kept = keptWhere(question);
  if (dedoublonnage === null) return kept;
  const mark = MARKS[dedoublonnage];
  return sql`id IN (SELECT DISTINCT ON (${mark}) id FROM objets WHERE ${kept}
    ORDER BY ${mark}, ${guaranteed(question)} DESC, nombre_photos DESC NULLS LAST, cardinality(langues) DESC, id)`;
}

function keptWhere(question: Question): Sql {
  return all([publishedWhere(question), chosenWhere(question), ...without(question.exclusions)]);
}

function without(ids: readonly number[]): Sql[] {
  return ids.length === 0 ? [] : [sql`id <> ALL(${[...ids]}::bigint[])`];
}

function chosenWhere({ mode, regles, contexte, inclusions }: Question): Sql {
  const rules = compileRegle(regles, contexte);
  const included: Sql = sql`id = ANY(${[...inclusions]}::bigint[])`;
  switch (mode) {
    case 'dynamique':
      return rules;
    case 'manuelle':
      return included;
    case 'mixte':
      return sql`(${rules} OR ${included})`;
  }
}

/** Reads from one snapshot: a page, its count and its facets never disagree. */
export function atOnce<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

export async function countOf(db: Db, question: Question): Promise<number> {
  const { retenus, filtre, recherche } = question;
  if (retenus !== undefined && filtre === undefined && recherche === undefined) return retenus.length;
  const { rows } = await sql<{
    n: number;
  }>`${EACH_TIME} SELECT count(*) AS n FROM objets WHERE ${retainedWhere(question)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface Compte {
  readonly total: number;
  /** The instant of the day at which the objets of a list stand elsewhere, or are others; null without any. */
  readonly fin: Date | null;
}

/** Whether an order by next date puts or chooses the objets of a list: they move when a time of theirs is over. */
export const movesToday = ({ cles, clesParDefaut, limite }: Question): boolean =>
  [...cles, ...(limite === null ? [] : clesParDefaut)].some(isByNextDate);

/** How many objets a list has, and until when that and their order hold, read in one go. */
export async function countUntil(db: Db, question: Question): Promise<Compte> {
  if (!movesToday(question)) return { total: await countOf(db, question), fin: null };
  const { contexte } = question;
  const { rows } = await sql<{ total: number; fin: number | null }>`${EACH_TIME}
    SELECT count(*) AS total, min(${nextEnd(contexte)}) AS fin FROM objets WHERE ${retainedWhere(question)}`.execute(
    db,
  );
  const [{ total = 0, fin = null } = {}] = rows;
  return { total, fin: instantOfMinute(fin ?? Number.POSITIVE_INFINITY, contexte) };
}

/** Whether the question keeps an objet. */
export async function keeps(db: Db, question: Question, id: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM objets WHERE id = ${id} AND ${retainedWhere(question)}`.execute(db);
  return rows.length > 0;
}

/** Among some objets, those that the question keeps. */
export async function keptAmong(db: Db, question: Question, ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<Row<'objets', 'id'>>`
    SELECT id FROM objets WHERE id = ANY(${[...ids]}::bigint[]) AND ${retainedWhere(question)}`.execute(db);
  return rows.map(({ id }) => id);
}

interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** The numbers of a slice of the result, in its order. */
export async function idsOf(db: Db, question: Question, slice: Slice): Promise<number[]> {
  const rows = await arranged(db, question, slice, sql<{ id: number }>`id`);
  return rows.map(({ id }) => id);
}

type Shown = Omit<ObjetRetenu, 'epingle'>;
const shownAt = (contexte: Contexte) => sql<Shown>`id, nom, type_bridge AS "typeBridge", commune, photo,
  ${nextDay(contexte)} AS "prochaineDate", prix_min::float8 AS "prixMin"`;

export async function pageOf(db: Db, question: Question, slice: Slice): Promise<ObjetRetenu[]> {
  const pinned = idsIn(question.epingles);
  const rows = await arranged(db, question, slice, shownAt(question.contexte));
  return rows.map((row) => ({ ...row, epingle: pinned.includes(row.id) }));
}

/** Objets as results show them, in the order asked for. */
export async function objetsShown(db: Db, ids: readonly number[], contexte: Contexte): Promise<ObjetRetenu[]> {
  const rows = await byId(db, ids, shownAt(contexte));
  return rows.map((row) => ({ ...row, epingle: false }));
}

/** A slice of the result in its order: pins at their places, the others around them. */
async function arranged<T extends { readonly id: number }>(
  db: Db,
  question: Question,
  slice: Slice,
  columns: RawBuilder<T>,
): Promise<readonly T[]> {
  const pinned = await pinnedIn(db, question);
  if (pinned.length === 0) return unpinned(db, question, [], slice, columns);
  const { places, others } = placePins(pinned, await countOf(db, question), slice);
  const rest = others.limit === 0 ? [] : await unpinned(db, question, idsIn(pinned), others, columns);
  const here = await byId(
    db,
    places.flatMap((objet) => objet ?? []),
    columns,
  );
  let next = 0;
  return places.flatMap((objet) => (objet === null ? rest[next++] : here.find(({ id }) => id === objet)) ?? []);
}

/** The pins that are in the result. */
async function pinnedIn(db: Db, question: Question): Promise<readonly Epingle[]> {
  const { epingles } = question;
  if (epingles.length === 0) return [];
  const { rows } = await sql<Row<'objets', 'id'>>`
    SELECT id FROM objets WHERE id = ANY(${idsIn(epingles)}::bigint[]) AND ${retainedWhere(question)}`.execute(db);
  return epingles.filter(({ objet }) => rows.some(({ id }) => id === objet));
}

async function unpinned<T>(
  db: Db,
  question: Question,
  pinned: readonly number[],
  { offset, limit }: Slice,
  columns: RawBuilder<T>,
): Promise<readonly T[]> {
  const { cles, contexte, visiteur } = question;
  const { rows } = await sql<T>`${EACH_TIME}
    SELECT ${columns} FROM objets WHERE ${all([retainedWhere(question), ...without(pinned)])}
    ORDER BY ${orderBy(cles, contexte, visiteur)} LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

async function byId<T>(db: Db, ids: readonly number[], columns: RawBuilder<T>): Promise<readonly T[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<T>`
    SELECT ${columns} FROM objets JOIN unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS voulue (voulu, rang)
      ON voulue.voulu = objets.id
    ORDER BY voulue.rang`.execute(db);
  return rows;
}
