import {
  type CSSVariablesResolver,
  createTheme,
  DEFAULT_THEME,
  type MantineColorsTuple,
  type MantineThemeOverride,
  rem,
} from '@mantine/core';
import { mix, shadesOf } from './colour.ts';
import './theme.css';

export type InterfaceSize = 'medium' | 'small' | 'mini';

/** The text size of rows and controls in pixels, and the factor of all other sizes. */
const SIZES = {
  medium: { text: 14, scale: 1, control: 'sm' },
  small: { text: 13, scale: 0.93, control: 'xs' },
  mini: { text: 12, scale: 0.87, control: 'xs' },
} as const satisfies Record<InterfaceSize, { text: number; scale: number; control: string }>;

/** Neutral greys for the page; 6 is the lightest that text may have. */
export const GRAY: MantineColorsTuple = [
  '#f7f8f9',
  '#f0f2f4',
  '#e6e9ec',
  '#d9dee3',
  '#c1c8cf',
  '#868f99',
  '#5b646e',
  '#454d56',
  '#30373e',
  '#1b2025',
];

/** Dark greys, from text (0) to the deepest surface (9): 7 is the page, 6 what lies on it, 2 secondary text. */
export const DARK: MantineColorsTuple = [
  '#e4e7ea',
  '#c3c9cf',
  '#9fa7b0',
  '#7d8691',
  '#3a4148',
  '#2a2f35',
  '#1f2328',
  '#17191d',
  '#111316',
  '#0b0c0e',
];

// The reds and greens of Mantine are too pale under white text: they are shaded like the brand.
const SIGNALS = Object.fromEntries(
  Object.entries(DEFAULT_THEME.colors)
    .filter(([name]) => name !== 'gray' && name !== 'dark')
    .map(([name, shades]) => [name, shadesOf(shades[6])]),
);

/** The theme of the console for a brand colour. Words and buttons are readable whatever the colour. */
export function buildTheme(brand: string, size: InterfaceSize): MantineThemeOverride {
  const { text, scale, control } = SIZES[size];
  // Font sizes are absolute: dividing by the scale that Mantine multiplies by keeps small print legible in « mini ».
  const px = (value: number) => rem(value / scale);
  const heading = (value: number) => ({ fontSize: px(value), lineHeight: '1.35' });
  const font = "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif";
  return createTheme({
    scale,
    primaryColor: 'brand',
    primaryShade: { light: 6, dark: 5 },
    colors: { ...SIGNALS, brand: shadesOf(brand), gray: GRAY, dark: DARK },
    black: '#000000',
    autoContrast: true,
    // The luminance at which black and white text contrast equally.
    luminanceThreshold: 0.179,
    fontFamily: font,
    fontSizes: { xs: px(12), sm: px(text), md: px(text), lg: px(text + 2), xl: px(text + 6) },
    lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
    headings: {
      fontFamily: font,
      fontWeight: '620',
      textWrap: 'balance',
      sizes: {
        h1: heading(text + 6),
        h2: heading(text + 2),
        h3: heading(text),
        h4: heading(text),
        h5: heading(text),
        h6: heading(12),
      },
    },
    defaultRadius: 'sm',
    radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(16) },
    spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(40) },
    cursorType: 'pointer',
    respectReducedMotion: true,
    other: { brand },
    // Plain objects: importing a component here would load it on every page.
    components: {
      Anchor: { defaultProps: { underline: 'always' } },
      // Sentence case everywhere: capitals are hard to read, and shout.
      Badge: { defaultProps: { tt: 'none', fw: 550 } },
      Button: { defaultProps: { size: control } },
      Input: { defaultProps: { size: control } },
      InputWrapper: {
        defaultProps: { size: control, inputWrapperOrder: ['label', 'description', 'input', 'error'] },
        styles: { label: { marginBottom: 4 }, description: { marginBottom: 4 } },
      },
      // Only the items of a menu may take its focus.
      Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
      Modal: {
        defaultProps: { centered: true, transitionProps: { duration: 120 } },
        styles: { title: { fontWeight: 620 } },
      },
      Paper: { defaultProps: { radius: 'md' } },
      PasswordInput: {
        defaultProps: {
          visibilityToggleFocusable: true,
          visibilityToggleButtonProps: { 'aria-label': 'Afficher le mot de passe' },
          // A password that is shown must not be sent to a spelling service.
          spellCheck: false,
          autoCapitalize: 'none',
        },
      },
      Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 100 } } },
    },
  });
}

/** The variables of Mantine that are too pale in places, set to shades that can be read. */
export const cssVariables: CSSVariablesResolver = (theme) => ({
  variables: { '--bridge-brand': String(theme.other.brand ?? 'var(--mantine-primary-color-5)') },
  light: {
    '--mantine-color-text': 'var(--mantine-color-gray-9)',
    '--mantine-color-bright': 'var(--mantine-color-gray-9)',
    '--mantine-color-default-color': 'var(--mantine-color-gray-9)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--bridge-page': 'var(--mantine-color-gray-0)',
    '--bridge-surface': 'var(--mantine-color-white)',
    '--bridge-line': 'var(--mantine-color-gray-3)',
  },
  dark: {
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-success': 'var(--mantine-color-teal-4)',
    // The next shade, which Mantine would choose, is too near to be seen as an answer.
    '--mantine-color-brand-filled-hover': hoverOnDark(theme.colors.brand),
    '--mantine-color-red-filled-hover': hoverOnDark(theme.colors.red),
    '--bridge-page': 'var(--mantine-color-dark-8)',
    '--bridge-surface': 'var(--mantine-color-dark-7)',
    '--bridge-line': 'var(--mantine-color-dark-4)',
  },
});

export function hoverOnDark(shades: MantineColorsTuple | undefined): string {
  return shades ? mix(shades[5], '#000000', 0.18) : 'inherit';
}

/** Figures of one width, so that columns of numbers line up. */
export const TABULAR = { fontVariantNumeric: 'tabular-nums' } as const;
