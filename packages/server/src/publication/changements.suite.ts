import { isPublished, objet, parametres } from '@bridge/contract';
import { type Evenement, following, type Suite } from '../crud/write/evenement.ts';
import type { Db } from '../schema.ts';
import { enqueuePages } from './changements.job.ts';
import { noteChanges } from './changements.repository.ts';
import { CATALOGUE, isHidden, publishedKeys, savedKeyOf, withdrawn } from './changements.rules.ts';
import { shownPlaces } from './publication.repository.ts';

/** Notes the keys of changed records, so that public outputs are made anew. */
export function changementsSuite(changed: () => void): Suite {
  return async (writing, evenement) => {
    const keys = [...savedKeys(evenement), ...(await shownKeys(writing.tx, evenement))];
    if (keys.length === 0) return;
    await noteChanges(writing.tx, keys);
    writing.afterCommit(changed);
  };
}

function savedKeys({ entry: { resource }, before, after }: Evenement): string[] {
  if (resource.kind === 'single' || after === null) return [];
  const key = savedKeyOf(resource, after.id);
  if (key === undefined) return [];
  if (!isHidden(resource, after)) return [key];
  // No output was made from a record that was hidden before.
  return before === null || isHidden(resource, before) ? [] : [withdrawn(key)];
}

/** The actions after which nobody sees the record any more. */
const WITHDRAWALS: readonly Evenement['action'][] = ['retirer', 'supprimer'];

/** The keys of what visitors see of a record. Archived or thrown away, it is not shown. */
async function shownKeys(tx: Db, evenement: Evenement): Promise<string[]> {
  const { entry, action, before, after, places } = evenement;
  const { resource } = entry;
  if (resource.kind === 'single' || !isPublished(resource) || before === null || after === null) return [];
  const isMoved = before.archiveLe !== after.archiveLe;
  if (places === undefined && !isMoved) return [];
  const keys = publishedKeys(resource, after, places, await shownPlaces(tx, resource, after.id));
  const isGone = WITHDRAWALS.includes(action) || (isMoved && after.archiveLe !== null);
  return isGone ? keys.map(withdrawn) : keys;
}

/** An objet edited by hand may enter lists that did not show it. */
export const pagesSuite = following(objet, ({ tx, at }) => enqueuePages(tx, null, at));

/** What the instance decides about search engines is in every public output. */
export const parametresSuite = (changed: () => void): Suite =>
  following(parametres, async ({ tx, afterCommit }, { before, after }) => {
    if (before?.publication_indexee === after.publication_indexee) return;
    await noteChanges(tx, [CATALOGUE]);
    afterCommit(changed);
  });
