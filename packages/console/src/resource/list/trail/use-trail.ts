import { openingOf, type Resource } from '@bridge/contract';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { useTab, useTabState } from '../../../navigation/tab.ts';
import { useTabs } from '../../../navigation/tabs.store.ts';
import { swapTab } from '../../form/save/tab-swap.ts';
import { type Step, stepFrom, type Trail } from './trail.rules.ts';
import { leaveTrail, TRAIL } from './trail.state.ts';

/** The trail of the record in this tab, and the steps along it; null where the record was opened otherwise. */
export function useTrail(resource: Resource, id: number) {
  const tab = useTab();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [trail] = useTabState<Trail | null>(TRAIL, null);
  const stepping = useMutation({
    mutationFn: (step: Step) => {
      if (trail === null) return Promise.resolve(null);
      return stepFrom(trail, id, step, async (page) => {
        const query = { ...trail.query, page, fields: resource.title };
        return (await call(resource.calls.list, { query })).items.map((row) => row.id);
      });
    },
    onSuccess: async (found) => {
      const path = found && openingOf(resource, found.id)?.path;
      if (!path) return showNotice('La liste est parcourue.');
      const { tabs, active } = useTabs.getState();
      const here = tabs.find((one) => one.path === tab.path);
      // A person who looks at another tab by now is not taken away from it.
      if (here && active !== tab.path) return;
      leaveTrail(path, found.trail);
      const address = `${path}${search}`;
      // A tab with typed values or a pinned tab stays: the next record opens in a tab of its own.
      if (here && !here.dirty && !here.pinned) swapTab(tab.path, address);
      await navigate(address);
    },
  });
  return trail?.ids.includes(id) ? { trail, step: stepping.mutate, busy: stepping.isPending } : null;
}
