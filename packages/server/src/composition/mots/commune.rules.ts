import { casseDeNom } from './casse.rules.ts';

/** Some sources shout, others whisper: « ÉTANG-FLEURY » and « étang-fleury » are written as people write them. */
export function communeLisible(commune: string): string {
  return /\p{Ll}/u.test(commune) && /\p{Lu}/u.test(commune) ? commune : casseDeNom(commune);
}
