import { Button, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../explain.ts';
import classes from './apercu-etat.module.css';

interface Props<T> {
  /** What is still to be filled in, in words; null when nothing is. */
  readonly manque: string | null;
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** What is shown is not yet what is typed. */
  readonly isStale: boolean;
  readonly retry: () => void;
  /** What could not be done, where it failed. */
  readonly echec?: string;
  /** Of what is waited for. */
  readonly height?: number;
  readonly children: (data: T) => ReactNode;
}

/** What a form makes, as the server draws or counts it: what it lacks, why it failed, or what it is. */
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

/** In the place of what cannot be shown: why. */
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
