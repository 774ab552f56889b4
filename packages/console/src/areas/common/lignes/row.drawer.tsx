import { Drawer, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import '../../../ui/dialog.styles.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { VEIL } from '../../../ui/veil.ts';
import { explain } from '../../explain.ts';

interface Props<T> {
  readonly read: UseQueryResult<T>;
  readonly title: string;
  /** The words of the drawer: « Fermer la tâche », « La tâche n’a pas pu être lue ». */
  readonly words: { readonly close: string; readonly failed: string };
  /** Width in rem. */
  readonly width?: number;
  readonly onClose: () => void;
  readonly children: (data: T) => ReactNode;
}

/** The layer of the drawer, below the boxes that ask. */
const LAYER = 190;

/** A row of a list that is only read, opened in a drawer over the list. */
export function RowDrawer<T>({ read, title, words, width = 40, onClose, children }: Props<T>) {
  useReturnFocus();
  const { data, error, isFetching, refetch } = read;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={`min(${width}rem, 100%)`}
      zIndex={LAYER}
      title={title}
      overlayProps={VEIL}
      transitionProps={{ duration: 120 }}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      {error && data === undefined && (
        <LoadError
          title={words.failed}
          reason={explain(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !error && <Skeleton height={200} />}
      {data !== undefined && children(data)}
    </Drawer>
  );
}
