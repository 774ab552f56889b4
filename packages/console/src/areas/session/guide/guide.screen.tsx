import { getGuideState } from '@bridge/contract';
import { Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { call } from '../../../api/client.ts';
import { useSession } from '../../../api/session.store.ts';
import { GUIDE_KEY } from '../../../shell/guide-key.ts';
import { Fold } from '../../../ui/fold.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { explain } from '../../explain.ts';
import { AccueilDuJour, Raccourcis } from '../accueil/accueil.tsx';
import { greet } from './greeting.ts';
import classes from './guide.module.css';
import { GuideCounts, GuideHelp, GuideShortcuts } from './guide-aside.tsx';
import { DemonstrationEnPreparation } from './guide-preparation.tsx';
import { GuideSteps } from './guide-steps.tsx';
import { useImportStep } from './import-step.query.ts';

/** Loaded on demand: people read it once or twice. */
const HowItWorks = lazy(async () => ({ default: (await import('./how-it-works.tsx')).HowItWorks }));

/** Milliseconds between two readings while the demonstration is being made. */
const WHILE_PREPARING = 3_000;

/** /guide/index (spec §2): the home page of the console. */
export default function GuideScreen() {
  const claims = useSession((session) => session.claims);
  const entity = useSession((session) => session.entity);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: GUIDE_KEY,
    queryFn: ({ signal }) => call(getGuideState, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.preparation ? WHILE_PREPARING : false),
  });
  // While the demonstration imports by itself, nobody is asked to.
  const importation = useImportStep(data?.preparation ? undefined : data?.catalogue);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Title order={1}>{greet(claims?.firstname || claims?.username || '', new Date().getHours())}</Title>
        <Text c="dimmed">{entity?.nom ?? 'Votre espace de travail'}</Text>
      </header>
      <div className={classes.main}>
        {/* Until the count of steps is known, their room is kept: what stands below would jump. */}
        {isPending && <Skeleton height={480} radius="md" />}
        {error && (
          <LoadError
            title="Votre accueil n’a pas pu être lu"
            reason={explain(error).message}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data?.preparation && <DemonstrationEnPreparation {...data.preparation} />}
        {data && <AccueilDuJour accueil={data.accueil} isPreparing={data.preparation !== null} />}
        {data && <GuideSteps steps={data.steps} importation={importation} />}
        {!isPending && (
          <Fold title="Ce que fait Bridge">
            <Suspense fallback={<Skeleton height={240} radius="md" />}>
              <HowItWorks />
            </Suspense>
          </Fold>
        )}
      </div>
      <aside className={classes.aside} aria-label="Repères">
        <Raccourcis />
        {!error && <GuideCounts counts={data?.counts} />}
        <GuideShortcuts />
        <GuideHelp />
      </aside>
    </div>
  );
}
