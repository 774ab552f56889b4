import { useHotkeys } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createEarlyField } from './palette/early-field.ts';

const SettingsPanel = lazy(() => import('./settings/settings-panel.tsx'));
const ActAsModal = lazy(() => import('./session/act-as.modal.tsx'));
const loadPalette = () => import('./palette/palette.tsx');
const Palette = lazy(loadPalette);

type Panel = 'settings' | 'act-as' | 'palette';

interface Panels {
  readonly element: ReactNode;
  readonly open: (panel: Panel) => void;
}

/** The panels that open over the page. The code of a panel loads at its first opening, and stays. */
export function usePanels(): Panels {
  const [opened, setOpened] = useState<Panel | null>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<Panel>>(new Set());
  const [early] = useState(createEarlyField);
  const close = () => setOpened(null);
  const open = (panel: Panel) => {
    setOpened(panel);
    setLoaded((before) => new Set([...before, panel]));
    if (panel !== 'palette') return;
    early.open();
    // The lazy component tells of code that cannot be loaded.
    loadPalette().then(({ openPalette }) => openPalette(), early.close);
  };
  useHotkeys([['mod+K', () => open('palette')]], []);
  const element = (
    <Suspense fallback={null}>
      {loaded.has('settings') && <SettingsPanel opened={opened === 'settings'} onClose={close} />}
      {loaded.has('act-as') && <ActAsModal opened={opened === 'act-as'} onClose={close} />}
      {loaded.has('palette') && <Palette onSettings={() => open('settings')} early={early} />}
    </Suspense>
  );
  return { element, open };
}
