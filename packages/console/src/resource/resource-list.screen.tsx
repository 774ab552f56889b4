import { findPage, listedById, PAGES } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useTab } from '../navigation/tab.ts';
import { DescriptorContext } from './descriptor.ts';
import { NO_ACTIONS } from './list/actions/list-action.ts';
import type { ListFrame } from './list/list-frame.ts';
import { ResourceList } from './list/resource-list.tsx';

interface Props {
  /** What a screen of the area sets around the rows. */
  readonly frame?: ListFrame;
}

/** The list of whichever resource the page of this tab names. */
export default function ResourceListScreen({ frame }: Props) {
  const { path } = useTab();
  const resource = listedById(findPage(PAGES, path)?.page.resource ?? '');
  const { actions } = use(DescriptorContext);
  const { data = NO_ACTIONS } = useQuery({
    queryKey: ['list-actions', resource?.id],
    // The list does not wait for what is added to it.
    queryFn: async () => (await actions?.()) ?? NO_ACTIONS,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Nothing leads here but a page that names a resource: the failure is ours, and its frame says so.
  if (!resource) throw new Error(`No resource is listed at ${path}`);
  return <ResourceList resource={resource} actions={data} frame={frame} />;
}
