import { slugify } from '@bridge/contract';
import { randomId } from '../../../api/random-id.ts';

/** The code of a new sélection: several may have the same description, and each needs its own code. */
export function codeDeSelection(nom: string): string {
  const mots = slugify(nom).slice(0, 80).replace(/-$/, '');
  return `${mots || 'selection'}-${randomId().slice(0, 6)}`;
}
