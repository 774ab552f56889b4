/**
 * The words of a text for search, the same for what is indexed and what is asked: without accents, capitals or light
 * endings, so that « terrasses ombragées » is found by « terrasse ombragée ». They are computed here since the
 * database's French dictionary takes a millisecond for a description, most of the time of an import.
 */
export function motsDe(text: string, most = MOST): string[] {
  const found = new Set<string>();
  let start = -1;
  for (let index = 0; index <= text.length && found.size < most; index += 1) {
    const code = text.charCodeAt(index);
    if (isOfWord(code) || (isHalf(code) && OF_WORD.test(String.fromCodePoint(text.codePointAt(index) ?? 0)))) {
      if (start < 0) start = index;
      // The second half of the character is skipped.
      if (isHalf(code)) index += 1;
    } else if (start >= 0) {
      const word = wordOf(text.slice(start, index));
      if (word !== '') found.add(word);
      start = -1;
    }
  }
  return [...found];
}

const MOST = 150;
const LONGEST = 40;
const OF_WORD = /[\p{L}\p{N}\p{M}]/u;
const MARKS = /\p{M}/gu;
const LIGATURES = /[œæß]/g;
const ligature = (letter: string) => ({ œ: 'oe', æ: 'ae' })[letter] ?? 'ss';

/** What is known of each code: 0 nothing yet, 1 part of words, 2 between words. The expression is slower. */
const codes = new Uint8Array(65_536);

function isOfWord(code: number): boolean {
  if (codes[code] === 0) codes[code] = OF_WORD.test(String.fromCharCode(code)) ? 1 : 2;
  return codes[code] === 1;
}

/** The first half of a rare letter, or of an emoji. */
function isHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

/** How many words are remembered with their result. A longer piece would keep its whole text in memory. */
const MOST_KNOWN = 50_000;
const LONGEST_KNOWN = 12;
const known = new Map<string, string>();

/** The search form of a written word, or nothing for a word without meaning. */
function wordOf(written: string): string {
  const before = known.get(written);
  if (before !== undefined) return before;
  const folded = written.normalize('NFD').replace(MARKS, '').toLowerCase().replace(LIGATURES, ligature);
  const word = folded.length < 2 || folded.length > LONGEST || VIDES.has(folded) ? '' : stemOf(folded);
  if (known.size >= MOST_KNOWN) known.clear();
  if (written.length <= LONGEST_KNOWN) known.set(written, word);
  return word;
}

/** Plural and feminine aside. Numbers and short words stay whole. */
function stemOf(word: string): string {
  if (word.length < 5) return word;
  return word
    .replace(/eaux$/, 'eau')
    .replace(/aux$/, 'al')
    .replace(/[sx]$/, '')
    .replace(/ees?$/, 'e')
    .replace(/(.{4})e$/, '$1');
}

const VIDES = new Set(
  `au aux avec ce ces cette dans de des du elle en est et eux il ils je la le les leur lui ma mais me meme mes moi mon ne nos notre
  nous on ou par pas pour qu que qui sa se ses son sur ta te tes toi ton tu un une vos votre vous c d j l m n s t y sont the of
  and to in a is it for on with as at by an be der die das und mit von zu den im ein eine`.split(/\s+/),
);
