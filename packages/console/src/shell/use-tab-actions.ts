import { useMemo } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { confirmLoss } from './confirm-loss.tsx';
import { addressOf, allOf, fullPath, othersOf } from './tabs.rules.ts';
import { useTabs } from './tabs.store.ts';

export interface TabActions {
  refresh(path: string): Promise<void>;
  close(path: string): Promise<void>;
  closeOthers(path: string): Promise<void>;
  closeAll(): Promise<void>;
}

export function useTabActions(): TabActions {
  const navigate = useNavigate();
  return useMemo(() => tabActions(navigate), [navigate]);
}

function tabActions(navigate: NavigateFunction): TabActions {
  return {
    async refresh(path) {
      const tab = useTabs.getState().tabs.find((candidate) => candidate.path === path);
      if (!tab || !(await confirmLoss([tab]))) return;
      useTabs.getState().restart(path);
      await navigate(`/redirect${fullPath(tab.location)}`, { replace: true });
    },
    close: (path) => closeAll([path]),
    async closeOthers(path) {
      const tab = useTabs.getState().tabs.find((candidate) => candidate.path === path);
      if (tab && useTabs.getState().active !== path) await navigate(fullPath(tab.location));
      await closeAll(othersOf(useTabs.getState(), path));
    },
    closeAll: () => closeAll(allOf(useTabs.getState())),
  };

  async function closeAll(paths: readonly string[]): Promise<void> {
    const { tabs, active, close } = useTabs.getState();
    if (!(await confirmLoss(tabs.filter((tab) => paths.includes(tab.path))))) return;
    const next = close(paths);
    if (next.active !== active) await navigate(addressOf(next));
  }
}
