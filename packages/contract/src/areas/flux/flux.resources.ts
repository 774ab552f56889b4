import type { Systeme } from '../../catalogue/systeme.ts';
import type { Resource } from '../../kernel/resource/resource.ts';
import { fluxApidae } from './flux-apidae.resource.ts';
import { fluxDatatourisme } from './flux-datatourisme.resource.ts';
import { fluxLei } from './flux-lei.resource.ts';
import { fluxTourinsoft } from './flux-tourinsoft.resource.ts';

/** The resource that declares the feeds of each system, with its own types. */
export const FLUX = {
  tourinsoft: fluxTourinsoft,
  lei: fluxLei,
  apidae: fluxApidae,
  datatourisme: fluxDatatourisme,
} as const satisfies Readonly<Record<Systeme, Resource>>;

/** The same, for code that serves the feeds of any system. */
export const fluxBySystem: Readonly<Record<Systeme, Resource>> = FLUX;
