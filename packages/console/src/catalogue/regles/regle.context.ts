import { createContext, use } from 'react';
import type { Cles } from './arbre.rules.ts';
import type { Sujet } from './sujets.ts';

/** What the lines of one editor share. */
export interface RegleContextValue {
  /** Prefix of the ids of the controls. */
  readonly prefix: string;
  readonly cles: Cles;
  readonly sujets: readonly Sujet[];
  /** The refusals of the server or the form, by path inside the tree. */
  readonly errors: ReadonlyMap<string, string>;
}

export const RegleContext = createContext<RegleContextValue | null>(null);

export function useRegleContext(): RegleContextValue {
  const context = use(RegleContext);
  if (!context) throw new Error('A rule stands outside its editor');
  return context;
}

/** Focuses the first of these elements that exists, once React has drawn the last change. */
export function focusSoon(...ids: readonly string[]): void {
  setTimeout(() => {
    const [first] = ids.flatMap((id) => document.getElementById(id) ?? []);
    first?.focus();
  });
}
