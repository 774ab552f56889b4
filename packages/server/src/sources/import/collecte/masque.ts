import { open } from 'node:fs/promises';

/** The shortest key that is struck out: a feed whose key is a short word must not lose that word everywhere. */
const SHORTEST = 6;
const STEP = 4 * 1024 * 1024;

/** Keeps the keys of a feed out of the answers on disk: sources repeat the question, or their own address, in them. */
interface Masque {
  /** Replaces the keys in a file, in place: lengths and positions stay. */
  hide(fichier: string): Promise<void>;
  /** Puts the key back into an address of an answer. */
  reveal(text: string): string;
}

export function masqueOf(secrets: readonly string[] = []): Masque {
  const kept = secrets.filter((secret) => secret.length >= SHORTEST).flatMap((secret) => [secret, ...keysOf(secret)]);
  const needles = [...new Set(kept.flatMap(writings))].map((text) => Buffer.from(text));
  return {
    hide: (fichier) => (needles.length === 0 ? Promise.resolve() : strike(fichier, needles)),
    reveal: (text) => kept.reduce((shown, secret) => shown.replaceAll(starsFor(secret), secret), text),
  };
}

/** A value that nobody typed: long, with digits. */
const KEY = /^(?=.*\d)[\w.-]{16,}$/;

/** The keys that an address carries: a source that gives its next page writes them into another one. */
const keysOf = (secret: string): readonly string[] =>
  URL.canParse(secret) ? [...new URL(secret).searchParams.values()].filter((value) => KEY.test(value)) : [];

const starsFor = (secret: string) => '*'.repeat(Buffer.byteLength(secret));

/** The ways in which addresses and documents write a key. */
function writings(secret: string): string[] {
  const plain = [secret, secret.toLowerCase(), secret.toUpperCase()];
  return [...plain, ...plain.map(encodeURIComponent), ...plain.map((text) => JSON.stringify(text).slice(1, -1))];
}

async function strike(fichier: string, needles: readonly Buffer[]): Promise<void> {
  const longest = Math.max(...needles.map(({ length }) => length));
  const file = await open(fichier, 'r+');
  try {
    const window = Buffer.alloc(STEP + longest);
    for (let from = 0; ; from += STEP) {
      // Windows overlap: a key cut by the end of one is whole in the next.
      const { bytesRead } = await file.read(window, 0, window.length, from);
      const seen = window.subarray(0, bytesRead);
      for (const needle of needles)
        for (let at = seen.indexOf(needle); at >= 0; at = seen.indexOf(needle, at + needle.length))
          await file.write(Buffer.alloc(needle.length, '*'), 0, needle.length, from + at);
      if (bytesRead < window.length) return;
    }
  } finally {
    await file.close();
  }
}
