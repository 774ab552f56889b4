import type { Tache } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { jobsQuery } from './jobs.query.ts';
import { useEndsTold } from './use-ends-told.ts';

/** The first page comes first. */
const START_DELAY = 1_000;

const NONE: readonly Tache[] = [];

/** Follows the jobs for as long as the frame is shown, and tells the person of theirs that end. */
export function useJobs(): { readonly taches: readonly Tache[]; readonly actives: number; readonly known: boolean } {
  const { data } = useQuery({ ...jobsQuery, enabled: useStarted() });
  useEndsTold(data?.items);
  return { taches: data?.items ?? NONE, actives: data?.actives ?? 0, known: data !== undefined };
}

function useStarted(): boolean {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), START_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return started;
}
