import { ActionIcon, Popover, Skeleton, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconProgressCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { PageFailure } from '../page-failure.tsx';
import classes from '../topbar.module.css';
import { activesText } from './jobs.rules.ts';
import { useJobs } from './use-jobs.ts';

const JobList = lazy(() => import('./job-list.tsx'));

/** The long jobs, in the top bar of every page. */
export function JobCentre() {
  const { taches, actives, known } = useJobs();
  const [opened, setOpened] = useState(false);
  const label = actives > 0 ? `Tâches\u00a0: ${activesText(actives)}` : 'Tâches';
  return (
    <>
      <VisuallyHidden role="status">{known && actives > 0 && activesText(actives)}</VisuallyHidden>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width="min(24rem, 96vw)"
        shadow="md"
        trapFocus
        returnFocus
      >
        <Tooltip label={label} disabled={opened}>
          <div className={classes.jobs} data-idle={(actives === 0 && !opened) || undefined}>
            <Popover.Target>
              <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={() => setOpened(!opened)}>
                <IconProgressCheck size={18} stroke={1.7} aria-hidden />
              </ActionIcon>
            </Popover.Target>
            {actives > 0 && <span className={classes.count} data-count={actives > 9 ? '9+' : actives} aria-hidden />}
          </div>
        </Tooltip>
        <Popover.Dropdown p={0}>
          {/* The panel takes the focus at once, since the list may still be loading. */}
          <div tabIndex={-1} data-autofocus className={classes.jobsPanel}>
            <ErrorBoundary fallback={(error, retry) => <PageFailure error={error} retry={retry} />}>
              <Suspense fallback={<Skeleton height={96} />}>
                {opened && <JobList taches={taches} onLeave={() => setOpened(false)} />}
              </Suspense>
            </ErrorBoundary>
          </div>
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
