import { isPublished, objet } from '@bridge/contract';
import { type Evenement, following, type Suite } from '../crud/evenement.ts';
import type { Db } from '../schema.ts';
import { enqueuePages } from './changements.job.ts';
import { noteChanges } from './changements.repository.ts';
import { isHidden, publishedKeys, savedKeyOf, withdrawn } from './changements.rules.ts';
import { shownPlaces } from './publication.repository.ts';

/** The public outputs that were made of what changed are made anew. */
export function changementsSuite(changed: () => void): Suite {
  return async (writing, evenement) => {
    const keys = [...savedKeys(evenement), ...(await archivedKeys(writing.tx, evenement))];
    if (keys.length === 0) return;
    await noteChanges(writing.tx, keys);
    writing.afterCommit(changed);
  };
}

function savedKeys({ entry: { resource }, after }: Evenement): string[] {
  const key = after === null ? undefined : savedKeyOf(resource, after.id);
  if (after === null || key === undefined) return [];
  return [isHidden(resource, after) ? withdrawn(key) : key];
}

/** A record that has a published version is shown as it was published; archived, it is not, and is again once it is taken out. */
async function archivedKeys(tx: Db, { entry: { resource }, before, after }: Evenement): Promise<string[]> {
  if (!isPublished(resource) || before === null || after === null || before.archiveLe === after.archiveLe) return [];
  const keys = publishedKeys(resource, after, await shownPlaces(tx, resource, after.id));
  return after.archiveLe === null ? keys : keys.map(withdrawn);
}

/** Edited by hand, an objet may enter lists that did not show it. */
export const pagesSuite = following(objet, ({ tx, at }) => enqueuePages(tx, null, at));
