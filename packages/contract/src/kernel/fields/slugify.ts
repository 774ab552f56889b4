/** The longest slug that slugSchema accepts. */
const LONGEST = 100;
const LIGATURES: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** « Été à l’Œuvre » → `ete-a-l-oeuvre`: a slug, or nothing when no letter can be kept. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[œæßøłđðþ]/g, (letter) => LIGATURES[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, LONGEST)
    .replace(/-$/, '');
}
