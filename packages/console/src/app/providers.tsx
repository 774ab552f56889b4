import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { NavigationProgress } from '@mantine/nprogress';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { createColorSchemeManager } from '../shell/settings/color-scheme.ts';
import { useBrandColor, useSettings } from '../shell/settings/settings.store.ts';
import { buildTheme, cssVariables } from '../ui/theme/theme.ts';
import { cspNonce } from './environment.ts';

interface Props {
  readonly queries: QueryClient;
  readonly children: ReactNode;
}

export function Providers({ queries, children }: Props) {
  const { size } = useSettings((store) => store.settings);
  const brand = useBrandColor();
  const theme = useMemo(() => buildTheme(brand, size), [brand, size]);
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
        <NavigationProgress size={2} aria-hidden />
        <Notifications position="bottom-right" limit={4} />
        {children}
      </QueryClientProvider>
    </MantineProvider>
  );
}
