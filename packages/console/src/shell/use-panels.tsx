import { useHotkeys } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const SettingsPanel = lazy(() => import('./settings-panel.tsx'));
const ActAsModal = lazy(() => import('./act-as.modal.tsx'));
const Palette = lazy(() => import('./palette.tsx'));

type Panel = 'settings' | 'act-as' | 'palette';

interface Panels {
  readonly element: ReactNode;
  readonly open: (panel: Panel) => void;
}

/** What opens over the page. Its code comes at the first opening, and stays. */
export function usePanels(): Panels {
  const [opened, setOpened] = useState<Panel | null>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<Panel>>(new Set());
  const [searches, setSearches] = useState(0);
  const close = () => setOpened(null);
  const open = (panel: Panel) => {
    setOpened(panel);
    setLoaded((before) => new Set([...before, panel]));
    if (panel === 'palette') setSearches((count) => count + 1);
  };
  useHotkeys([['mod+K', () => open('palette')]], []);
  const element = (
    <Suspense fallback={null}>
      {loaded.has('settings') && <SettingsPanel opened={opened === 'settings'} onClose={close} />}
      {loaded.has('act-as') && <ActAsModal opened={opened === 'act-as'} onClose={close} />}
      {loaded.has('palette') && <Palette request={searches} onSettings={() => open('settings')} />}
    </Suspense>
  );
  return { element, open };
}
