/** Translates a French sentence of the server into a person's language. An unknown one stays in French. */
export type Parole = (texte: string) => string;

/** Rewrites a computed part of a sentence, such as a date or a number, for a language; undefined for other texts. */
export type Reword = (computed: string) => string | undefined;

/** The translations by language; French has none. */
export type Paroles = ReadonlyMap<string, Parole>;

interface Modele {
  /** The written parts around the computed ones. */
  readonly written: readonly string[];
  readonly dit: string;
  /** Each computed part in the order of the French: its number, and whether it is a name, which is not translated. */
  readonly places: readonly { readonly numero: string; readonly isName: boolean }[];
}

/** The least letters of a sentence: with fewer, it would match any text. */
const FEWEST_LETTERS = 8;
/** A shorter sentence that starts and ends like one is accepted: « Bonjour Marie, ». */
const isWhole = (texte: string) => /^\p{L}{4,}.*[,.]$/u.test(texte);
/** The longest text that is examined: people's own texts are no sentences of the server. */
const LONGEST = 4_000;
const MOST_SENTENCES = 12;
/** How deeply computed parts may be sentences themselves. */
const DEEPEST = 3;

/** A translation from the console's catalogue, where computed parts are `{0}`, `{1}`. */
export function createParole(words: Readonly<Record<string, string>>, reword: Reword = () => undefined): Parole {
  const whole = new Map(Object.entries(words));
  const modeles = Object.entries(words)
    .filter(([texte]) => /\{\d+\}/.test(texte) && (lettersOf(texte) >= FEWEST_LETTERS || isWhole(texte)))
    .sort(([one], [other]) => lettersOf(other) - lettersOf(one))
    .map(([texte, dit]) => modeleOf(texte, dit));

  function found(texte: string, depth: number): string | undefined {
    const known = whole.get(texte);
    if (known !== undefined || depth > DEEPEST) return known;
    for (const { written, dit, places } of modeles) {
      const all = computedIn(texte, written);
      if (all === null) continue;
      const said = new Map(
        places.map(({ numero, isName }, rang) => {
          const computed = all[rang] ?? '';
          return [numero, isName ? computed : (found(computed, depth + 1) ?? sayComputed(computed))];
        }),
      );
      return dit.replace(/\{(\d+)\}/g, (_, numero: string) => said.get(numero) ?? '');
    }
    return undefined;
  }

  /** A date or a number, or a number of things: « 12 objets ». « 3 Sites » is a name. */
  function sayComputed(computed: string): string {
    const reworded = reword(computed);
    if (reworded !== undefined) return reworded;
    const [, number = '', space = '', noun = ''] = COUNTED.exec(computed) ?? [];
    const said = whole.get(noun) ?? lowered(whole.get(noun.charAt(0).toUpperCase() + noun.slice(1)));
    return said === undefined ? computed : `${reword(number) ?? number}${space}${said}`;
  }

  /** Several sentences may have been put side by side: as many as are known together are said together. */
  function line(texte: string): string {
    if (texte.length > LONGEST) return texte;
    const direct = found(texte, 0);
    if (direct !== undefined) return direct;
    const sentences = texte.split(/(?<=[.?!]) (?=[\p{Lu}«])/u);
    if (sentences.length > MOST_SENTENCES) return texte;
    const said: string[] = [];
    for (let from = 0; from < sentences.length; ) {
      const rest = sentences.slice(from);
      const taken = rest.findLastIndex((_, last) => found(rest.slice(0, last + 1).join(' '), 0) !== undefined);
      const together = rest.slice(0, Math.max(1, taken + 1)).join(' ');
      said.push(found(together, 0) ?? together);
      from += Math.max(1, taken + 1);
    }
    return said.join(' ');
  }

  return (texte) => texte.split('\n').map(line).join('\n');
}

const COUNTED = /^(\d[\d\u00a0\u202f,]*)([ \u00a0])(\p{Ll}.*)$/u;
const lowered = (texte: string | undefined) => texte && texte.charAt(0).toLowerCase() + texte.slice(1);

const lettersOf = (texte: string) => texte.replace(/\{\d+\}/g, '').match(/\p{L}/gu)?.length ?? 0;

function modeleOf(texte: string, dit: string): Modele {
  const parts = texte.split(/\{(\d+)\}/);
  const written = parts.filter((_, rang) => rang % 2 === 0);
  const places = parts.flatMap((numero, rang) =>
    rang % 2 === 1 ? [{ numero, isName: /«\s?$/.test(parts[rang - 1] ?? '') }] : [],
  );
  return { written, dit, places };
}

/**
 * The computed parts of a sentence in order, or null when the text is another sentence. Each written part is matched
 * where it first comes: if the text can match at all it matches so, in one pass.
 */
function computedIn(texte: string, written: readonly string[]): string[] | null {
  const [first = '', ...others] = written;
  const last = others.pop() ?? '';
  if (!texte.startsWith(first) || !texte.endsWith(last)) return null;
  const end = texte.length - last.length;
  const computed: string[] = [];
  let from = first.length;
  for (const part of others) {
    const at = texte.indexOf(part, from);
    if (at === -1 || at + part.length > end) return null;
    computed.push(texte.slice(from, at));
    from = at + part.length;
  }
  return from > end ? null : [...computed, texte.slice(from, end)];
}
