import { lazy, Suspense, useEffect, useState } from 'react';

const JobCentre = lazy(() => import('./job-centre.tsx').then((module) => ({ default: module.JobCentre })));

/** Milliseconds after which the page that the person came for is loaded. */
const LATER = 2_000;

/** The job centre, loaded once everything that a person waits for is there. */
export function LateJobCentre() {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), LATER);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense fallback={null}>{isTime && <JobCentre />}</Suspense>;
}
