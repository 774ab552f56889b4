/** The token with which a page tells its views and clicks of annonces. */
export interface Jeton {
  readonly texte: string;
  /** When the jeton was asked for, in milliseconds. */
  readonly at: number;
}

const MINUTE = 60_000;
/** How long a jeton serves for views: a little less than the server accepts it. */
const POUR_VOIR = 25 * MINUTE;
/** How long a jeton serves for clicks: as long as the server knows the view told with it. */
const POUR_CLIQUER = 170 * MINUTE;

export interface Jetons {
  /** A jeton to tell views with; null when none came. */
  request(): Promise<Jeton | null>;
  /** The last jeton received; null for none. */
  dernier(): Jeton | null;
  /** The text that a click carries, given the jeton of its view: empty when it is too old. */
  pourCliquer(jeton: Jeton | null): string;
  /** The page shows something else, with views of its own. */
  forget(): void;
}

/** Asks for a jeton once an annonce is in sight, and again when it is old. */
export function jetonsDe(load: () => Promise<string>, now: () => Date): Jetons {
  let asked: { readonly at: number; readonly jeton: Promise<Jeton | null> } | null = null;
  let last: Jeton | null = null;
  const age = (at: number) => now().getTime() - at;

  function ask() {
    const at = now().getTime();
    const jeton = load().then(
      (texte) => {
        const come = texte === '' ? null : { texte, at };
        if (asked === mine) last = come;
        return come;
      },
      () => {
        // The next request asks again.
        if (asked === mine) asked = null;
        return null;
      },
    );
    const mine = { at, jeton };
    asked = mine;
    return jeton;
  }

  return {
    request: () => (asked !== null && age(asked.at) < POUR_VOIR ? asked.jeton : ask()),
    dernier: () => last,
    pourCliquer: (jeton) => (jeton !== null && age(jeton.at) < POUR_CLIQUER ? jeton.texte : ''),
    forget() {
      asked = null;
      last = null;
    },
  };
}
