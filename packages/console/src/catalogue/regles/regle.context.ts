import { createContext, use } from 'react';
import type { Cles } from './arbre.rules.ts';
import type { Sujet } from './sujets.ts';

/** What all the lines of one editor share. */
export interface RegleContextValue {
  /** Of the ids of its controls. */
  readonly prefix: string;
  readonly cles: Cles;
  readonly sujets: readonly Sujet[];
  /** What the server or the form refused, by path inside the tree. */
  readonly errors: ReadonlyMap<string, string>;
}

export const RegleContext = createContext<RegleContextValue | null>(null);

export function useRegleContext(): RegleContextValue {
  const context = use(RegleContext);
  if (!context) throw new Error('A rule stands outside its editor');
  return context;
}

/** Once React has drawn what an action leaves: the first of these that is there takes the focus. */
export function focusSoon(...ids: readonly string[]): void {
  setTimeout(() => {
    const [first] = ids.flatMap((id) => document.getElementById(id) ?? []);
    first?.focus();
  });
}
