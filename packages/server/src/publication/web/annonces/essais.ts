import type { Clock } from '../../../platform/clock.ts';
import { createJetons } from '../mesures/jeton.ts';
import { ANNONCES } from './adresse.rules.ts';

/** The folder where HTML5 creations are tried out before anybody approves them. */
export const ESSAIS = `${ANNONCES}/essai`;

/** Addresses to try creations that nobody approved yet: for half an hour, from the network that asked. */
export interface Essais {
  adresse(archive: string, ip: string): string;
  isGiven(archive: string, jeton: string, ip: string): boolean;
}

export function createEssais(secret: string, clock: Clock): Essais {
  const jetons = createJetons(secret, clock, 'trials of creations');
  return {
    adresse: (archive, ip) => `${ESSAIS}/${archive}/${jetons.give(archive, ip)}`,
    isGiven: (archive, jeton, ip) => jetons.read(jeton, archive, ip) !== null,
  };
}
