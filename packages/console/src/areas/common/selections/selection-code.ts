import { slugify } from '@bridge/contract';
import { randomId } from '../../../api/random-id.ts';

/** Several sélections may be described alike: each has a code of its own. */
export function codeDeSelection(nom: string): string {
  const mots = slugify(nom).slice(0, 80).replace(/-$/, '');
  return `${mots || 'selection'}-${randomId().slice(0, 6)}`;
}
