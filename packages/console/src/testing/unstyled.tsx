import { HeadlessMantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/**
 * The components of Mantine without the class names and variables of their looks: no style sheet is loaded here, and computing them takes
 * a fifth of the time of a screen. A test that asks for a colour draws it in `MantineProvider`.
 */
export const Unstyled = ({ children }: { readonly children: ReactNode }) => (
  <HeadlessMantineProvider env="test">{children}</HeadlessMantineProvider>
);
