import { Alert, Button, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { ErrorBoundary, isLoadingFailure } from '../../ui/error-boundary.tsx';
import type { Widget, WidgetProps } from './widget.ts';

interface Props extends WidgetProps {
  readonly of: Widget;
  /** Height in pixels of the widget to come, so that nothing moves when it is drawn. */
  readonly height: number;
}

/** A widget whose code is loaded when the first one is drawn. `height`, in pixels, keeps its place. */
export function laterWidget(load: () => Promise<{ default: Widget }>, height: number): Widget {
  const Loaded = lazy(load);
  return (props) => <Later of={Loaded} height={height} {...props} />;
}

/** Draws a widget that is loading; a failure to load stays inside the field. */
export function Later({ of: Loaded, height, ...props }: Props) {
  return (
    <ErrorBoundary fallback={(error, retry) => <Failure error={error} onRetry={retry} />}>
      <Suspense fallback={<Skeleton height={height} />}>
        <Loaded {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const text = isLoadingFailure(error)
    ? 'Ce champ n’a pas pu être chargé. Enregistrez puis rechargez la page\u00a0: sa valeur est conservée.'
    : 'Ce champ n’a pas pu être affiché. Sa valeur est conservée.';
  return (
    <Alert color="red" variant="light" role="alert">
      {text}{' '}
      <Button variant="default" size="compact-xs" onClick={onRetry}>
        Réessayer
      </Button>
    </Alert>
  );
}
