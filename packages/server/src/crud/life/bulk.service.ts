import { type AnyRecord, BridgeError, type BulkRequest, type BulkResult, mayAccess } from '@bridge/contract';
import { owns } from '../../platform/auth/identity.ts';
import { namesById } from '../read/name.repository.ts';
import { recordById } from '../read/record.repository.ts';
import type { Entry } from '../registry.ts';
import { usagesOfEach } from '../usage/usage.service.ts';
import { type CrudContext, saveChanges, takeRecord } from '../write/record.service.ts';
import type { Writing } from '../write/writing.ts';
import { archiveRecord, duplicateRecord, removeRecord, restoreRecord } from './record-life.service.ts';

const UNVERSIONED = { unversioned: true };

/** How many usages of each record are told for each field: enough to see whether they matter. */
const MOST_USAGES = 5;

/**
 * The same action on many records, one by one: each succeeds or says why not. A dry run does all of it and undoes it,
 * so that it tells exactly what would happen.
 */
export async function bulkAction(
  context: CrudContext,
  writing: Writing,
  entry: Entry,
  request: BulkRequest,
): Promise<BulkResult> {
  mustBeAllowed(writing, entry, request);
  const { tx, acteur } = writing;
  // Always in the same order: two bulk actions at once wait for each other instead of blocking each other.
  const ids = [...new Set(request.ids)].sort((one, other) => one - other);
  const named = await namesById(tx, entry, ids, acteur.language);
  const titles = new Map(named.map(({ id, titre }) => [id, titre]));
  const isPutAside = request.action === 'archive' || request.action === 'remove';
  const usages = isPutAside
    ? await usagesOfEach(context.registry, tx, entry, ids, acteur, MOST_USAGES)
    : new Map<number, never>();
  const results: BulkResult['results'] = [];
  const run = async () => {
    for (const id of ids) {
      const refusal = await writing.attempt(() => act(context, writing, entry, id, request));
      const found = refusal?.errorName !== 'notFound';
      const used = found ? usages.get(id) : undefined;
      results.push({
        id,
        titre: (found && titles.get(id)) || `n°\u00a0${id}`,
        ok: refusal === null,
        message: refusal && (await explain(context, writing, entry, id, refusal)),
        ...(used && { usages: used }),
      });
    }
  };
  if (request.dryRun) await writing.undo(run);
  else await run();
  const done = results.filter(({ ok }) => ok).length;
  return { dryRun: request.dryRun, done, refused: results.length - done, results };
}

async function explain(
  context: CrudContext,
  writing: Writing,
  entry: Entry,
  id: number,
  { errorName, message, details }: BridgeError,
): Promise<string> {
  const foreign = errorName === 'accessDenied' ? await ownedElsewhere(context, writing, entry, id) : null;
  return foreign ?? (details.errors?.map((problem) => problem.message).join(' ') || message);
}

/** The owner of a record that another entity shares: no administrator of one's own entity can give a right to it. */
async function ownedElsewhere(
  { registry }: CrudContext,
  { tx, acteur }: Writing,
  entry: Entry,
  id: number,
): Promise<string | null> {
  const { owner, noun } = entry.resource;
  const entites = registry.entry('entite');
  const entite = (await recordById(tx, entry, acteur.scope, id))?.[owner];
  if (entites === undefined || typeof entite !== 'number' || owns(acteur.scope, entite)) return null;
  const [named] = await namesById(tx, entites, [entite], acteur.language);
  if (named === undefined) return null;
  const who = `«\u00a0${named.titre}\u00a0»`;
  return noun.feminine ? `Elle appartient à ${who}.` : `Il appartient à ${who}.`;
}

function mustBeAllowed({ acteur }: Writing, { resource }: Entry, { action }: BulkRequest): void {
  const { access } = resource;
  const needed = action === 'remove' ? access.remove : action === 'duplicate' ? access.create : access.edit;
  if (!mayAccess(needed, acteur.viewer)) throw new BridgeError('accessDenied');
}

async function act(
  context: CrudContext,
  writing: Writing,
  entry: Entry,
  id: number,
  request: BulkRequest,
): Promise<void> {
  switch (request.action) {
    case 'archive':
      await archiveRecord(context, writing, entry, id, UNVERSIONED);
      return;
    case 'restore':
      await restoreRecord(context, writing, entry, id, UNVERSIONED);
      return;
    case 'remove':
      await removeRecord(context, writing, entry, id, UNVERSIONED);
      return;
    case 'duplicate':
      await duplicateRecord(context, writing, entry, id);
      return;
    case 'change': {
      const before = await takeRecord(writing, entry, id, UNVERSIONED);
      if (before.supprimeLe !== null) throw new BridgeError('inTrash');
      const changes = { ...request.changes, ...retagged(entry, before, request) };
      await saveChanges(context, writing, entry, before, changes, 'modifier');
    }
  }
}

function retagged(entry: Entry, before: AnyRecord, { addTags = [], removeTags = [] }: BulkRequest) {
  if (addTags.length + removeTags.length === 0) return {};
  const tags = before.tags;
  if (!Array.isArray(tags) || entry.resource.fields.tags?.kind !== 'references')
    throw new BridgeError('invalidInput', {
      errors: [{ path: 'addTags', message: 'Cet élément ne porte pas de tags.' }],
    });
  const kept = tags.filter((tag) => !removeTags.includes(tag));
  return { tags: [...new Set([...kept, ...addTags])] };
}
