import { useIsFetching } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import classes from '../topbar.module.css';

const JobCentre = lazy(() => import('./job-centre.tsx').then((module) => ({ default: module.JobCentre })));

/** Milliseconds after the last answer that the page waited for. */
const LATER = 500;

/** The job centre, loaded once everything that a person waits for is there. */
export function LateJobCentre() {
  const [isTime, setTime] = useState(false);
  if (!isTime)
    return (
      <>
        <Place />
        <Wait onQuiet={() => setTime(true)} />
      </>
    );
  return (
    <Suspense fallback={<Place />}>
      <JobCentre />
    </Suspense>
  );
}

/** The room of the button until it is there: what stands beside it would jump. */
const Place = () => <div className={classes.jobs} data-idle data-place />;

/** Tells that the page waits for nothing any more. What is shown and only asked again, as by a page that polls, holds up nobody. */
function Wait({ onQuiet }: { readonly onQuiet: () => void }) {
  const isQuiet = useIsFetching({ predicate: ({ state }) => state.data === undefined }) === 0;
  const tell = useEffectEvent(onQuiet);
  useEffect(() => {
    if (!isQuiet) return;
    const timer = setTimeout(tell, LATER);
    return () => clearTimeout(timer);
  }, [isQuiet]);
  return null;
}
