import { type Noun, noneOf, resourceById } from '@bridge/contract';
import type { ReferenceSearch } from './reference-search.ts';

/** What a menu says when it has nothing to offer for a text, an empty one at first. */
export function emptyText(
  to: string,
  typed: string,
  { state, hasNone }: Pick<ReferenceSearch, 'state' | 'hasNone'>,
): string {
  if (state === 'searching') return 'Recherche…';
  if (state === 'failed') return 'La recherche n’a pas abouti. Réessayez dans un instant.';
  if (typed !== '') return `Rien ne correspond à «\u00a0${typed}\u00a0».`;
  const noun = resourceById(to)?.noun;
  if (!noun) return 'Rien à proposer.';
  return hasNone ? noneOwned(noun) : `${noneOf(noun)} à proposer.`;
}

/** What others share stands in lists, and is not offered here: the sentence says why. */
function noneOwned(noun: Noun): string {
  const none = `${noneOf(noun)} de votre entité`;
  return noun.feminine
    ? `${none}\u00a0: créez-en une, ou demandez à l’entité qui en possède une.`
    : `${none}\u00a0: créez-en un, ou demandez à l’entité qui en possède un.`;
}
