import type { Nouvelles } from '@bridge/contract';

export interface Journal {
  note(message: string): void;
  /** The errors to tell with the next news. */
  aDire(): Nouvelles['erreurs'];
  /** The server has the errors that were last told. */
  markTold(): void;
}

const MOST = 20;

/** The errors in words, until the server has them. An error that goes on is told once. */
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
