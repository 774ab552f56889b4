import { lazy, Suspense, useEffect, useState } from 'react';

const JobCentre = lazy(() => import('./job-centre.tsx').then((module) => ({ default: module.JobCentre })));

/** In milliseconds: by then the page that people came for is there. */
const LATER = 2_000;

/** The long jobs come to the top bar once everything that a person waits for has come. */
export function LateJobCentre() {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), LATER);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense fallback={null}>{isTime && <JobCentre />}</Suspense>;
}
