import { selection, tag } from '@bridge/contract';
import { following } from '../../crud/write/evenement.ts';
import { tagsAutomatiques } from './tag.repository.ts';
import { enqueueTags } from './tags.job.ts';

/** A tag that is given a sélection is put at once; one that has none any more is taken off. */
export const tagSuite = following(tag, async ({ tx, at }, { before, after }) => {
  const had = before?.selection ?? null;
  if (after.selection === had) return;
  await enqueueTags(tx, at, { sansRegle: after.selection === null ? [after.id] : [] });
});

/** So is what another sélection means from now on. */
export const selectionDeTagSuite = following(selection, async ({ tx, at }, { before, after }) => {
  if (before !== null && (await tagsAutomatiques(tx, after.id)).length > 0) await enqueueTags(tx, at);
});
