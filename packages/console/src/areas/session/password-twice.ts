import type { Problem } from '../../ui/use-schema-form.ts';

/** Typed blind, a password is typed twice. */
export function differentPasswords(password: string, again: string): Problem[] {
  return password === again ? [] : [{ path: 'again', message: 'Les deux mots de passe diffèrent.' }];
}
