import type { Outside } from '../../../platform/net/outside.types.ts';
import { deepl } from './deepl.ts';
import { libreTranslate } from './libretranslate.ts';
import type { Moteur, Reglage } from './moteur.ts';

/** The engine of a configuration. */
export function openMoteur(outside: Pick<Outside, 'read'>, reglage: Reglage): Moteur {
  return reglage.fournisseur === 'libretranslate' ? libreTranslate(outside, reglage) : deepl(outside, reglage);
}
