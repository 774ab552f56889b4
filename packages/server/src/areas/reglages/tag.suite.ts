import { selection, tag } from '@bridge/contract';
import { following } from '../../crud/evenement.ts';
import { tagsAutomatiques } from './tag.repository.ts';
import { enqueueTags } from './tags.job.ts';

/** A tag that is given a sélection is put at once. */
export const tagSuite = following(tag, async ({ tx, at }, { before, after }) => {
  if (after.selection !== null && after.selection !== before?.selection) await enqueueTags(tx, at);
});

/** So is what another sélection means from now on. */
export const selectionDeTagSuite = following(selection, async ({ tx, at }, { before, after }) => {
  if (before !== null && (await tagsAutomatiques(tx, after.id)).length > 0) await enqueueTags(tx, at);
});
