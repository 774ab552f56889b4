import { mergeMediatags, mergeTags, mergeTagsAnnonce } from '@bridge/contract';
import { IconArrowsJoin } from '@tabler/icons-react';
import { lazy } from 'react';
import type { BulkAction, ResourceActions } from '../../../resource/list/actions/list-action.ts';

const MergeDialog = lazy(() => import('./merge.dialog.tsx'));

/** « Fusionner », on several tags: the records that used the others use the kept one. */
function fusion(endpoint: typeof mergeTags): BulkAction {
  return {
    id: 'merge',
    label: 'Fusionner',
    icon: IconArrowsJoin,
    access: endpoint.access,
    fewest: 2,
    run: ({ resource, selected, clear, refresh, open }) => {
      // Only lists of records have boxes to tick.
      if (resource.kind !== 'collection') return;
      open((close) => (
        <MergeDialog
          resource={resource}
          endpoint={endpoint}
          selected={selected}
          onClose={close}
          onDone={() => {
            clear();
            void refresh();
            close();
          }}
        />
      ));
    },
  };
}

export const tagActions: ResourceActions = { bulkActions: [fusion(mergeTags)] };
export const mediatagActions: ResourceActions = { bulkActions: [fusion(mergeMediatags)] };
export const tagAnnonceActions: ResourceActions = { bulkActions: [fusion(mergeTagsAnnonce)] };
