import { Button, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../explain.ts';
import classes from './apercu-etat.module.css';

interface Props<T> {
  /** The sentence about the fields still to be filled in; null when none is. */
  readonly manque: string | null;
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** Whether the preview is not yet that of the typed values. */
  readonly isStale: boolean;
  readonly retry: () => void;
  /** The sentence about what could not be done, after a failure. */
  readonly echec?: string;
  /** Height in pixels of the awaited preview. */
  readonly height?: number;
  readonly children: (data: T) => ReactNode;
}

/** The preview of a form, as the server draws or counts it; or what the form lacks, or why the preview failed. */
export function ApercuEtat<T>({ manque, data, error, isFetching, isStale, retry, children, ...words }: Props<T>) {
  const { echec = 'L’aperçu n’a pas pu être dessiné.', height = 352 } = words;
  if (manque !== null) return <ApercuVide title="Pas encore d’aperçu" reason={manque} />;
  if (error)
    return (
      <div className={classes.empty} role="alert">
        <Text>{`${echec} ${sentenceOf(error)}`}</Text>
        <Button variant="default" size="compact-sm" loading={isFetching} onClick={retry}>
          Réessayer
        </Button>
      </div>
    );
  if (data === undefined) return <Skeleton height={height} />;
  return (
    <div className={classes.shown} aria-busy={isStale}>
      {children(data)}
    </div>
  );
}

interface VideProps {
  readonly title?: string;
  readonly reason?: string;
  readonly children?: ReactNode;
}

/** Takes the place of a preview that cannot be shown, and says why. */
export function ApercuVide({ title, reason, children }: VideProps) {
  return (
    <div className={classes.empty} role="status">
      {title && <Text fw={600}>{title}</Text>}
      {reason && (
        <Text size="sm" c="dimmed">
          {reason}
        </Text>
      )}
      {children}
    </div>
  );
}
