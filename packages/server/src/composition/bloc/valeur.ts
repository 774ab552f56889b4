import type { Fragment } from '@bridge/contract';

/** A value of an objet, before it is written in a format. */
export type Valeur =
  | { readonly genre: 'texte'; readonly fragment: Fragment }
  | { readonly genre: 'nombre'; readonly nombre: number; readonly unite: string }
  | { readonly genre: 'metres'; readonly metres: number }
  | { readonly genre: 'prix'; readonly montant: number; readonly devise: string }
  | { readonly genre: 'date'; readonly jour: string; readonly heure?: string }
  | { readonly genre: 'booleen'; readonly oui: boolean }
  | {
      readonly genre: 'contact';
      readonly sorte: SorteDeContact;
      readonly valeur: string;
      readonly libelle: Fragment | null;
    }
  | { readonly genre: 'classement'; readonly valeur?: number; readonly texte: Fragment | null };

export type SorteDeContact = 'telephone' | 'email' | 'url';

export function textes(fragments: readonly (Fragment | null)[]): Valeur[] {
  return fragments.flatMap((fragment) => (fragment === null ? [] : [{ genre: 'texte' as const, fragment }]));
}
