import { type AnyRow, BridgeError } from '@bridge/contract';
import type { Acteur } from '../../platform/auth/acteur.ts';
import type { FileAnswer } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { type ExportQuery, exportRows } from '../files/export.service.ts';
import type { Registry } from '../registry.ts';
import { type Counted, numberFound } from './list.repository.ts';
import { type Found, type ListQuery, type PageQuery, type PagesRead, rowsCounted, rowsFound } from './read.service.ts';
import type { ReadOnlyEntry } from './read-only.entry.ts';
import { recordById } from './record.repository.ts';

export async function pageOfLines(
  read: PagesRead,
  entry: ReadOnlyEntry,
  acteur: Acteur,
  query: PageQuery,
): Promise<Found<AnyRow> & Counted> {
  return shownBy(entry, await rowsCounted(read, entry, acteur, query));
}

async function linesFound(
  registry: Registry,
  db: Db,
  entry: ReadOnlyEntry,
  acteur: Acteur,
  query: ListQuery,
): Promise<Found<AnyRow>> {
  return shownBy(entry, await rowsFound(registry, db, entry, acteur, query));
}

function shownBy<F extends Found<AnyRow>>({ shown }: ReadOnlyEntry, found: F): F {
  return shown ? { ...found, items: found.items.map(shown) } : found;
}

/** A line; not found for a reader who does not see it. */
export async function readLine(db: Db, entry: ReadOnlyEntry, { scope }: Acteur, id: number): Promise<AnyRow> {
  const { shown = (row: AnyRow) => row, detail } = entry;
  const row = await recordById(db, entry, scope, id);
  if (!row) throw new BridgeError('notFound');
  return { ...shown(row), ...(await detail?.(db, row)) };
}

export async function exportLines(
  registry: Registry,
  db: Db,
  entry: ReadOnlyEntry,
  acteur: Acteur,
  query: ExportQuery,
): Promise<FileAnswer> {
  const total = await numberFound(db, entry, acteur.scope, query);
  const rows = (page: ListQuery) => linesFound(registry, db, entry, acteur, page);
  return exportRows({ stored: entry, language: acteur.language, total, rows, words: entry.words }, query);
}
