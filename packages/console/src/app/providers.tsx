import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { NavigationProgress } from '@mantine/nprogress';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { createColorSchemeManager } from '../shell/color-scheme.ts';
import { useSettings } from '../shell/settings.store.ts';
import { buildTheme, cssVariables } from '../ui/theme.ts';
import { VEIL } from '../ui/veil.ts';
import { cspNonce } from './environment.ts';

const LABELS = { confirm: 'Confirmer', cancel: 'Annuler' };

interface Props {
  readonly queries: QueryClient;
  readonly children: ReactNode;
}

export function Providers({ queries, children }: Props) {
  const { themeColor, size } = useSettings((store) => store.settings);
  const theme = useMemo(() => buildTheme(themeColor, size), [themeColor, size]);
  const [schemes] = useState(createColorSchemeManager);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
      getStyleNonce={() => cspNonce}
    >
      <QueryClientProvider client={queries}>
        <ModalsProvider labels={LABELS} modalProps={{ overlayProps: VEIL }}>
          <NavigationProgress size={2} aria-hidden />
          <Notifications position="top-right" limit={4} />
          {children}
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
