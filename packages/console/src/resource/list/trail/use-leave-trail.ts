import { openingOf } from '@bridge/contract';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useListContext } from '../list.context.ts';
import { searchOf } from '../state/list-request.ts';
import { leaveTrail } from './trail.state.ts';

/** Notes the rows in sight when one of them is opened: a record corrected meanwhile leaves the list, not the trail. */
export function useLeaveTrail(): ((id: number) => void) | undefined {
  const { resource, list, rows, frame } = useListContext();
  const { pathname, search } = useLocation();
  const { page, itemsPerPage } = list.state;
  // A text rather than an object: a new object at each drawing would draw every row again.
  const asked = JSON.stringify({ itemsPerPage, ...searchOf(list.state) });
  const { items, total, plus } = rows;
  const leave = useCallback(
    (id: number) => {
      const path = openingOf(resource, id)?.path;
      if (path === undefined || total === undefined) return;
      leaveTrail(path, {
        ids: items.map((row) => row.id),
        rank: (page - 1) * itemsPerPage + 1,
        ...{ total, plus, from: page, to: page },
        query: JSON.parse(asked),
        liste: `${pathname}${search}`,
      });
    },
    [resource, items, total, plus, page, itemsPerPage, asked, pathname, search],
  );
  return frame.walks ? leave : undefined;
}
