import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { LoadError } from '../../../ui/load-error.tsx';

/** Loads the component of an area after the form; its failure leaves the form in place. */
export function OwnFrame({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(_, retry) => (
        <LoadError
          title="Cette partie n’a pas pu être affichée"
          reason="Le reste de la page n’est pas touché."
          retrying={false}
          onRetry={retry}
        />
      )}
    >
      <Suspense fallback={<Skeleton height={120} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
