import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { useForm, useScene } from '../form.context.ts';
import classes from '../form.module.css';
import type { FormPanel } from '../form-panel.ts';
import { RecordInfo } from './record-info.tsx';
import { UsagesPanel } from './usages.panel.tsx';

interface Props {
  readonly panels: FormPanel | undefined;
}

/** Beside the form, or below it where there is no room: what is known of the record without being typed. */
export function ContextColumn({ panels }: Props) {
  const base = useForm((state) => state.base);
  if (!base) return null;
  return (
    <aside className={classes.context} aria-label="À propos de cet élément">
      <AreaPanels panels={panels} />
      <UsagesPanel id={base.id} />
      <RecordInfo />
    </aside>
  );
}

/** What the area adds about the record, once it exists. */
export function AreaPanels({ panels: Panels }: Props) {
  const { resource } = useScene().form;
  const base = useForm((state) => state.base);
  if (!Panels || !base) return null;
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
      <Suspense fallback={<Skeleton height={120} />}>
        <Panels record={base} resource={resource} />
      </Suspense>
    </ErrorBoundary>
  );
}
