import { selection, tag } from '@bridge/contract';
import { following } from '../../crud/write/evenement.ts';
import { tagsAutomatiques } from './tag.repository.ts';
import { enqueueTags } from './tags.job.ts';

/** A tag that gets a sélection is put on its objets at once, and removed when it loses it. */
export const tagSuite = following(tag, async ({ tx, at }, { before, after }) => {
  const had = before?.selection ?? null;
  if (after.selection === had) return;
  await enqueueTags(tx, at, { sansRegle: after.selection === null ? [after.id] : [] });
});

/** The tags of a sélection follow its changes. */
export const selectionDeTagSuite = following(selection, async ({ tx, at }, { before, after }) => {
  if (before !== null && (await tagsAutomatiques(tx, after.id)).length > 0) await enqueueTags(tx, at);
});
