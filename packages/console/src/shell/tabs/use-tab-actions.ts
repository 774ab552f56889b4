import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { addressOf, allOf, fullPath, othersOf } from '../../navigation/tabs.rules.ts';
import { useTabs } from '../../navigation/tabs.store.ts';
import { confirmLoss } from '../confirm-loss.tsx';

export interface TabActions {
  refresh(path: string): Promise<void>;
  close(path: string): Promise<void>;
  closeOthers(path: string): Promise<void>;
  closeAll(): Promise<void>;
}

export function useTabActions(): TabActions {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMemo(() => tabActions(navigate, queries), [navigate, queries]);
}

function tabActions(navigate: NavigateFunction, queries: QueryClient): TabActions {
  return {
    async refresh(path) {
      const tab = useTabs.getState().tabs.find((candidate) => candidate.path === path);
      if (!tab || !(await confirmLoss([tab]))) return;
      // However fresh, answers are asked again: now by the screen that restarts, later by the others.
      await queries.invalidateQueries({ refetchType: 'none' });
      useTabs.getState().restart(path);
      await navigate(`/redirect${fullPath(tab.location)}`, { replace: true });
    },
    close: (path) => closeAll([path]),
    closeOthers: (path) => closeAll(othersOf(useTabs.getState(), path), path),
    closeAll: () => closeAll(allOf(useTabs.getState())),
  };

  /** Closes the tabs that may be closed, then shows the tab that was pointed at, if any. */
  async function closeAll(paths: readonly string[], shown?: string): Promise<void> {
    const { tabs, active, close } = useTabs.getState();
    if (!(await confirmLoss(tabs.filter((tab) => paths.includes(tab.path))))) return;
    const left = close(paths);
    const next = { tabs: left.tabs, active: shown ?? left.active };
    if (next.active !== active) await navigate(addressOf(next));
  }
}
