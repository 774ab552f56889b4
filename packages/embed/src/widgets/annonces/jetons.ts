/** What a page tells of its annonces with. */
export interface Jeton {
  readonly texte: string;
  /** When it was asked for, in milliseconds. */
  readonly at: number;
}

const MINUTE = 60_000;
/** How long one serves to tell of views: a little less than the server takes it for. */
const POUR_VOIR = 25 * MINUTE;
/** And of clicks: as long as the server knows again the view that was told with it. */
const POUR_CLIQUER = 170 * MINUTE;

export interface Jetons {
  /** One to tell of views with; null where none came. */
  request(): Promise<Jeton | null>;
  /** The last one that came. */
  dernier(): Jeton | null;
  /** What a click tells, with the jeton of its view: empty where it is too old. */
  pourCliquer(jeton: Jeton | null): string;
  /** The page shows something else: its views are others. */
  forget(): void;
}

/** Asked for once something is in front of the visitor, and again when it is old. */
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
        // The next one asks again.
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
