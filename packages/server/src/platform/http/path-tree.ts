/** What a path leads to, and the words in the place of its parameters. */
export interface Found<T> {
  readonly value: T;
  readonly params: Readonly<Record<string, string>>;
}

export interface PathTree<T> {
  /** Throws when the path leads somewhere already. */
  readonly add: (path: string, value: T) => void;
  readonly find: (path: string) => Found<T> | undefined;
}

interface Branch<T> {
  readonly words: Map<string, Branch<T>>;
  /** For a parameter, whatever its name. */
  any?: Branch<T>;
  end?: { readonly value: T; readonly names: readonly string[] };
}

/** A longer word is no parameter. */
const LONGEST = 500;

const branch = <T>(): Branch<T> => ({ words: new Map() });
/** With or without a slash at its end, a path is the same. */
const wordsOf = (path: string) => path.replace(/\/$/, '').split('/');

/** Paths with `:name` parameters: `/tris/:id` is found by `/tris/12`, unless `/tris/12` leads somewhere itself. */
export function createPathTree<T>(): PathTree<T> {
  const root = branch<T>();
  return {
    add: (path, value) => {
      const words = wordsOf(path);
      let at = root;
      for (const word of words) at = word.startsWith(':') ? anyOf(at) : wordOf(at, word);
      if (at.end) throw new Error(`Two calls have the path ${path}`);
      at.end = { value, names: words.filter((word) => word.startsWith(':')).map((word) => word.slice(1)) };
    },
    find: (path) => follow(root, wordsOf(path).map(decodeURIComponent), []),
  };
}

function anyOf<T>(at: Branch<T>): Branch<T> {
  at.any ??= branch();
  return at.any;
}

function wordOf<T>(at: Branch<T>, word: string): Branch<T> {
  const next = at.words.get(word) ?? branch();
  at.words.set(word, next);
  return next;
}

function follow<T>(at: Branch<T>, [word, ...rest]: string[], given: readonly string[]): Found<T> | undefined {
  if (word === undefined) {
    return (
      at.end && {
        value: at.end.value,
        params: Object.fromEntries(at.end.names.map((name, i) => [name, given[i] ?? ''])),
      }
    );
  }
  const known = at.words.get(word);
  const found = known && follow(known, rest, given);
  if (found || !at.any || word === '' || word.length > LONGEST) return found;
  return follow(at.any, rest, [...given, word]);
}
