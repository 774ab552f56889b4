import { useIsFetching } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';

const JobCentre = lazy(() => import('./job-centre.tsx').then((module) => ({ default: module.JobCentre })));

/** Milliseconds after the last answer that the page waited for. */
const LATER = 2_000;

/** The job centre, loaded once everything that a person waits for is there. */
export function LateJobCentre() {
  const isQuiet = useIsFetching() === 0;
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (!isQuiet) return;
    const timer = setTimeout(() => setTime(true), LATER);
    return () => clearTimeout(timer);
  }, [isQuiet]);
  return <Suspense fallback={null}>{isTime && <JobCentre />}</Suspense>;
}
