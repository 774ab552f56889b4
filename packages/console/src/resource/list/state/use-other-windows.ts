import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onSaved } from '../../form/record/record.channel.ts';
import { refreshResource } from './use-rows.ts';

/** Refreshes the list when another window of the browser saves a record of the resource. */
export function useOtherWindows(resource: string): void {
  const queries = useQueryClient();
  useEffect(
    () => onSaved((saved) => saved.resource === resource && void refreshResource(queries, resource)),
    [queries, resource],
  );
}
