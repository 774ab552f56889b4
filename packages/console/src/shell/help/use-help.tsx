import { aideOf, type PlacedPage } from '@bridge/contract';
import { useHotkeys } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { SOMMAIRE } from '../../manuel/address.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { PageFailure } from '../page-failure.tsx';
import type { Help } from './help-links.tsx';

const HelpPanel = lazy(() => import('./help-panel.tsx'));

interface HelpBeside {
  readonly help: Help;
  readonly element: ReactNode;
}

/** The manual beside the page, at the part about it. It stays open from page to page. */
export function useHelp(placed: PlacedPage | null): HelpBeside {
  const [opened, setOpened] = useState(false);
  const toggle = () => setOpened((before) => !before);
  // F1 works in fields too, where questions arise.
  useHotkeys([['F1', toggle]], []);
  const ici = (placed && aideOf(placed)) ?? SOMMAIRE;
  const element = opened && (
    <ErrorBoundary fallback={(error, retry) => <PageFailure error={error} retry={retry} />}>
      <Suspense fallback={null}>
        <HelpPanel ici={ici} onClose={() => setOpened(false)} />
      </Suspense>
    </ErrorBoundary>
  );
  return { help: { opened, toggle }, element };
}
