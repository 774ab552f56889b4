import { Button, Stack, Text, Title } from '@mantine/core';
import { type ComponentProps, Suspense, use } from 'react';
import { Link, type Location, useRoutes } from 'react-router';
import { ConsoleContext } from '../navigation/console-context.ts';
import { PageFailure } from '../shell/page-failure.tsx';
import { useProgressWhileMounted } from '../shell/progress.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Arrival } from './focus.ts';

interface Props {
  readonly location: Location;
  readonly onArrival: () => void;
}

/** A page without the shell: sign-in, errors. */
export function BarePage({ location, onArrival }: Props) {
  const arrival = <Arrival onArrival={onArrival} />;
  return (
    <ErrorBoundary
      key={location.pathname}
      fallback={(error, retry) => (
        <>
          <Failure error={error} retry={retry} />
          {arrival}
        </>
      )}
    >
      <Suspense fallback={<Loading />}>
        <Screen location={location} />
        {arrival}
      </Suspense>
    </ErrorBoundary>
  );
}

function Screen({ location }: Pick<Props, 'location'>) {
  const { routes } = use(ConsoleContext);
  return useRoutes(routes, location) ?? <LastResort />;
}

function Failure(props: ComponentProps<typeof PageFailure>) {
  return (
    <Stack component="main" p="lg" tabIndex={-1}>
      <PageFailure {...props} />
    </Stack>
  );
}

function Loading() {
  useProgressWhileMounted();
  return null;
}

/** Shown when even the error page has no screen, in a console mounted with few screens. */
function LastResort() {
  return (
    <Stack component="main" p="lg" align="start" tabIndex={-1}>
      <Title order={1}>Page introuvable</Title>
      <Text>Cette adresse ne mène à aucune page de la console.</Text>
      <Button component={Link} to="/">
        Aller à l’accueil
      </Button>
    </Stack>
  );
}
