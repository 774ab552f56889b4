import type { Nouvelles } from '@bridge/contract';

export interface Journal {
  note(message: string): void;
  /** Those to tell with the news. */
  aDire(): Nouvelles['erreurs'];
  /** The server has those that were last to be told. */
  markTold(): void;
}

const MOST = 20;

/** What went wrong, in words, until somebody heard of it. What goes on failing is said once. */
export function createJournal(now: () => number): Journal {
  let erreurs: Nouvelles['erreurs'] = [];
  let enRoute: Nouvelles['erreurs'] = [];
  return {
    note(message) {
      const others = erreurs.filter((one) => one.message !== message);
      erreurs = [...others, { quand: new Date(now()).toISOString(), message }].slice(-MOST);
    },
    aDire() {
      enRoute = erreurs;
      return erreurs;
    },
    markTold() {
      erreurs = erreurs.filter((one) => !enRoute.includes(one));
    },
  };
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
