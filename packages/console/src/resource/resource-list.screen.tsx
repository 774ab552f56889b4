import { findPage, listedById, PAGES } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useTab } from '../navigation/tab.ts';
import { DescriptorContext } from './descriptor.ts';
import { NO_ACTIONS } from './list/actions/list-action.ts';
import type { ListFrame } from './list/list-frame.ts';
import { ResourceList } from './list/resource-list.tsx';

interface Props {
  /** The frame that a screen of the area sets around the rows. */
  readonly frame?: ListFrame;
}

/** The list of the resource that the page of this tab names. */
export default function ResourceListScreen({ frame }: Props) {
  const { path } = useTab();
  const resource = listedById(findPage(PAGES, path)?.page.resource ?? '');
  const { actions } = use(DescriptorContext);
  const { data = NO_ACTIONS } = useQuery({
    queryKey: ['list-actions', resource?.id],
    // The list is shown before the actions of the area are loaded.
    queryFn: async () => (await actions?.()) ?? NO_ACTIONS,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Only a page that names a resource leads here: another path is a bug, which the error frame tells.
  if (!resource) throw new Error(`No resource is listed at ${path}`);
  return <ResourceList resource={resource} actions={data} frame={frame} />;
}
