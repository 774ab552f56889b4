import type { Tache } from '@bridge/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { IMPORTS_KEY } from '../../api/jobs.ts';
import { useSession } from '../../api/session.store.ts';
import { useMayVisit } from '../../navigation/may-visit.ts';
import { refreshImported, writesCatalogue } from './import-end.ts';
import { endedSince, overSince, vanishedSince } from './jobs.rules.ts';

/** Tells the person of their jobs that end, from one answer to the next. */
export function useEndsTold(taches: readonly Tache[] | undefined): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const mayVisit = useMayVisit();
  const me = useSession((session) => session.userId);
  // Jobs that ended before the first answer are no news.
  const before = useRef<readonly Tache[] | null>(null);
  useEffect(() => {
    const earlier = before.current;
    if (!taches || earlier === taches) return;
    before.current = taches;
    if (!earlier) return;
    const over = overSince(earlier, taches);
    const ended = endedSince(earlier, taches, me);
    const vanished = vanishedSince(earlier, taches, me);
    // The report of an import that ended is complete now: it is asked again.
    if (over.length + vanished.length > 0) void queries.invalidateQueries({ queryKey: IMPORTS_KEY });
    if ([...over, ...vanished].some(writesCatalogue)) refreshImported(queries);
    if (ended.length + vanished.length === 0) return;
    import('./job-toast.tsx').then(
      ({ tellEnd, tellVanished }) => {
        const ways = { go: (path: string) => void navigate(path), mayVisit };
        for (const tache of ended) tellEnd(tache, ways);
        for (const { id } of vanished) void tellVanished(id, ways);
      },
      // Without the network, the toast is lost; the centre still shows the end.
      () => undefined,
    );
  }, [taches, me, queries, navigate, mayVisit]);
}
