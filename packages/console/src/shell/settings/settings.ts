import type { UserParams } from '@bridge/contract';
import type { MantineColorScheme } from '@mantine/core';
import type { InterfaceSize } from '../../ui/theme/theme.ts';

/** Spec §3, interface settings: what each person arranges for themselves. */
export interface Settings {
  /** Null for the colour of the person's entity, or of the product. */
  readonly themeColor: string | null;
  readonly scheme: MantineColorScheme;
  readonly showSettings: boolean;
  readonly tagsView: boolean;
  readonly fixedHeader: boolean;
  readonly sidebarLogo: boolean;
  readonly size: InterfaceSize;
  readonly language: (typeof LANGUAGES)[number];
  /** The last news that this person read. */
  readonly nouveautes: string;
}

/** The languages of the console. */
export const LANGUAGES = ['fr', 'en'] as const;

/** Spec §9 can be read in two ways: both default colours are offered, that of the product first. */
export const THEME_COLORS = [
  '#1da2df',
  '#409EFF',
  '#0d9488',
  '#4f7a28',
  '#b45309',
  '#be3455',
  '#7c5cc4',
  '#475569',
] as const;

export const PRODUCT_COLOR = THEME_COLORS[0];

export const DEFAULT_SETTINGS: Settings = {
  themeColor: null,
  scheme: 'auto',
  showSettings: true,
  tagsView: true,
  fixedHeader: true,
  sidebarLogo: true,
  size: 'medium',
  language: 'fr',
  nouveautes: '',
};

const SCHEMES = ['auto', 'light', 'dark'] as const;
const SIZES = ['medium', 'small', 'mini'] as const;

/** Reads settings from a stored text or from the user's parameters; what is not understood takes the default. */
export function readSettings(
  stored: Readonly<Record<string, unknown>>,
  fallback: Settings = DEFAULT_SETTINGS,
): Settings {
  const flag = (name: 'showSettings' | 'tagsView' | 'fixedHeader' | 'sidebarLogo') => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : fallback[name];
  };
  const { themeColor, nouveautes } = stored;
  return {
    themeColor: themeColor === null || isColor(themeColor) ? themeColor : fallback.themeColor,
    scheme: SCHEMES.find((scheme) => scheme === stored.scheme) ?? fallback.scheme,
    size: SIZES.find((size) => size === stored.size) ?? fallback.size,
    language: LANGUAGES.find((language) => language === stored.language) ?? fallback.language,
    nouveautes: typeof nouveautes === 'string' ? nouveautes : fallback.nouveautes,
    showSettings: flag('showSettings'),
    tagsView: flag('tagsView'),
    fixedHeader: flag('fixedHeader'),
    sidebarLogo: flag('sidebarLogo'),
  };
}

export function isColor(text: unknown): text is string {
  return typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text);
}

const PREFIX = 'ui.';

/** The settings among the parameters of the user, beside the other parameters. */
export function toUserParams(settings: Settings): UserParams {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [PREFIX + name, value]));
}

export function fromUserParams(params: UserParams): Readonly<Record<string, unknown>> {
  const own = Object.entries(params).filter(([name]) => name.startsWith(PREFIX));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(PREFIX.length), value]));
}
