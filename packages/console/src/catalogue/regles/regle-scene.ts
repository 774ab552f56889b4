import { createContext, use } from 'react';
import type { Cles } from './arbre.rules.ts';
import type { Sujet } from './sujets.ts';

/** What the lines of one editor share. */
export interface RegleScene {
  /** Prefix of the ids of the controls. */
  readonly prefix: string;
  readonly cles: Cles;
  readonly sujets: readonly Sujet[];
  /** The refusals of the server or the form, by path inside the tree. */
  readonly errors: ReadonlyMap<string, string>;
}

export const RegleSceneContext = createContext<RegleScene | null>(null);

export function useRegleScene(): RegleScene {
  const scene = use(RegleSceneContext);
  if (!scene) throw new Error('A rule stands outside its editor');
  return scene;
}

/** Focuses the first of these elements that exists, once React has drawn the last change. */
export function focusSoon(...ids: readonly string[]): void {
  setTimeout(() => {
    const [first] = ids.flatMap((id) => document.getElementById(id) ?? []);
    first?.focus();
  });
}
