import type { Livre } from './livre.ts';

const partie = (nom: string, css = ''): Livre => ({ liquide: `{% ${nom} %}`, css });

export const COMPOSANTS = {
  galerie: partie('galerie'),
  actions: partie('actions'),
  etoiles: partie('etoiles'),
  ouverture: partie('ouverture'),
  ariane: partie('ariane'),
  badges: partie('badges'),
} as const satisfies Readonly<Record<string, Livre>>;
