/**
 * The words that a text is found by, the same for what is kept and for what is asked: without accents or capitals, light endings
 * off, so that « terrasses ombragées » is found by « terrasse ombragée ». Worked out here and not by the database: its French
 * dictionary takes a millisecond for a description, which is most of the time of an import.
 */
export function motsDe(text: string, most = MOST): string[] {
  const found = new Set<string>();
  const folded = text.normalize('NFD').replace(MARKS, '').replace(LIGATURES, ligature).toLowerCase();
  for (const [word] of folded.matchAll(WORD)) {
    if (word.length < 2 || word.length > LONGEST || VIDES.has(word)) continue;
    found.add(stemOf(word));
    if (found.size >= most) break;
  }
  return [...found];
}

const MOST = 150;
const LONGEST = 40;
const MARKS = /\p{M}/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const LIGATURES = /[œŒæÆß]/g;
const ligature = (letter: string) => ({ œ: 'oe', Œ: 'oe', æ: 'ae', Æ: 'ae' })[letter] ?? 'ss';

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
  nous on ou par pas pour qu que qui sa se ses son sur ta te tes toi ton tu un une vos votre vous c d j l m n s t y ete sont the of
  and to in a is it for on with as at by an be der die das und mit von zu den im ein eine`.split(/\s+/),
);
