import type { BulkRequest } from '@bridge/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../../api/client.ts';
import { randomId } from '../../../api/random-id.ts';
import { showDone } from '../actions/undo.notice.tsx';
import { useRecordListContext } from '../list.context.ts';
import type { BulkContent } from './bulk.rules.ts';
import { type BulkKind, doneSentence } from './bulk.words.ts';

interface Options {
  readonly kind: BulkKind;
  readonly ids: readonly number[];
  readonly content: BulkContent;
  readonly onDone: (refused: number) => void;
}

/** The forecast of an action, asked at once; and its run, once only, however often it is sent. */
export function useBulk({ kind, ids, content, onDone }: Options) {
  const { resource, acts, refresh, selection } = useRecordListContext();
  const request = useMemo(() => requestOf(kind, ids, content), [kind, ids, content]);
  const [idempotencyKey] = useState(randomId);
  const check = useQuery({
    // The key is not under that of the resource: a run that refreshes the resource must not ask for a new forecast.
    queryKey: ['bulk-check', resource.id, request],
    queryFn: ({ signal }) => call(resource.calls.bulk, { body: { ...request, dryRun: true } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const accepted = check.data?.results.filter(({ ok }) => ok).map(({ id }) => id) ?? [];
  const run = useMutation({
    mutationFn: () =>
      call(resource.calls.bulk, { body: { ...request, ids: accepted, dryRun: false } }, { idempotencyKey }),
    onSuccess: ({ done, refused, results }) => {
      selection.clear();
      const sentence = doneSentence(resource.noun, kind, done, refused);
      const back = () => acts.bringBack(results.filter(({ ok }) => ok).map(({ id }) => id));
      const undoable = (kind === 'archive' || kind === 'remove') && done > 0;
      showDone(sentence, undoable ? { label: 'Annuler', follow: back } : undefined);
      onDone(refused);
    },
    onSettled: () => void refresh(),
  });
  return { check, run };
}

/** The names of the actions in the API. */
const ACTIONS: Readonly<Record<BulkKind, BulkRequest['action']>> = {
  duplicate: 'duplicate',
  archive: 'archive',
  unarchive: 'restore',
  restore: 'restore',
  remove: 'remove',
  change: 'change',
  tag: 'change',
};

function requestOf(kind: BulkKind, ids: readonly number[], content: BulkContent): Omit<BulkRequest, 'dryRun'> {
  const { changes, addTags, removeTags } = content;
  return {
    action: ACTIONS[kind],
    ids: [...ids],
    ...(changes ? { changes: { ...changes } } : {}),
    ...(addTags ? { addTags: [...addTags] } : {}),
    ...(removeTags ? { removeTags: [...removeTags] } : {}),
  };
}
